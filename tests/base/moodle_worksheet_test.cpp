#include "base/moodle_worksheet.h"

#include <gtest/gtest.h>

#include <string>

namespace flocking {
namespace {

// Returns the columns found as "0 1 2 4 5 6 7": identifier, name, email, grade, maximum, can
// change, submitted; - if missing.
std::string columns_of(const std::string& text) {
  const auto found = find_moodle_columns(parse_csv(text, "x"));
  if (!found) return "none";
  std::string all = std::to_string(found->identifier);
  for (const auto& one : {found->name, found->email, found->grade, found->maximum,
                          found->can_change, found->submitted}) {
    all += one ? ' ' + std::to_string(*one) : " -";
  }
  return all;
}

TEST(MoodleWorksheet, IsReadByItsHeadingsInEnglish) {
  EXPECT_EQ(columns_of("Identifier,Full name,Email address,Status,Grade,Maximum Grade,"
                       "Grade can be changed,Last modified (submission)\n"),
            "0 1 2 4 5 6 7");
  EXPECT_EQ(columns_of("Identifier,Status,Grade\nParticipant 1,x,\n"), "0 - - 2 - - -");
  EXPECT_EQ(columns_of("identifier,github_username\ns1,ada\n"), "none");
}

TEST(MoodleWorksheet, IsReadByOrderAndContentInAnyLanguage) {
  EXPECT_EQ(
      columns_of("ID;Vollständiger Name;E-Mail-Adresse;Status;Bewertung;Bestwertung;Bewertung kann "
                 "geändert werden;Zuletzt geändert (Abgabe)\n"
                 "Teilnehmer/in101;Ada Lovelace;ada@x.example;Zur Bewertung abgegeben;;10,00;Ja;-\n"
                 "Teilnehmer/in102;Grace Hopper;grace@x.example;Keine Abgabe;7,50;10,00;Nein;-\n"),
      "0 1 2 4 5 6 7");
  EXPECT_EQ(columns_of("識別子,ステータス,評点,最大評点,評点を変更できる\n"
                       "参加者101,提出済み,,10.00,Yes\n参加者102,提出済み,,10.00,Yes\n"),
            "0 - - 2 3 4 -")
      << "a blind worksheet";
  EXPECT_EQ(
      columns_of("Identificador,Estado,Equipo,Calificación,Máxima,Cambiar,Fecha\n"
                 "Participante 7,Enviado - ,A,,10,Sí,-\nParticipante 8,Enviado - ,B,,10,Sí,-\n"),
      "0 - - 3 4 5 6")
      << "blind, with groups";
}

TEST(MoodleWorksheet, IsNoOtherTable) {
  EXPECT_EQ(columns_of("id,name,login,email\nu101,Ada,ada,a@x\nu102,Grace,grace,g@x\n"), "none");
  EXPECT_EQ(columns_of("id,a,b,c,d\nParticipant 1,x,,10,Yes\nParticipant 1,x,,10,Yes\n"), "none")
      << "the same number twice";
  EXPECT_EQ(columns_of("id,a,b,c,d\nParticipant 1,x,,10,Yes\nParticipant 2,x,,12,Yes\n"), "none")
      << "no maximum";
  EXPECT_EQ(columns_of(""), "none");
}

TEST(MoodleWorksheet, HasNumbersOfParticipants) {
  EXPECT_EQ(participant_number("Participant 101"), "101");
  EXPECT_EQ(participant_number("Teilnehmer/in101"), "101");
  EXPECT_EQ(participant_number("参加者 007"), "007");
  EXPECT_EQ(participant_number("101"), "");
  EXPECT_EQ(participant_number("Participant"), "");
  EXPECT_EQ(participant_number(" 12"), "");
  EXPECT_EQ(participant_number("s12"), "") << "one letter is no word";
}

}  // namespace
}  // namespace flocking

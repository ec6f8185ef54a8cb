// Numbers and results in words.

const pointsText = (points) => String(Number(points.toFixed(2)));

const secondsText = (seconds) =>
  seconds === null ? "–" : `${seconds.toFixed(seconds < 10 ? 3 : 1)} s`;

const durationText = (seconds) => {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const minutes = Math.floor(seconds / 60);
  const rest = `${Math.floor(seconds % 60)} s`;
  return minutes < 60
    ? `${minutes} min ${rest}`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

const bytesText = (bytes) => {
  if (bytes < 1024) return counted(bytes, "byte");
  if (bytes < 1048576) return `${(bytes / 1024).toFixed(1)} KiB`;
  return `${(bytes / 1048576).toFixed(1)} MiB`;
};

const percentText = (part, all) => (all === 0 ? "–" : `${Math.floor((100 * part) / all)}%`);

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const dateText = (iso) => iso.replace("T", " ").replace("Z", " UTC");

// "wrong answer", followed by its detail if it has one.
const notRunText = (verdict) => {
  if (verdict === "CE") return ", as the submission does not compile";
  return verdict === "NG" ? "" : ", as the submission cannot start";
};

// Why a submission was not run.
const refusalText = ({ cannot_start: reason, refused_as: verdict }) => {
  const heads = { CE: "Does not compile", NG: "Not gradable" };
  return `${heads[verdict] ?? "Cannot start"}: ${reason}.`;
};

const verdictText = (result) => {
  if (result.runs === 0) return `${result.verdict_name}: not run${notRunText(result.verdict)}`;
  return result.detail ? `${result.verdict_name}: ${result.detail}` : result.verdict_name;
};

const groupText = (group) => (group === "." ? "top folder" : group);

// "3 causes"; shorter than the headline of an explanation.
const explanationBrief = (explanation) => {
  if (!explanation) return "";
  if (explanation.status === "unexplained") return "unexplained";
  if (explanation.follows) return `by ${explanation.follows.rules}`;
  if (explanation.follows_rules) return "by the rules";
  const told = explanation.causes
    ? counted(explanation.causes.length, "cause")
    : explanation.parts && counted(explanation.parts.length, "part");
  return explanation.status === "partly" ? `partly${told ? `: ${told}` : ""}` : told || "explained";
};

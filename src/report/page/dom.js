// Elements. Text is only ever inserted as text: this page never parses markup.

const element = (id) => document.getElementById(id);

const add = (parent, child) => {
  if (Array.isArray(child)) {
    child.forEach((one) => add(parent, one));
  } else if (child !== null && child !== undefined && child !== "") {
    parent.append(child instanceof Node ? child : String(child));
  }
};

// make("td", {class: "cell", "aria-label": "..."}, children...): a child is an element, a text, a list of children, or
// nothing. Attributes that are false or null are left out.
const make = (tag, attributes = {}, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === "function") {
      made.addEventListener(name, value);
    } else {
      made.setAttribute(name, value === true ? "" : String(value));
    }
  }
  add(made, children);
  return made;
};

const fill = (parent, ...children) => {
  parent.replaceChildren();
  add(parent, children);
  parent.hidden = parent.childNodes.length === 0;
};

// Shows a share from 0 to 1 as a bar, drawn by the style sheet.
const withShare = (made, share) => {
  made.style.setProperty("--share", `${(100 * share).toFixed(1)}%`);
  return made;
};

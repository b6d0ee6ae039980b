const fs = require('node:fs');
const path = require('node:path');

/**
 * @typedef {{ title: string, text: string }} Passage
 * @typedef {{ ne: readonly string[], en: readonly string[] }} Places in an answer; the first that holds a text is taken
 * @typedef {{ call: string, title: Places, lines: readonly (Places & { label?: string })[] }} Asked what the host asks
 *   the gateway for, to head the page with
 * @typedef {{ title: string, lead?: string, fields?: readonly string[], hints?: readonly string[], action?: string,
 *   sheet?: boolean, passages?: readonly Passage[], asked?: Asked }} Outline
 * @typedef {{ call: string, title: readonly string[],
 *   lines: readonly { label?: string, places: readonly string[] }[] }} AskedIn of one language
 * @typedef {{ ne: Omit<Outline, 'asked'> & { asked?: AskedIn },
 *   en: Omit<Outline, 'asked'> & { asked?: AskedIn } }} Outlines
 */

/**
 * `outlines.json` of a workspace: what stands on a page before its code has come, by keys of its words. The build puts
 * the words in, so that what is seen first and what takes its place say the same.
 *
 * @param {string} dir
 * @param {string} words folder of the words
 * @returns {Readonly<Record<string, Outlines>>}
 */
function pageOutlines(dir, words) {
  const file = path.join(dir, 'outlines.json');
  if (!fs.existsSync(file)) return {};
  /** @type {Record<string, Outline>} */
  const outlines = JSON.parse(fs.readFileSync(file, 'utf8'));
  const [ne, en] = ['ne', 'en'].map((language) =>
    JSON.parse(fs.readFileSync(path.join(words, `${language}.json`), 'utf8')),
  );
  return Object.fromEntries(
    Object.entries(outlines).map(([pattern, outline]) => [
      pattern,
      { ne: worded(outline, ne, 'ne'), en: worded(outline, en, 'en') },
    ]),
  );
}

/**
 * @param {Outline} outline
 * @param {Readonly<Record<string, string>>} words
 * @param {'ne' | 'en'} language
 * @returns {Outlines['ne']}
 */
function worded({ title, lead, fields, hints, action, sheet, passages, asked }, words, language) {
  /** @param {string} key */
  const text = (key) => {
    const found = words[key];
    if (found === undefined || found.includes('{{'))
      throw new Error(`outlines.json names ${key}, which is no plain text`);
    return found;
  };
  return {
    title: text(title),
    ...(lead === undefined ? {} : { lead: text(lead) }),
    ...(fields === undefined ? {} : { fields: fields.map(text) }),
    ...(hints === undefined ? {} : { hints: hints.map(text) }),
    ...(action === undefined ? {} : { action: text(action) }),
    ...(sheet === true ? { sheet } : {}),
    ...(passages === undefined
      ? {}
      : { passages: passages.map((passage) => ({ title: text(passage.title), text: text(passage.text) })) }),
    ...(asked === undefined
      ? {}
      : {
          asked: {
            call: asked.call,
            title: asked.title[language],
            lines: asked.lines.map((line) => ({
              ...(line.label === undefined ? {} : { label: text(line.label) }),
              places: line[language],
            })),
          },
        }),
  };
}

module.exports = { pageOutlines };

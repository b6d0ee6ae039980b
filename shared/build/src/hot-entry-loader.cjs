const { hotEntry } = require('./watch-mode.cjs');

/** A remote has no entry of its own; what must run first is written above its exposed module. */
module.exports = function hotEntryLoader(/** @type {string} */ source) {
  return `${hotEntry().map((file) => `import ${JSON.stringify(file)};`).join('')}\n${source}`;
};

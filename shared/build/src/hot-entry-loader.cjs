const { HOT_CLIENT } = require('./watch-mode.cjs');

/** A remote has no entry of its own; what must run first is written above its exposed module. */
module.exports = function hotEntryLoader(/** @type {string} */ source) {
  return `import ${JSON.stringify(HOT_CLIENT)};\n${source}`;
};

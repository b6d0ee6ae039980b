const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', '.cache']);

/**
 * Every file of a folder with what the file system changes whenever somebody writes it.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function traces(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : traces(file);
    return [traceOf(file)];
  });
}

/** @param {string} file */
function traceOf(file) {
  const { ino, size, mtimeMs, ctimeMs } = fs.statSync(file);
  return `${file} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** @typedef {{ traces: string, hashes: [string, string][] }} Reading */

/** @param {string} memory @returns {Reading[]} */
function recall(memory) {
  try {
    const read = JSON.parse(fs.readFileSync(memory, 'utf8'));
    return Array.isArray(read) ? read : [];
  } catch {
    // Not there yet, or damaged: then it is made anew.
    return [];
  }
}

/**
 * Following the imports takes half a second, which every start would wait for. As long as no file was touched since,
 * the hashes are those of last time; a file that is saved while they are read makes the next ones new.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {readonly string[]} options.folders with all sources, relative to the root
 * @param {readonly string[]} options.names
 * @param {() => ReadonlyMap<string, string>} options.read
 * @returns {ReadonlyMap<string, string>}
 */
function rememberedHashes({ root, folders, names, read }) {
  const memory = path.join(root, '.cache', 'bundle-hashes.json');
  const seen = [
    traceOf(path.join(root, 'package-lock.json')),
    ...folders.flatMap((folder) => traces(path.join(root, folder))),
  ].sort();
  const now = crypto.createHash('sha256').update(seen.join('\n')).digest('hex');
  const known = recall(memory).filter(({ traces: of }) => of === now);
  // a reading of all holds each single one as well
  const last = known.find(({ hashes }) => names.every((name) => hashes.some(([of]) => of === name)));
  if (last !== undefined) return new Map(last.hashes.filter(([name]) => names.includes(name)));
  const hashes = read();
  fs.mkdirSync(path.dirname(memory), { recursive: true });
  const next = `${memory}.${process.pid}.next`;
  fs.writeFileSync(next, JSON.stringify([...known, { traces: now, hashes: [...hashes] }]));
  fs.renameSync(next, memory);
  return hashes;
}

module.exports = { rememberedHashes };

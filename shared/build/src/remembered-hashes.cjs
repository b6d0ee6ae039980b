const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', '.cache']);

/** Every file of a folder with what the file system changes whenever somebody writes it. @param {string} folder @returns {string[]} */
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

/** @param {string} memory @returns {Record<string, { traces: string, hashes: [string, string][] }>} */
function recall(memory) {
  try {
    return JSON.parse(fs.readFileSync(memory, 'utf8'));
  } catch {
    // Not there yet, or damaged: then it is made anew.
    return {};
  }
}

/**
 * Following the imports takes half a second, which every start would wait for. As long as no file was touched since, the
 * hashes are those of last time; a file that is saved while they are read makes the next ones new.
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
  const seen = [traceOf(path.join(root, 'package-lock.json')), ...folders.flatMap((folder) => traces(path.join(root, folder)))].sort();
  const now = crypto.createHash('sha256').update(seen.join('\n')).digest('hex');
  const key = names.join(' ');
  const known = recall(memory);
  const last = known[key];
  if (last?.traces === now) return new Map(last.hashes);
  const hashes = read();
  const current = Object.fromEntries(Object.entries(known).filter(([, { traces: of }]) => of === now));
  fs.mkdirSync(path.dirname(memory), { recursive: true });
  const next = `${memory}.${process.pid}.next`;
  fs.writeFileSync(next, JSON.stringify({ ...current, [key]: { traces: now, hashes: [...hashes] } }));
  fs.renameSync(next, memory);
  return hashes;
}

module.exports = { rememberedHashes };

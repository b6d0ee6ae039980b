const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'test', '.cache']);
const TEST_FILE = /\.(test|spec)\.[cm]?[jt]sx?$/;

/**
 * Every file that can change what is built from a folder, in a stable order.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function sourceFiles(folder) {
  if (!fs.existsSync(folder)) return [];
  if (fs.statSync(folder).isFile()) return [folder];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : sourceFiles(full);
      return TEST_FILE.test(entry.name) || entry.name.endsWith('.md') ? [] : [full];
    });
}

/**
 * A name for the content of some files and folders: equal content, equal hash, on every machine.
 *
 * @param {readonly string[]} inputs absolute paths
 * @param {string} root paths enter the hash relative to this folder
 * @param {readonly string[]} [lines] what counts beside them
 */
function hashOfSources(inputs, root, lines = []) {
  const hash = crypto.createHash('sha256');
  for (const file of inputs.flatMap(sourceFiles)) {
    hash.update(`${path.relative(root, file).split(path.sep).join('/')}\0`);
    hash.update(fs.readFileSync(file));
    hash.update('\0');
  }
  for (const line of lines) hash.update(`${line}\0`);
  return hash.digest('hex').slice(0, 10);
}

module.exports = { hashOfSources, sourceFiles };

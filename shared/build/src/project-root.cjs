const fs = require('node:fs');
const path = require('node:path');

const INSTALLED = `${path.sep}node_modules${path.sep}`;

/** Whether the presets stand in the repository of the portal, or are installed in a team's own. */
const inRepository = !__dirname.includes(INSTALLED);

/** The folder whose workspaces are built: the repository's root, three folders above this file, or the team's own. */
const ROOT = inRepository ? path.resolve(__dirname, '../../..') : __dirname.slice(0, __dirname.indexOf(INSTALLED));

/** @param {string} folder @returns {string | undefined} name of the remote that this folder holds */
function remoteIn(folder) {
  const file = path.join(folder, 'routes.json');
  if (!fs.existsSync(file)) return undefined;
  const { remote } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return typeof remote === 'string' && remote.startsWith('mf-') ? remote : undefined;
}

/** A repository of one remote is that remote's folder; of several, each has its own as here. */
const folderOf = (/** @type {string} */ name) =>
  !inRepository && remoteIn(ROOT) === name ? ROOT : path.join(ROOT, name);

/** @returns {string[]} names of all remotes: folders `mf-*` with a routes.json */
function remoteNames() {
  const single = inRepository ? undefined : remoteIn(ROOT);
  if (single !== undefined) return [single];
  return fs
    .readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && fs.existsSync(path.join(ROOT, name, 'routes.json')))
    .sort();
}

/** What the commands of a folder release. @param {string} folder */
const releasedFrom = (folder) =>
  inRepository && fs.realpathSync(folder) === path.join(ROOT, 'shell') ? 'shell' : remoteIn(folder);

module.exports = { ROOT, inRepository, remoteIn, releasedFrom, folderOf, remoteNames };

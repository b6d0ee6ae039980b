/* global __webpack_hash__, __webpack_public_path__ */
/// <reference types="webpack/module" />
/**
 * Runs in watch mode only: asks whether there is a newer build of this workspace and takes it over, in place where
 * React refresh can, otherwise by loading the page again.
 *
 * Asks instead of holding a socket, because the portal's policy allows sockets to its own origin only.
 */
const EVERY_MS = 1000;
const hot = import.meta.webpackHot;

async function look() {
  try {
    const answer = await fetch(`${__webpack_public_path__}hot-build.json`, { cache: 'no-store' });
    const { hash } = await answer.json();
    if (hash !== __webpack_hash__ && hot?.status() === 'idle') await take();
  } catch {
    // the portal restarts; the next look finds it again
  }
}

async function take() {
  try {
    const updated = await hot.check(true);
    if (updated === null) window.location.reload();
  } catch {
    window.location.reload();
  }
}

setInterval(() => void look(), EVERY_MS);

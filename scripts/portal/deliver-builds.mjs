import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces, distOf } from './paths.mjs';
import { changeRegistry, isPublished, readMeta, readRegistry, upload } from './publish.mjs';
import { say } from './say.mjs';

/**
 * After a start: what was built here and is not known to the portal yet goes live. What is known was decided by a
 * release or a rollback, and a start must not undo that. Each change is said, and nothing is said of the others.
 *
 * @param {string} portal
 * @param {string} token
 * @param {string | undefined} shellBefore what was live before: a new shell the host has taken in by itself when it
 * started
 */
export async function deliverBuilds(portal, token, shellBefore) {
  const { shell } = await readRegistry(portal);
  if (shell !== undefined)
    sayDelivered({
      name: 'shell',
      version: readMeta(distOf('shell')).version,
      before: shellBefore,
      after: shell.version,
    });
  for (const name of workspaces.remoteNames()) {
    const { version } = readMeta(distOf(name));
    const live = (await readRegistry(portal)).remotes[name];
    const known = await isPublished(portal, name, version);
    if (!known) await upload({ portal, token, name, dist: distOf(name) });
    const goesLive = !known || live === undefined;
    if (goesLive) await changeRegistry({ portal, token, name, change: { version } });
    sayDelivered({ name, version, before: live?.version, after: goesLive ? version : live.version });
  }
}

function sayDelivered({ name, version, before, after }) {
  if (after !== version) {
    say(
      `${name}: ${after} प्रत्यक्ष छ; निर्माण भएको ${version} प्रकाशित छ तर प्रत्यक्ष छैन।`,
      `${name}: ${after} is live; the built ${version} is published but not live (npm run release -w ${name}).`,
    );
  } else if (before === undefined)
    say(`${name}: ${version} पहिलो पटक प्रकाशित भयो।`, `${name}: ${version} is live, the first of it here`);
  else if (before !== after)
    say(
      `${name}: ${before} को सट्टा ${version} प्रकाशित भयो।`,
      `${name}: ${version} is live instead of ${before}, because what it is built of changed here`,
    );
}

/** The shell that is live before the host starts. */
export function liveShell(data) {
  const file = join(data, 'portal/registry.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).shell?.version : undefined;
}

import { workspaces, distOf } from './paths.mjs';
import { changeRegistry, isPublished, readMeta, readRegistry, upload } from './publish.mjs';
import { say } from './say.mjs';

/**
 * After a start: what was built here and is not known to the portal yet goes live. What is known was decided by a
 * release or a rollback, and a start must not undo that. Each change is said, and nothing is said of the others.
 */
export async function deliverBuilds(portal, token) {
  for (const name of workspaces.remoteNames()) {
    const { version } = readMeta(distOf(name));
    const live = (await readRegistry(portal)).remotes[name];
    const known = await isPublished(portal, name, version);
    if (!known) await upload({ portal, token, name, dist: distOf(name) });
    if (!known || live === undefined) {
      await changeRegistry({ portal, token, name, change: { version } });
      say(
        live === undefined ? `${name}: ${version} पहिलो पटक प्रकाशित भयो।` : `${name}: ${live.version} को सट्टा ${version} प्रकाशित भयो।`,
        live === undefined ? `${name}: ${version} is live, the first of it here` : `${name}: ${version} is live instead of ${live.version}, because what it is built of changed here`,
      );
    } else if (live.version !== version) {
      say(
        `${name}: ${live.version} प्रत्यक्ष छ; निर्माण भएको ${version} प्रकाशित छ तर प्रत्यक्ष छैन।`,
        `${name}: ${live.version} is live; the built ${version} is published but not live (npm run release -w ${name}).`,
      );
    }
  }
}

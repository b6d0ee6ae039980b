/** `npm run build`: everything that changed, or the named workspaces; as it is delivered to others. */
import { allNames, buildWhatChanged, compressForRelease } from './portal/build.mjs';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { run, say } from './portal/say.mjs';

await run(async () => {
  requireNode();
  await installIfNeeded();
  const named = process.argv.slice(2);
  const names = named.length > 0 ? named : allNames();
  const built = await buildWhatChanged(names);
  await compressForRelease(names);
  if (built.length === 0) say('सबै निर्माण अद्यावधिक छ।', 'Everything is up to date.');
});

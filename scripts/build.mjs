/** `npm run build`: everything that changed, or the named workspaces. */
import { buildWhatChanged } from './portal/build.mjs';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { run, say } from './portal/say.mjs';

await run(async () => {
  requireNode();
  await installIfNeeded();
  const names = process.argv.slice(2);
  const built = await buildWhatChanged(names.length > 0 ? names : undefined);
  if (built.length === 0) say('सबै निर्माण अद्यावधिक छ।', 'Everything is up to date.');
});

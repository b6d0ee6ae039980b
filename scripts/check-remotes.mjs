/**
 * `npm run check:remotes -- [--to URL]`: runs the live and the previous remotes of a portal on the shell that is built
 * here.
 */
import { parseArgs } from 'node:util';
import { addresses } from './portal/addresses.mjs';
import { buildWhatChanged } from './portal/build.mjs';
import { installIfNeeded } from './portal/install.mjs';
import { Refusal, run, say } from './portal/say.mjs';
import { checkRemotes } from './portal/served-remotes.mjs';

function portalOf(argv) {
  try {
    const { values } = parseArgs({ args: argv, options: { to: { type: 'string' } }, strict: true });
    return new URL(values.to ?? process.env.REGISTRAR_PORTAL ?? addresses().portal).origin;
  } catch {
    throw new Refusal('ठेगाना मिलेन। यसरी लेख्नुहोस्:', 'The options cannot be read. Type:', [
      'npm run check:remotes -- [--to https://portal.example]',
    ]);
  }
}

await run(async () => {
  const portal = portalOf(process.argv.slice(2));
  await installIfNeeded({ tools: true });
  await buildWhatChanged(['shell']);
  await checkRemotes(portal);
  say('सबै प्रत्यक्ष रिमोट यो शेलमा चल्छन्।', 'All live remotes run on this shell.');
});

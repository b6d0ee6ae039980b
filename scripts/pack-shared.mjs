/**
 * `npm run pack:shared [-- --to FOLDER]`: makes packages of all that a remote is built, tested and released with, for
 * teams with a repository of their own. See docs/own-repository.md.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installIfNeeded, requireNode } from './portal/install.mjs';
import { packShared } from './portal/packing/pack.mjs';
import { ROOT } from './portal/paths.mjs';
import { Refusal, run, say } from './portal/say.mjs';

function folderAsked() {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to;
  } catch (error) {
    throw new Refusal('यसरी लेख्नुहोस्:', `${error.message.split('. ')[0]}. Type:`, [
      'npm run pack:shared -- --to ../packages',
    ]);
  }
}

await run(async () => {
  requireNode();
  const to = resolve(process.env.INIT_CWD ?? process.cwd(), folderAsked() ?? resolve(ROOT, '.cache/packages'));
  await installIfNeeded({ tools: true });
  const files = await packShared(to);
  say(`${to} मा ${files.length} प्याकेज छन्।`, `${files.length} packages are in ${to}:`);
  console.log(files.map((file) => `  ${file}`).join('\n'));
});

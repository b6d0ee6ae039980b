/** `registrar-remote check` in a remote's folder: types, lint, tests and build, as a release wants them. */
import { buildWhatChanged } from './portal/build.mjs';
import { workspaces } from './portal/paths.mjs';
import { checkCode } from './portal/remote-checks.mjs';
import { Refusal, run, say } from './portal/say.mjs';

await run(async () => {
  const name = workspaces.remoteIn(process.cwd());
  if (name === undefined) throw new Refusal('यो आदेश रिमोटको फोल्डरमा चलाउनुहोस्।', 'Run this in the folder of a remote.');
  await checkCode(name, ['types', 'lint', 'tests']);
  await buildWhatChanged([name]);
  say(`${name} ठीक छ।`, `${name} is in order.`);
});

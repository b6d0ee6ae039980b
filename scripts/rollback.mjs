/**
 * Run in the folder of a remote or of the shell:
 * `npm run rollback -w mf-name-reservation -- [--to URL] [--version 1.0.0-ab12cd] [--yes]`.
 */
import { confirm, readOptions, target } from './portal/deploy-options.mjs';
import { workspaces } from './portal/paths.mjs';
import { rollbackTarget } from './portal/pointless.mjs';
import { changeRegistry, liveIn, readRegistry } from './portal/publish.mjs';
import { Refusal, run, say } from './portal/say.mjs';

await run(async () => {
  const name = workspaces.releasedFrom(process.cwd());
  if (name === undefined)
    throw new Refusal('यो आदेश रिमोट वा शेलको फोल्डरमा चलाउनुहोस्।', 'Run this in the folder of a remote or of the shell.');
  const options = readOptions({ script: 'rollback', remote: name, known: ['to', 'version', 'urgency', 'yes'] });
  const to = target(options);
  const { version } = options;
  const live = liveIn(await readRegistry(to.portal), name);
  const next = await rollbackTarget({ ...to, name, live, version });
  await confirm(options, { ...to, name, live: live.version, next });
  const change = version === undefined ? { rollback: true } : { version };
  const document = await changeRegistry({ ...to, name, change: { ...change, urgency: options.urgency } });
  say(
    `${name} ${liveIn(document, name).version} मा फर्कियो।`,
    `${name} is back at ${liveIn(document, name).version} (revision ${document.revision}).`,
  );
});

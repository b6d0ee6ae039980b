/** Run in a remote's folder: `npm run rollback -w mf-name-reservation -- [--to URL] [--version 1.0.0-ab12cd] [--yes]`. */
import { basename } from 'node:path';
import { confirm, readOptions, target } from './portal/deploy-options.mjs';
import { changeRegistry, readRegistry } from './portal/publish.mjs';
import { run, say } from './portal/say.mjs';

await run(async () => {
  const name = basename(process.cwd());
  const options = readOptions({ script: 'rollback', remote: name, known: ['to', 'version', 'urgency', 'yes'] });
  const to = target(options);
  const { version } = options;
  const live = (await readRegistry(to.portal)).remotes[name];
  await confirm(options, { ...to, name, live: live?.version ?? 'none', next: version ?? live?.previous ?? 'none' });
  const change = version === undefined ? { rollback: true } : { version };
  const document = await changeRegistry({ ...to, name, change: { ...change, urgency: options.urgency } });
  say(`${name} ${document.remotes[name].version} मा फर्कियो।`, `${name} is back at ${document.remotes[name].version} (revision ${document.revision}).`);
});

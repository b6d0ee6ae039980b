/** Run in a remote's folder: `npm run rollback -w mf-name-reservation -- [--to URL] [--version 1.0.0-ab12cd]`. */
import { basename } from 'node:path';
import { option, target } from './portal/deploy-options.mjs';
import { changeRegistry } from './portal/publish.mjs';
import { run, say } from './portal/say.mjs';

await run(async () => {
  const name = basename(process.cwd());
  const version = option('--version');
  const change = version === undefined ? { rollback: true } : { version };
  const document = await changeRegistry({ ...target(), name, change: { ...change, urgency: option('--urgency') } });
  say(`${name} ${document.remotes[name].version} मा फर्कियो।`, `${name} is back at ${document.remotes[name].version} (revision ${document.revision}).`);
});

/** `npm run reset`: empties the data folder after asking; `-- --yes` does not ask. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { ownerOf } from './portal/folder-lock.mjs';
import { dataFolder } from './portal/paths.mjs';
import { Refusal, run, say } from './portal/say.mjs';

/** What the portal itself makes; a folder named by mistake must not lose anything else. */
const OURS = ['database', 'database-restoring', 'documents', 'logs', 'portal', 'portal.lock', 'sandbox', 'secrets'];

async function confirmed(data) {
  if (process.argv.includes('--yes')) return true;
  say(`${data} भित्रको पोर्टलको सबै डाटा मेटिनेछ।`, `All data of the portal in ${data} will be deleted.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('मेटाउने? / Delete? (y/N) ');
  terminal.close();
  return /^(y|yes)$/i.test(answer.trim());
}

await run(async () => {
  const data = dataFolder();
  const owner = ownerOf(data);
  if (owner !== undefined) {
    throw new Refusal(
      `पोर्टल चलिरहेको छ (प्रक्रिया ${owner.pid})। पहिले बन्द गर्नुहोस्।`,
      `The portal is running on this folder (process ${owner.pid}). Stop it first.`,
    );
  }
  if (!existsSync(data) || readdirSync(data).length === 0) return say('मेटाउने डाटा छैन।', 'There is no data to delete.');
  if (!(await confirmed(data))) return say('केही मेटिएन।', 'Nothing was deleted.');
  // of a backup that was killed
  const copies = readdirSync(data).filter((name) => /^database-copy-[0-9a-f]{16}$/.test(name));
  for (const name of [...OURS, ...copies]) rmSync(join(data, name), { recursive: true, force: true });
  say('डाटा मेटियो।', 'The data was deleted.');
});

import { Readable } from 'node:stream';
import type { Platform } from '../../platform/platform';
import { importOldSystem } from '../../old-system/import/import-old-system';
import { COLUMNS } from '../../old-system/import/read-lines';
import { oldRecords } from './old-records';

const MARK = 'seed:old-system';

/** A small old system to try the move with; imported once, by the import that also reads real ones. */
export async function seedOldSystem(platform: Platform): Promise<void> {
  const {
    config,
    database: { db },
    log,
  } = platform;
  if (config.mode === 'production') throw new Error('Demonstration data is refused in production');
  if (await db.selectFrom('setting').select('key').where('key', '=', MARK).executeTakeFirst()) return;
  const csv = [
    COLUMNS.join(','),
    ...oldRecords.map((record) => COLUMNS.map((column) => quoted(record[column] ?? '')).join(',')),
  ].join('\n');
  const refused: string[] = [];
  const { users, companies } = await importOldSystem(platform, {
    open: () => Readable.from([csv]),
    demonstration: true,
    onRefused: ({ line, reason }) => refused.push(`${line}: ${reason}`),
  });
  if (refused.length > 0) throw new Error(`The demonstration's old records were refused:\n${refused.join('\n')}`);
  await db
    .insertInto('setting')
    .values({ key: MARK, value: JSON.stringify(true), reference: 'demonstration' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  log.info({ users: users.added, companies: companies.added }, 'the demonstration of the old system was written');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

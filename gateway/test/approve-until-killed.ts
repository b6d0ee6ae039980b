/**
 * A process that approves registrations on a folder and is killed at a statement. It first says, in a line of JSON,
 * what the kill before left of a filing and what is there when it is approved again; then it begins the next approval.
 * Only the database is opened: the approval is the gateway's own, in the gateway's own unit of work.
 */
import { performAction } from '../src/filings/engine/perform-action';
import type { Actor } from '../src/platform/actor';
import { systemClock } from '../src/platform/clock';
import { openDatabase, type OpenDatabase } from '../src/platform/database/open-database';
import { createRunUnitOfWork } from '../src/platform/unit-of-work';
import { uuidv7 } from '../src/platform/ids';
import { tracesOf } from './traces-of-approval';

const [directory = '', registrar = '', office = '', version = '', before = '', next = ''] = process.argv.slice(2);

const database: OpenDatabase = await openDatabase({ kind: 'directory', directory });
const runUnitOfWork = createRunUnitOfWork({
  db: database.db,
  clock: systemClock,
  newId: uuidv7,
  wakeJobs: () => undefined,
});
const actor: Actor = {
  accountId: registrar,
  sessionId: registrar,
  username: 'registrar',
  role: 'APPROVER_2',
  officeId: Number(office),
  external: false,
  screens: new Set(),
  restriction: null,
  secondFactor: 'NONE',
  ipHash: '',
};
const approve = (id: string): Promise<void> =>
  runUnitOfWork((unit) => performAction(unit, actor, id, 'approve', { version: Number(version), language: 'en' }));

if (before !== '') {
  const left = await tracesOf(database.db, before);
  if (left.status === 'VERIFY') await approve(before);
  const report = { left, now: await tracesOf(database.db, before) };
  await new Promise((written) => process.stdout.write(`${JSON.stringify(report)}\n`, written));
}
if (next !== '') await approve(next);
await database.close();

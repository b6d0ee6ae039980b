/**
 * A process that approves filings on a folder and is killed at a statement. It first says, in a line of JSON, what the
 * kill before left of a filing and what is there when it is approved again; then it begins the next approval. Only the
 * database is opened: the approval is the gateway's own, in the gateway's own unit of work.
 */
import { performAction } from '../src/filings/engine/perform-action';
import type { Actor } from '../src/platform/actor';
import { systemClock } from '../src/platform/clock';
import { openDatabase, type OpenDatabase } from '../src/platform/database/open-database';
import { createRunUnitOfWork } from '../src/platform/unit-of-work';
import { uuidv7 } from '../src/platform/ids';
import { approvalsSchema, type ApprovedFiling } from './approvals';
import { ledgerTracesOf } from './traces-in-ledgers';
import { tracesOf } from './traces-of-approval';

const { directory, registrar, officeId, before, next } = approvalsSchema.parse(JSON.parse(process.argv[2] ?? ''));

const database: OpenDatabase = await openDatabase({ kind: 'directory', directory });
const { db } = database;
const runUnitOfWork = createRunUnitOfWork({ db, clock: systemClock, newId: uuidv7, wakeJobs: () => undefined });
const actor: Actor = {
  accountId: registrar,
  sessionId: registrar,
  username: 'registrar',
  role: 'APPROVER_2',
  officeId,
  external: false,
  screens: new Set(),
  restriction: null,
  secondFactor: 'NONE',
  ipHash: '',
};
const approve = ({ id, version }: ApprovedFiling): Promise<void> =>
  runUnitOfWork((unit) => performAction(unit, actor, id, 'approve', { version, language: 'en' }));
const traces = ({ id, companies }: ApprovedFiling) =>
  companies ? ledgerTracesOf(db, id, companies) : tracesOf(db, id);

if (before) {
  const left = await traces(before);
  if (left.status === 'VERIFY') await approve(before);
  const report = { left, now: await traces(before) };
  await new Promise((written) => process.stdout.write(`${JSON.stringify(report)}\n`, written));
}
if (next) await approve(next);
await database.close();

import {
  callbackVerdicts,
  type ReconciliationEntry,
  type reconciliationPageSchema,
  type reconciliationQuerySchema,
} from '@registrar/domain/calls/payments';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { person } from '../../applications/summary';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { pageOf } from '../../platform/database/page-of';
import type { DB } from '../../platform/database/schema.generated';
import { describeAttempt, type AttemptRow } from './attempts';
import { allowedDecisions } from './decide-mismatch';
import { hasPartIn } from './payers';
import { describeEntry } from './read-payments';
import type { MismatchRow } from './report-mismatch';
import { readSubjects } from './subjects';

type Page = z.infer<typeof reconciliationPageSchema>;

/** Mismatches at the officer's office, pending payments, and decided mismatches. */
export async function listReconciliation(
  db: Kysely<DB>,
  actor: Actor,
  { page, size, queue }: z.infer<typeof reconciliationQuerySchema>,
  now: Date,
): Promise<Page> {
  const office = actor.officeId ?? -1;
  const waiting = queue === 'WAITING';
  let found = db
    .selectFrom('payment_attempt')
    .innerJoin('invoice', 'invoice.id', 'payment_attempt.invoice_id')
    .leftJoin('payment_mismatch', (join) =>
      join
        .onRef('payment_mismatch.attempt_id', '=', 'payment_attempt.id')
        .on(waiting ? sql<boolean>`false` : sql<boolean>`true`),
    )
    .where('invoice.office_id', '=', office);
  if (waiting) found = found.where('payment_attempt.status', '=', 'OPEN');
  else
    found = found
      .where('payment_mismatch.id', 'is not', null)
      .where('payment_mismatch.decision', queue === 'MISMATCH' ? 'is' : 'is not', null);
  const { rows: keys, total } = await pageOf(
    found
      .select(['payment_attempt.id as attempt_id', 'payment_mismatch.id as mismatch_id'])
      .orderBy(
        queue === 'DECIDED'
          ? sql`payment_mismatch.decided_at desc`
          : waiting
            ? sql`payment_attempt.began_at`
            : sql`payment_mismatch.found_at`,
      )
      .orderBy('payment_attempt.id'),
    { page, size },
  );
  const items: ReconciliationEntry[] = [];
  for (const key of keys) items.push(...(await readEntry(db, actor, key, now)));
  return { items, total, page, size };
}

async function readEntry(
  db: Kysely<DB>,
  actor: Actor,
  key: { attempt_id: string; mismatch_id: string | null },
  now: Date,
): Promise<ReconciliationEntry[]> {
  const attempt = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', key.attempt_id)
    .executeTakeFirstOrThrow();
  const invoice = await db
    .selectFrom('invoice')
    .selectAll()
    .where('id', '=', attempt.invoice_id)
    .executeTakeFirstOrThrow();
  const mismatch =
    key.mismatch_id === null
      ? undefined
      : await db.selectFrom('payment_mismatch').selectAll().where('id', '=', key.mismatch_id).executeTakeFirstOrThrow();
  const payment = describeEntry(invoice, (await readSubjects(db, [invoice])).get(invoice.id));
  return payment === undefined
    ? []
    : [
        {
          attempt: describeAttempt(attempt),
          payment,
          asked: attempt.asked,
          askAt: attempt.ask_at.toISOString(),
          told: await readTold(db, attempt),
          mismatch:
            mismatch === undefined
              ? null
              : await describeMismatch(db, mismatch, allowedDecisions(mismatch, attempt, invoice)),
          conflict: await hasPartIn(db, actor.accountId, invoice, dayInNepal(now)),
        },
      ];
}

async function readTold(db: Kysely<DB>, { id }: AttemptRow): Promise<ReconciliationEntry['told']> {
  const rows = await db
    .selectFrom('payment_callback')
    .select(['source', 'verdict', 'received_at'])
    .where('attempt_id', '=', id)
    .orderBy('received_at', 'desc')
    .limit(20)
    .execute();
  return rows.reverse().map(({ source, verdict, received_at }) => ({
    source,
    verdict: z.enum(callbackVerdicts).parse(verdict),
    at: received_at.toISOString(),
  }));
}

async function describeMismatch(
  db: Kysely<DB>,
  row: MismatchRow,
  allowed: ReturnType<typeof allowedDecisions>,
): Promise<ReconciliationEntry['mismatch']> {
  const decider =
    row.decided_by === null
      ? undefined
      : await db
          .selectFrom('account')
          .select(['id', 'name_english', 'name_nepali', 'username', 'role'])
          .where('id', '=', row.decided_by)
          .executeTakeFirst();
  const named =
    decider && person(decider.id, decider.name_english, decider.name_nepali, decider.username, decider.role);
  return {
    id: row.id,
    kind: row.kind,
    paidPaisa: row.paid_paisa,
    transactionId: row.transaction_id,
    foundAt: row.found_at.toISOString(),
    decision: row.decision,
    allowed,
    decidedBy: named ? { nameEnglish: named.nameEnglish, nameNepali: named.nameNepali } : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    remark: row.remark,
    version: row.version,
  };
}

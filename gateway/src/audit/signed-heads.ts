import { createHash } from 'node:crypto';
import { signedHeadText, type SignedHead } from '@registrar/domain/calls/audit';
import { bothCalendars } from '@registrar/domain/calendar';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { mailOf } from '../accounts/messages';
import { personOf, RECEIVER } from '../notifications/receiver';
import { CHAIN_START } from '../platform/audit/verify-audit';
import { dayInNepal } from '../platform/clock';
import { pageOf } from '../platform/database/page-of';
import type { AuditSignedHeadTable, DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { JobKind } from '../platform/jobs/job-kind';
import { domainLanguage, sentence, type MessageKey } from '../platform/language';
import { mailJob } from '../platform/outbound/message-jobs';
import type { Platform } from '../platform/platform';
import { readTerm } from '../platform/terms';

export type HeadRow = Selectable<AuditSignedHeadTable>;

const LOOK_SECONDS = 60;
const signJob: JobKind<object> = { kind: 'sign-audit-head', payload: z.object({}) };

/** Looks each minute whether a record has waited for its signature as long as the term AUDIT_HEADS lets it. */
export function watchHeads(platform: Platform): void {
  platform.jobs.every(LOOK_SECONDS, signJob, () => signHead(platform));
}

/**
 * Signs where the chain ends now, once for all gateways: the number is the key of the table, and whoever comes second
 * finds it taken. The records of the signing are this table, the mails and the public page; it writes none to the
 * audit, which would call for the next signature.
 */
export async function signHead({ database: { db }, clock, signer, runUnitOfWork }: Platform): Promise<void> {
  const { everyMinutes } = await readTerm(db, 'AUDIT_HEADS', dayInNepal(clock.now()));
  const latest = await readLatestHead(db);
  const waiting = await db
    .selectFrom('audit')
    .select('at')
    .where('seq', '>', latest?.seq ?? 0)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  if (!waiting || clock.now().getTime() - waiting.at.getTime() < everyMinutes * 60_000) return;
  const { seq, hash } = await db
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const head = {
    number: (latest?.number ?? 0) + 1,
    seq,
    hash,
    previousHash: latest ? hashOfHead(latest) : CHAIN_START.hash,
    signedAt: clock.now().toISOString(),
  };
  // before the unit of work: a demonstration may have to make its key first
  const signed = await signer.signText(signedHeadText(head));
  await runUnitOfWork(async (unit) => {
    const inserted = await unit.tx
      .insertInto('audit_signed_head')
      .values({
        number: head.number,
        seq,
        hash,
        previous_hash: head.previousHash,
        signed_at: new Date(head.signedAt),
        signature: signed.signature,
        key_fingerprint: signed.fingerprint,
        certificate: signed.certificate,
        signer: signed.signer,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (inserted) await mailAuditors(unit, { ...head, keyFingerprint: signed.fingerprint });
  });
}

/** A copy out of the reach of whoever can write to the database. */
async function mailAuditors(
  unit: UnitOfWork,
  head: Pick<SignedHead, 'number' | 'seq' | 'hash' | 'signedAt' | 'keyFingerprint'>,
): Promise<void> {
  const auditors = await unit.tx
    .selectFrom('account')
    .select(RECEIVER)
    .where('role', '=', 'AUDITOR')
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
  for (const auditor of auditors) {
    const { email, language } = auditor;
    const facts: [MessageKey, string][] = [
      ['fact.headNumber', String(head.number)],
      ['fact.day', bothCalendars(dayInNepal(new Date(head.signedAt)), domainLanguage(language))],
      ['fact.signedAt', head.signedAt],
      ['fact.lastRecord', String(head.seq)],
      ['fact.hash', head.hash],
      ['fact.certificateFingerprint', head.keyFingerprint],
    ];
    unit.enqueue(
      mailJob,
      mailOf(email, {
        language,
        person: personOf(auditor),
        heading: sentence('mail.auditHead.subject', language, { number: head.number }),
        paragraphs: [sentence('mail.auditHead.body', language)],
        facts: facts.map(([label, value]) => ({ label: sentence(label, language), value })),
        next: [sentence('mail.auditHead.next', language)],
        action: { label: sentence('mail.action.heads', language), path: '/audit-heads' },
      }),
    );
  }
}

export function readLatestHead(db: Kysely<DB>): Promise<HeadRow | undefined> {
  return db.selectFrom('audit_signed_head').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
}

/** Of the head with its signature: each head covers all those before it. */
export function hashOfHead(row: HeadRow): string {
  return createHash('sha256').update(hashedOfHead(row)).digest('hex');
}

/** What the next head has the hash of, and what a timestamp authority sees. */
export const hashedOfHead = (row: HeadRow): string => `${signedHeadText(toHead(row))}${row.signature}`;

export async function listHeads(
  db: Kysely<DB>,
  { page, size }: { page: number; size: number },
): Promise<{ items: SignedHead[]; total: number; page: number; size: number }> {
  const { rows, total } = await pageOf(
    db
      .selectFrom('audit_signed_head as head')
      .leftJoin('audit_head_timestamp as stamp', 'stamp.number', 'head.number')
      .selectAll('head')
      .select(['stamp.token', 'stamp.authority', 'stamp.stamped_at'])
      .orderBy('head.number', 'desc'),
    { page, size },
  );
  const items = rows.map(({ token, authority, stamped_at, ...head }) => ({
    ...toHead(head),
    timestamp:
      token === null || authority === null || stamped_at === null
        ? null
        : { token, authority, at: stamped_at.toISOString() },
  }));
  return { items, total, page, size };
}

export function toHead(row: HeadRow): Omit<SignedHead, 'timestamp'> {
  return {
    number: row.number,
    seq: row.seq,
    hash: row.hash,
    previousHash: row.previous_hash,
    signedAt: row.signed_at.toISOString(),
    signature: row.signature,
    keyFingerprint: row.key_fingerprint,
    signer: row.signer,
    certificate: row.certificate,
  };
}

import { signedHeadText } from '@registrar/domain/calls/audit';
import type { Kysely } from 'kysely';
import {
  CHAIN_START,
  readChainEnd,
  verifyAudit,
  type AuditVerdict,
  type ChainPlace,
  type ChainStep,
} from '../platform/audit/verify-audit';
import type { DB } from '../platform/database/schema.generated';
import type { Platform } from '../platform/platform';
import { isSignedText } from '../platform/signing/signed-text';
import { wrongTimestamp } from './head-timestamps';
import { hashOfHead, toHead, type HeadRow } from './signed-heads';

/** A step of the check that also says which signed head does not fit. */
export type CheckedStep =
  Exclude<ChainStep, { kind: 'broken' }> | (Extract<ChainStep, { kind: 'broken' }> & { failedHead?: number });

interface Held {
  readonly from: ChainPlace;
  readonly end: ChainPlace;
  /**
   * SHA-256 of the certificates that may have signed: whoever writes to the database can sign anew with a key made on
   * the spot. Null: data that has come from another installation, of which only the office knows them.
   */
  readonly signers: ReadonlySet<string> | null;
  /** Null: no authority is configured here. */
  readonly timestamps: Platform['timestamps'];
}

/**
 * Holds the stretch of the chain that was just walked against the heads that were signed within it. A chain that
 * somebody has computed anew fits together, but not with these.
 *
 */
export async function holdAgainstHeads(
  db: Kysely<DB>,
  step: ChainStep,
  { from, end, signers, timestamps }: Held,
): Promise<CheckedStep> {
  if (step.kind === 'broken') return step;
  const until = step.kind === 'on' ? step.place.seq : end.seq;
  const heads = await db
    .selectFrom('audit_signed_head as head')
    .leftJoin('audit', 'audit.seq', 'head.seq')
    .selectAll('head')
    .select('audit.hash as found')
    .where('head.seq', '>', from.seq)
    .$if(step.kind === 'on', (query) => query.where('head.seq', '<=', until))
    .orderBy('head.number')
    .execute();
  const [first] = heads;
  if (!first) return step;
  let before: HeadRow | undefined = await db
    .selectFrom('audit_signed_head')
    .selectAll()
    .where('number', '<', first.number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  for (const { found, ...head } of heads) {
    if (!followsAndIsSigned(head, before))
      return { kind: 'broken', brokenAt: head.seq, fault: 'HEAD_CHANGED', failedHead: head.number };
    if (signers?.has(head.key_fingerprint) === false)
      return { kind: 'broken', brokenAt: head.seq, fault: 'SIGNER_UNKNOWN', failedHead: head.number };
    // a head that was signed after the check began lies beyond where it ends
    if (found === null) return { kind: 'broken', brokenAt: head.seq, fault: 'SHORTENED', failedHead: head.number };
    if (head.seq <= until && found !== head.hash)
      return { kind: 'broken', brokenAt: head.seq, fault: 'REWRITTEN', failedHead: head.number };
    before = head;
  }
  const wrong = timestamps && (await wrongTimestamp(db, timestamps, heads));
  const head = wrong === null ? undefined : heads.find(({ number }) => number === wrong);
  return head ? { kind: 'broken', brokenAt: head.seq, fault: 'TIMESTAMP_WRONG', failedHead: head.number } : step;
}

/**
 * The whole chain, and every signed head against it: for data that has just arrived somewhere, and nobody writes yet.
 */
export async function verifyAuditAndHeads(db: Kysely<DB>): Promise<AuditVerdict> {
  const verdict = await verifyAudit(db);
  if (!verdict.intact) return verdict;
  const step = await holdAgainstHeads(
    db,
    { kind: 'intact', rows: verdict.rows },
    { from: CHAIN_START, end: await readChainEnd(db), signers: null, timestamps: null },
  );
  return step.kind === 'broken' ? { intact: false, brokenAt: step.brokenAt, fault: step.fault } : verdict;
}

function followsAndIsSigned(head: HeadRow, before: HeadRow | undefined): boolean {
  return (
    head.number === (before?.number ?? 0) + 1 &&
    head.previous_hash === (before ? hashOfHead(before) : CHAIN_START.hash) &&
    isSignedText(signedHeadText(toHead(head)), {
      signature: head.signature,
      certificate: head.certificate,
      fingerprint: head.key_fingerprint,
    })
  );
}

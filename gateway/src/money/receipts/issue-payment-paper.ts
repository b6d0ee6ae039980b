import { randomInt } from 'node:crypto';
import { newVerificationCode } from '@registrar/domain/letters/verification-code';
import type { LetterOwner } from '../../owners/owner-kinds';
import { letterHash } from '../../papers/letter-hash';
import { renderPaperJob } from '../../papers/paper-jobs';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { paymentPaper, paymentPaperContent, type PaymentPaperFacts } from './compose-payment-paper';

/** The subject of the document, and its recipient. */
export interface PaperOver {
  readonly issuedFor: LetterOwner;
  /** Null: the payer has no account. */
  readonly accountId: string | null;
}

/**
 * Issues a receipt or a credit note in the unit of work; a job writes and signs the file, and /verify-document finds
 * it.
 */
export async function issuePaymentPaper(
  unit: UnitOfWork,
  facts: PaymentPaperFacts,
  { issuedFor, accountId }: PaperOver,
): Promise<void> {
  const id = unit.newId();
  const { kind } = facts;
  const [content, paper] = [paymentPaperContent(facts), paymentPaper(facts)];
  const code = newVerificationCode((limit) => randomInt(limit));
  await unit.tx
    .insertInto('letter')
    .values({
      id,
      kind,
      language: 'BOTH',
      code,
      issued_for_kind: issuedFor.kind,
      issued_for_id: issuedFor.id,
      account_id: accountId,
      content: JSON.stringify(content),
      paper: JSON.stringify(paper),
      hash: letterHash({ kind, code, issuedAt: unit.now, content, paper }),
      issued_at: unit.now,
    })
    .execute();
  unit.audit({
    actor: null,
    action: 'PAPER_ISSUED',
    objectType: 'letter',
    objectId: id,
    after: { kind, number: facts.number, issuedFor },
  });
  unit.enqueue(renderPaperJob, { letterId: id }, { dedupeKey: id });
}

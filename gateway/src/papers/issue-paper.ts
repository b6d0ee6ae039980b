import { randomInt } from 'node:crypto';
import type { LetterContent, LetterKind } from '@registrar/domain/calls/letters';
import { newVerificationCode } from '@registrar/domain/letters/verification-code';
import { letterHash } from './letter-hash';
import type { LetterOwner } from '../owners/owner-kinds';
import type { UnitOfWork } from '../platform/unit-of-work';
import { requireOfficer } from './officer-signing/require-officer';
import { renderPaperJob } from './paper-jobs';
import type { Paper } from './paper-data';

export interface NewPaper {
  readonly kind: Exclude<LetterKind, 'NAME_RESERVATION'>;
  readonly language: 'BOTH' | 'ne' | 'en';
  readonly issuedFor: LetterOwner;
  /** The filing with whose decision it is issued, and revoked; of a letter for a filing that filing itself. */
  readonly applicationId: string | null;
  /** Null: it is about no company. */
  readonly companyId: string | null;
  /** Whose shares a share certificate is about; it takes the place of that holder's earlier ones alone. */
  readonly holderId?: string;
  /** To whom it is sent; null: to whoever represents the company, whose own filing it does not come from. */
  readonly accountId: string | null;
  /** What `/view` shows of it. */
  readonly content: LetterContent;
  /** What its file is made of. */
  readonly paper: Paper;
  /** Kinds whose papers of the company it takes the place of; without it those of its own kind. */
  readonly supersedes?: readonly LetterKind[];
}

/**
 * Issues a paper of the register, once for each application, kind and language, once more for each company that the
 * application changed besides its own, and a share certificate once for each holder. Its row with all that it says is
 * part of the unit of work, its file is written and signed by a job. An older paper of the company that says what it
 * says now is superseded by it.
 *
 * @returns the paper's id, or undefined where the application has it already
 */
export async function issuePaper(
  unit: UnitOfWork,
  {
    kind,
    language,
    issuedFor,
    applicationId,
    companyId,
    holderId,
    accountId,
    content,
    paper,
    supersedes = [kind],
  }: NewPaper,
): Promise<string | undefined> {
  const id = unit.newId();
  const issuedAt = unit.now;
  const code = newVerificationCode((limit) => randomInt(limit));
  const issued = await unit.tx
    .insertInto('letter')
    .values({
      id,
      kind,
      language,
      code,
      application_id: applicationId,
      issued_for_kind: issuedFor.kind,
      issued_for_id: issuedFor.id,
      company_id: companyId,
      holder_id: holderId,
      account_id: accountId,
      content: JSON.stringify(content),
      paper: JSON.stringify(paper),
      hash: letterHash({ kind, code, issuedAt, content, paper }),
      issued_at: issuedAt,
    })
    .onConflict((conflict) => {
      if (holderId !== undefined)
        return conflict
          .columns(['application_id', 'company_id', 'holder_id'])
          .where('holder_id', 'is not', null)
          .doNothing();
      return accountId === null
        ? conflict
            .columns(['kind', 'application_id', 'language', 'company_id'])
            .where('account_id', 'is', null)
            .where('holder_id', 'is', null)
            .doNothing()
        : conflict
            .columns(['kind', 'application_id', 'language'])
            .where('account_id', 'is not', null)
            .where('holder_id', 'is', null)
            .doNothing();
    })
    .returning('id')
    .executeTakeFirst();
  if (!issued) return undefined;
  if (companyId !== null && supersedes.length > 0) {
    await unit.tx
      .updateTable('letter')
      .set({ superseded_by: id, superseded_at: issuedAt })
      .where('company_id', '=', companyId)
      .where('kind', 'in', supersedes)
      .$if(holderId !== undefined, (earlier) => earlier.where('holder_id', '=', holderId ?? ''))
      .where('language', '=', language)
      .where('id', '<>', id)
      .where('superseded_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
  }
  unit.audit({
    actor: null,
    action: 'PAPER_ISSUED',
    objectType: 'letter',
    objectId: id,
    after: { kind, language, issuedFor, applicationId, companyId },
  });
  await requireOfficer(unit, { letterId: id, kind, issuedFor, applicationId, companyId });
  unit.enqueue(renderPaperJob, { letterId: id }, { dedupeKey: id });
  return id;
}

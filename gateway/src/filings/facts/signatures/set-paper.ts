import type { Language } from '@registrar/domain/bilingual';
import type { Kysely } from 'kysely';
import type { Application } from '../../../applications/application';
import { setDraft, setFilingPaper } from '../../../papers/draft-papers';
import { signaturePage } from '../../../papers/signatures/signature-page';
import { signaturePaper } from '../../../papers/signatures/signature-paper';
import type { DB } from '../../../platform/database/schema.generated';
import type { PdfEngine } from '../../../platform/pdf/pdf-engine';
import { refuse } from '../../../platform/refusal';
import { isSigned, type Asking, type PartySignature } from './party-signatures';
import { hashOfShown, readShown, shownAtSigning } from './shown';

/** The paper of a party: a draft until it is signed, then with how it was signed. */
export async function setSignaturePaper(
  { db, pdf }: { readonly db: Kysely<DB>; readonly pdf: PdfEngine },
  {
    application,
    signature,
    signed,
  }: {
    readonly application: Application;
    readonly signature: PartySignature;
    /** The answer by which it was signed; null: not yet. */
    readonly signed: Asking | null;
  },
  language: Language,
  now: Date,
): Promise<Buffer> {
  const shown = signed ? shownAtSigning(signed.row) : await readShown(db, application, signature);
  const paper = signaturePaper(
    {
      ...shown,
      number: application.row.application_number,
      signed: signed && {
        signedAt: signed.link.answered_at ?? now,
        sentTo: signed.row.sent_to ?? '',
        hash: hashOfShown(shown, signed.row.answers_hash ?? signature.answersHash),
      },
    },
    language,
  );
  return setDraft(pdf, paper, language, { final: signed !== null, madeAt: signed?.link.answered_at ?? now });
}

/**
 * A paper that several sign, with a page of the signatures that stand: the draft that they read, or where the filing
 * sets none, what was stated with its facts.
 */
export async function setPlacePaper(
  parts: { readonly db: Kysely<DB>; readonly pdf: PdfEngine },
  { application, signatures }: { readonly application: Application; readonly signatures: readonly PartySignature[] },
  language: Language,
  now: Date,
): Promise<Buffer> {
  const first = signatures[0] ?? refuse('REQ-404');
  const [kind] = first.party.reads;
  const signed = signatures.filter(isSigned).flatMap(({ party, askings: [last] }) => {
    if (!last?.link.answered_at || last.row.answers_hash === null) return [];
    return [
      {
        party: party.name,
        role: party.role,
        signedAt: last.link.answered_at,
        sentTo: last.row.sent_to ?? '',
        hash: hashOfShown(shownAtSigning(last.row), last.row.answers_hash),
      },
    ];
  });
  const page = signaturePage(signed, language);
  const isWhole = signed.length === signatures.length;
  if (kind !== undefined)
    return setFilingPaper(parts, application, kind, language, now, { signatures: page, isSigned: isWhole });
  const shown = await readShown(parts.db, application, first);
  const paper = signaturePaper({ ...shown, number: application.row.application_number, signed: null }, language);
  const data = { ...paper.data, signatures: page };
  const final = isWhole || application.row.status !== 'DRAFT';
  return setDraft(parts.pdf, { ...paper, data }, language, { final, madeAt: now });
}

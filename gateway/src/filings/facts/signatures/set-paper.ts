import type { Language } from '@registrar/domain/bilingual';
import type { Kysely } from 'kysely';
import type { Application } from '../../../applications/application';
import { setDraft } from '../../../papers/draft-papers';
import { signaturePaper } from '../../../papers/signatures/signature-paper';
import type { DB } from '../../../platform/database/schema.generated';
import type { PdfEngine } from '../../../platform/pdf/pdf-engine';
import type { Asking, PartySignature } from './party-signatures';
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

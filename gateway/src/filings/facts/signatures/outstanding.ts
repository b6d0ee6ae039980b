import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { standingDocuments } from '../../../documents/standing-documents';
import { fact, type Filed } from '../situation';
import { isSigned, partySignatures, stateOf, type PartySignature } from './party-signatures';

/** Parties that were asked to sign in the portal and have not, whose scan does not lie in its place either. */
export const outstandingSignatures = fact(async (filed: Filed): Promise<readonly PartySignature[]> => {
  const unsigned = (await partySignatures(filed)).filter((one) => one.askings.length > 0 && !isSigned(one));
  if (unsigned.length === 0) return [];
  const there = await standingDocuments(filed.db, filed.application.row.id);
  return unsigned.filter(
    ({ party }) => !there.some(({ requirement_key, status }) => requirement_key === party.key && status !== 'REJECTED'),
  );
});

export const describeOutstanding = (
  outstanding: readonly PartySignature[],
  language: Language,
  now: Date,
): FieldError[] =>
  outstanding.map((one) => {
    const code = codeOf(one, now);
    const { party, paperName } = one;
    return {
      path: `DOCUMENTS.${party.key}`,
      code,
      message: validationMessage(code, language, {
        name: language === 'ne' ? party.name.nameNepali : party.name.nameEnglish,
        paper: paperName[language],
      }),
    };
  });

function codeOf(one: PartySignature, now: Date): ValidationCode {
  const state = stateOf(one, now);
  return state === 'VOID' ? 'SIGNATURE_VOID' : state === 'OBJECTED' ? 'SIGNATURE_OBJECTED' : 'SIGNATURE_OUTSTANDING';
}

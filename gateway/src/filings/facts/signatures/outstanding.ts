import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { placeOfParty } from '@registrar/domain/processes';
import { standingDocuments } from '../../../documents/standing-documents';
import { fact, type Filed } from '../situation';
import { isSigned, partySignatures, placesAsked, stateOf, type PartySignature } from './party-signatures';

/**
 * Who has not signed a paper that was asked for in the portal, and whose scan does not lie in its place either. Where
 * several sign one paper, all of them are waited for once one was asked.
 */
export const outstandingSignatures = fact(async (filed: Filed): Promise<readonly PartySignature[]> => {
  const signatures = await partySignatures(filed);
  const asked = placesAsked(signatures);
  const unsigned = signatures.filter((one) => asked.has(placeOfParty(one.party)) && !isSigned(one));
  if (unsigned.length === 0) return [];
  const there = await standingDocuments(filed.db, filed.application.row.id);
  return unsigned.filter(
    ({ party }) =>
      !there.some(({ requirement_key, status }) => requirement_key === placeOfParty(party) && status !== 'REJECTED'),
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
      path: `DOCUMENTS.${placeOfParty(party)}`,
      code,
      message: validationMessage(code, language, {
        name: language === 'ne' ? party.name.nameNepali : party.name.nameEnglish,
        paper: paperName[language],
      }),
    };
  });

function codeOf(one: PartySignature, now: Date): ValidationCode {
  const { email, mobileNumber } = one.party.contact;
  if (one.askings.length === 0)
    return email === undefined && mobileNumber === undefined ? 'SIGNATURE_NO_CONTACT' : 'SIGNATURE_NOT_ASKED';
  const state = stateOf(one, now);
  return state === 'VOID' ? 'SIGNATURE_VOID' : state === 'OBJECTED' ? 'SIGNATURE_OBJECTED' : 'SIGNATURE_OUTSTANDING';
}

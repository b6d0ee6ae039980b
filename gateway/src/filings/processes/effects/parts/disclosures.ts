import type { FilingFrame } from '@registrar/domain/processes';
import { filedDisclosures } from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import type { NewEntry } from '../../../../register/entries/enter';

/**
 * The disclosures of each director in the register, under the director's own id: the office records them separately
 * (section 92).
 */
export function disclosureEntries(frame: Pick<FilingFrame, 'answers'>): NewEntry[] {
  return filedDisclosures(frame).map(({ data }): NewEntry => {
    const {
      registeredId,
      nameNepali: _nepali,
      nameEnglish: _english,
      language: _language,
      email: _email,
      mobileNumber: _mobile,
      ...details
    } = data;
    if (registeredId === undefined) throw new Error('A disclosure is of a director of the register');
    return {
      aspect: 'DISCLOSURE',
      subjectId: registeredId,
      after: { details },
      happenedOn: data.signature?.signedOn ?? data.madeOn ?? null,
    };
  });
}

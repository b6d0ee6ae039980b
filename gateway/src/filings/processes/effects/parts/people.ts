import { filedAnswers, type FilingFrame } from '@registrar/domain/processes';
import { companyRepresentative } from '@registrar/domain/processes/questions/people/company-representative';
import { drafter, focalPersonDraft, witness } from '@registrar/domain/processes/company-registration';
import type { NewEntry } from '../../../../register/entries/enter';
import { entriesOf, filedParts } from './filed-parts';

export const representatives = (frame: FilingFrame): NewEntry[] =>
  entriesOf('REPRESENTATIVE', filedParts(frame, 'COMPANY_REPRESENTATIVE', companyRepresentative), () => ({}));

export const witnesses = (frame: FilingFrame): NewEntry[] =>
  entriesOf('WITNESS', filedParts(frame, 'WITNESS', witness), () => ({}));

export const focalPersons = (frame: FilingFrame): NewEntry[] =>
  entriesOf(
    'FOCAL_PERSON',
    filedParts(frame, 'FOCAL_PERSON', focalPersonDraft),
    ({ fullNameEnglish = '', fullNameNepali = '' }) => ({ nameEnglish: fullNameEnglish, nameNepali: fullNameNepali }),
  );

/** The drafters; none for a migrated company whose drafter is not known. */
export const drafters = (frame: FilingFrame): NewEntry[] =>
  'LEGAL_PERSON_DETAILS' in frame.answers
    ? [{ aspect: 'DRAFTER', after: { details: drafter.parse(filedAnswers(frame, 'LEGAL_PERSON_DETAILS')) } }]
    : [];

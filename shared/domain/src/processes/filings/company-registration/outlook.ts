import type { Bilingual } from '../../../bilingual';
import type { CompanyType } from '../../../enumerations/company-types';
import { askableDocuments } from '../../definition/document-requirement';
import type { FilingFrame } from '../../definition/filing-frame';
import { registrationDocuments } from './documents';

/** For whom a paper is brought once each; the company itself brings the others. */
export const paperBearers = [
  { section: 'SHAREHOLDER', label: { ne: 'प्रत्येक शेयरधनी वा सदस्यको', en: 'Of each shareholder or member' } },
  { section: 'BOD_DETAILS', label: { ne: 'प्रत्येक सञ्चालकको', en: 'Of each director' } },
  { section: 'WITNESS', label: { ne: 'प्रत्येक साक्षीको', en: 'Of each witness' } },
  { section: 'COMPANY_REPRESENTATIVE', label: { ne: 'प्रत्येक प्रतिनिधिको', en: 'Of each representative' } },
  { section: 'FOCAL_PERSON', label: { ne: 'सम्पर्क व्यक्तिको', en: 'Of the focal person' } },
] as const;

export interface ExpectedPaper {
  readonly key: string;
  readonly name: Bilingual;
  /** False: it may be left out, or it depends on who the person is. */
  readonly isRequired: boolean;
}

/** The papers of a registration before anything is answered: those of the company, and those of its people. */
export function expectedPapers(companyType: CompanyType): {
  readonly ofCompany: readonly ExpectedPaper[];
  readonly ofPeople: readonly { readonly label: Bilingual; readonly papers: readonly ExpectedPaper[] }[];
} {
  const frame: FilingFrame = { companyType, company: null, answers: {}, today: '' };
  const asked = askableDocuments(registrationDocuments, frame);
  const papersOf = (section: string | undefined) =>
    asked
      .filter(({ forEachOf }) => forEachOf === section)
      .map(({ key, name, when, askedOf }) => ({ key, name, isRequired: when === 'ALWAYS' && askedOf === undefined }));
  return {
    ofCompany: papersOf(undefined),
    ofPeople: paperBearers
      .map(({ section, label }) => ({ label, papers: papersOf(section) }))
      .filter(({ papers }) => papers.length > 0),
  };
}

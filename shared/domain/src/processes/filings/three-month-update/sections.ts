import type { z } from 'zod';
import type { Bilingual } from '../../../bilingual';
import { companyTypeRules, hasShares } from '../../../registration/company-type-rules';
import { leavesOf } from '../../../register/company-record';
import { publicParts } from '../../../register/register-aspects';
import type { Caution } from '../../definition/cautions';
import { filedAnswers, type Answers, type FiledCompany, type FilingFrame } from '../../definition/filing-frame';
import { officeContact, officeContactFields } from '../../questions/address';
import { answers, choice, group, optional, withRules, type Finding } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { auditorAnswers, auditorFields, auditorFindings, auditorNamesakes } from '../../questions/people/auditor';
import { decision, decisionFields, decisionFindings } from '../../questions/decision';
import { DIRECTOR_DISCLOSURE, standingDirectors } from '../../questions/disclosures/director-disclosures';
import { disclosureAnswers } from '../../questions/disclosures/disclosure';
import {
  keepFigures,
  shareFiguresOf,
  shareRecordAnswers,
  shareRecordFields,
  shareRecordFindings,
} from '../../questions/capital/share-record';
import type { SectionDefinition } from '../../definition/section-definition';
import { filedDetails } from '../../questions/people/registered-people';

const addressAnswers = answers({
  /**
   * The text of the register's address, stored with the confirmation, so that a changed address must be confirmed
   * again.
   */
  office: group({
    addressNepali: optional(500),
    addressEnglish: optional(500),
    isRight: choice(disclosureAnswers.keys, 'ADDRESS_CONFIRMATION_REQUIRED'),
  }),
  contact: officeContact,
});
type GivenAddress = z.output<typeof addressAnswers.draft>;

function addressFindings({ office }: GivenAddress): Finding[] {
  const path = ['office', 'isRight'];
  if (!office?.addressNepali && !office?.addressEnglish) return [{ path, code: 'ADDRESS_NOT_IN_REGISTER' }];
  return office.isRight === 'NO' ? [{ path, code: 'ADDRESS_TO_BE_CHANGED' }] : [];
}

/** Keeps the register's address: the applicant answers only whether it is right. */
function keepAddress(before: Answers, given: Answers): Answers {
  const [stood, typed] = [before, given].map((data) => addressAnswers.draft.safeParse(data).data?.office);
  return {
    ...given,
    office: { addressNepali: stood?.addressNepali, addressEnglish: stood?.addressEnglish, isRight: typed?.isRight },
  };
}

const ADDRESS: Bilingual = { ne: 'रजिष्टर्ड कार्यालयको ठेगाना', en: 'Address of the registered office' };
const CONTACT: Bilingual = { ne: 'सम्पर्क', en: 'Contact' };

export const ADDRESS_CONFIRMATION = {
  key: 'ADDRESS_CONFIRMATION',
  label: { ne: 'रजिष्टर्ड कार्यालय', en: 'Registered office' },
  schema: addressAnswers.complete,
  schemaFor: () => withRules(addressAnswers, addressFindings),
  draft: addressAnswers.draft,
  optional: false,
  keep: keepAddress,
  fields: [
    ask('office.addressNepali', 'text', 'दर्ता किताबको ठेगाना (नेपाली)', 'Address in the register (Nepali)', {
      group: ADDRESS,
      told: true,
    }),
    ask('office.addressEnglish', 'text', 'दर्ता किताबको ठेगाना (अङ्ग्रेजी)', 'Address in the register (English)', {
      group: ADDRESS,
      told: true,
    }),
    ask('office.isRight', 'radio', 'कम्पनीको कार्यालय यही ठेगानामा छ?', 'Is the company’s office at this address?', {
      group: ADDRESS,
      required: always,
      options: disclosureAnswers,
    }),
    ...officeContactFields('contact', CONTACT),
  ],
} satisfies SectionDefinition<'ADDRESS_CONFIRMATION'>;

export const AUDITOR = {
  key: 'AUDITOR',
  label: { ne: 'लेखापरीक्षक', en: 'Auditor' },
  schema: auditorAnswers.complete,
  schemaFor: (frame) => withRules(auditorAnswers, (kept) => auditorFindings([], kept, frame)),
  draft: auditorAnswers.draft,
  optional: false,
  fields: auditorFields('', { ne: 'लेखापरीक्षक', en: 'Auditor' }),
} satisfies SectionDefinition<'AUDITOR'>;

export const holdsShares = ({ companyType }: Pick<FilingFrame, 'companyType'>): boolean =>
  companyType !== null && hasShares(companyType);

export const SHARE_RECORD = {
  key: 'SHARE_RECORD',
  label: { ne: 'शेयर, डिबेञ्चर र ऋणको लगत (दफा ५१)', en: 'Record of shares, debentures and loans (section 51)' },
  appliesTo: holdsShares,
  schema: shareRecordAnswers.complete,
  schemaFor: (frame) => withRules(shareRecordAnswers, (kept) => shareRecordFindings([], kept, frame)),
  draft: shareRecordAnswers.draft,
  optional: false,
  keep: keepFigures,
  fields: shareRecordFields(),
} satisfies SectionDefinition<'SHARE_RECORD'>;

const minutesAnswers = answers({ decision });
export const MINUTES = {
  key: 'MINUTES',
  label: { ne: 'बैठकको निर्णय', en: 'Minutes' },
  schema: minutesAnswers.complete,
  schemaFor: (frame) => withRules(minutesAnswers, (kept) => decisionFindings('decision', kept.decision, frame)),
  draft: minutesAnswers.draft,
  optional: false,
  fields: decisionFields('decision'),
} satisfies SectionDefinition<'MINUTES'>;

/** The answers that are entered; their rules were checked when they were given. */
export const filedAuditor = (frame: Pick<FilingFrame, 'answers'>) =>
  auditorAnswers.complete.parse(filedAnswers(frame, AUDITOR.key));
export const filedContact = (frame: Pick<FilingFrame, 'answers'>) =>
  addressAnswers.complete.parse(filedAnswers(frame, ADDRESS_CONFIRMATION.key)).contact;
/** Evaluated on drafts too. */
export const namesakes = (frame: FilingFrame): Caution[] =>
  auditorNamesakes([auditorAnswers.draft.safeParse(filedAnswers(frame, AUDITOR.key)).data], frame);
/** The registered office in the register; undefined when it knows none. */
export const registeredOfficeOf = ({ parts }: Pick<FiledCompany, 'parts'>) =>
  parts.find(({ aspect }) => aspect === 'REGISTERED_OFFICE');

/** The answers prefilled from the register. */
export function standingAnswers(company: FiledCompany): {
  readonly sections: Readonly<Record<string, object>>;
  readonly items: Readonly<Record<string, ReturnType<typeof standingDirectors>>>;
} {
  const office = registeredOfficeOf(company)?.data ?? {};
  const { addressNepali, addressEnglish } = publicParts.REGISTERED_OFFICE.safeParse(office).data ?? {};
  return {
    sections: {
      [ADDRESS_CONFIRMATION.key]: {
        office: Object.fromEntries(leavesOf({ addressNepali, addressEnglish })),
        contact: officeContact.draft.safeParse(filedDetails(office)).data ?? {},
      },
      ...(holdsShares({ companyType: company.type }) && { [SHARE_RECORD.key]: { record: shareFiguresOf(company) } }),
    },
    items:
      company.type !== null && companyTypeRules(company.type).directors !== null
        ? { [DIRECTOR_DISCLOSURE.key]: standingDirectors(company) }
        : {},
  };
}

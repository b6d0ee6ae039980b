import { filedAnswers, filedItems } from '../../processes/definition/filing-frame';
import { answers, text } from '../../processes/questions/answer';
import { always, ask } from '../../processes/questions/ask';
import type { ListSection, SectionDefinition } from '../../processes/definition/section-definition';
import { CHECK_STEP, step } from '../../processes/definition/company-filing';
import { MATTER } from './sections';
import type { Variation } from './stand-in';

const otherAnswers = answers({ companyId: text('COMPANY_REQUIRED', 60) });

/** Which other company the filing changes. */
const OTHER_COMPANY = {
  key: 'OTHER_COMPANY',
  label: { ne: 'अर्को कम्पनी', en: 'The other company' },
  optional: false,
  schema: otherAnswers.complete,
  draft: otherAnswers.draft,
  fields: [ask('companyId', 'otherCompany', 'कम्पनी', 'Company', { required: always })],
} satisfies SectionDefinition<'OTHER_COMPANY'>;

/** The test filing of two companies: its own gets the address as its office, the one that it names as a branch. */
export const ofTwoCompanies = {
  sections: [MATTER, OTHER_COMPANY],
  steps: [
    step('matter', 'SECTIONS', 'विषय', 'The matter', ['MATTER']),
    step('other-company', 'SECTIONS', 'अर्को कम्पनी', 'The other company', ['OTHER_COMPANY']),
    CHECK_STEP,
  ],
  documents: [],
  office: { levels: 1, committee: false, checklist: [] },
  money: { payTiming: 'NONE' },
  register: {
    aspects: ['REGISTERED_OFFICE'],
    named: {
      companies(frame) {
        const { companyId } = filedAnswers(frame, 'OTHER_COMPANY');
        return typeof companyId === 'string' ? [companyId] : [];
      },
      aspects: ['BRANCH'],
    },
    issues: [],
  },
} as const satisfies Variation;

/** Which other companies the filing changes, one item for each. */
export const OTHER_COMPANIES = {
  key: 'OTHER_COMPANIES',
  kind: 'LIST',
  label: { ne: 'अरू कम्पनी', en: 'Other companies' },
  optional: false,
  item: {
    name: { ne: 'कम्पनी', en: 'company' },
    schemaFor: () => otherAnswers.complete,
    draft: otherAnswers.draft,
    fields: [ask('companyId', 'otherCompany', 'कम्पनी', 'Company', { required: always })],
    title: () => ({ ne: 'कम्पनी', en: 'Company' }),
  },
} satisfies ListSection<'OTHER_COMPANIES'>;

/** The test filing of as many companies as there are items. */
export const ofManyCompanies = {
  ...ofTwoCompanies,
  sections: [MATTER, OTHER_COMPANIES],
  steps: [
    step('matter', 'SECTIONS', 'विषय', 'The matter', ['MATTER']),
    step('other-companies', 'SECTIONS', 'अरू कम्पनी', 'The other companies', ['OTHER_COMPANIES']),
    CHECK_STEP,
  ],
  register: {
    ...ofTwoCompanies.register,
    named: {
      ...ofTwoCompanies.register.named,
      companies: (frame) =>
        filedItems(frame, 'OTHER_COMPANIES').flatMap(({ data: { companyId } }) =>
          typeof companyId === 'string' ? [companyId] : [],
        ),
    },
  },
} as const satisfies Variation;

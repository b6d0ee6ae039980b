import { publicParts } from '../../../register/register-aspects';
import { filedItems } from '../../definition/filing-frame';
import type { Bilingual } from '../../../bilingual';
import { enumeration } from '../../../enumerations/enumeration';
import { leavesOf } from '../../../register/company-record';
import { BRANCH_INFORMATION } from '../../questions/branch-information';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import { officeAddress, officeAddressFields, officeContact, officeContactFields } from '../../questions/address';
import { answers, choice, chosen, withRules } from '../../questions/answer';
import { detailsOf, standingOffice } from '../../questions/standing-office';
import { NEPALI_SPELLINGS, streetFindings } from '../../questions/street';
import { always, ask } from '../../questions/ask';
import { decision, decisionFields, decisionFindings } from '../../questions/decision';
import type { CrossIssue, SectionDefinition } from '../../definition/section-definition';

/** What moves. */
export const locationScopes = enumeration([
  ['REGISTERED_OFFICE', 'रजिष्टर्ड कार्यालय', 'Registered office'],
  ['BRANCHES', 'शाखा', 'Branches'],
  ['BOTH', 'रजिष्टर्ड कार्यालय र शाखा', 'Registered office and branches'],
]);

const decisionAnswers = answers({ scope: choice(locationScopes.keys, 'LOCATION_SCOPE_REQUIRED'), decision });
const decisionFor = (frame: FilingFrame) =>
  withRules(decisionAnswers, (kept) => decisionFindings('decision', kept.decision, frame));

const scopeOf = (frame: FilingFrame): unknown => filedAnswers(frame, 'LOCATION_DECISION')['scope'];
export const movesOffice = (frame: FilingFrame): boolean =>
  scopeOf(frame) === 'REGISTERED_OFFICE' || scopeOf(frame) === 'BOTH';
export const movesBranches = (frame: FilingFrame): boolean =>
  scopeOf(frame) === 'BRANCHES' || scopeOf(frame) === 'BOTH';

/** AD; undefined while it is not answered. */
export const decidedToMove = (frame: FilingFrame): string | undefined =>
  decisionAnswers.draft.safeParse(filedAnswers(frame, 'LOCATION_DECISION')).data?.decision?.decidedOn;

export const LOCATION_DECISION = {
  key: 'LOCATION_DECISION',
  label: { ne: 'के परिवर्तन हुन्छ, र निर्णय', en: 'What moves, and the decision' },
  schema: decisionAnswers.complete,
  schemaFor: decisionFor,
  draft: decisionAnswers.draft,
  optional: false,
  fields: [
    ask('scope', 'radio', 'ठेगाना परिवर्तन हुने', 'What moves', { required: always, options: locationScopes }),
    ...decisionFields('decision'),
  ],
} satisfies SectionDefinition<'LOCATION_DECISION'>;

const officeAnswers = answers({ officeId: chosen('OFFICE_REQUIRED'), address: officeAddress, contact: officeContact });
/** The new registered office, with the registrar's office responsible for it. */
export const newRegisteredOffice = officeAnswers.complete;
const OFFICE: Bilingual = { ne: 'कार्यक्षेत्र', en: 'Jurisdiction' };
const ADDRESS: Bilingual = { ne: 'नयाँ ठेगाना', en: 'New address' };
const CONTACT: Bilingual = { ne: 'सम्पर्क', en: 'Contact' };

export const NEW_REGISTERED_OFFICE = {
  key: 'NEW_REGISTERED_OFFICE',
  label: { ne: 'नयाँ रजिष्टर्ड कार्यालय', en: 'New registered office' },
  schema: officeAnswers.complete,
  schemaFor: () => withRules(officeAnswers, ({ address }) => streetFindings(['address'], address)),
  draft: officeAnswers.draft,
  optional: false,
  appliesTo: movesOffice,
  stands: ['REGISTERED_OFFICE'],
  fields: [
    ask('officeId', 'office', 'नयाँ ठेगाना हेर्ने रजिष्ट्रारको कार्यालय', 'Registrar’s office for the new address', {
      group: OFFICE,
      required: always,
    }),
    ...officeAddressFields('address', ADDRESS),
    ...officeContactFields('contact', CONTACT),
  ],
  issues: unmovedOffice,
} satisfies SectionDefinition<'NEW_REGISTERED_OFFICE'>;

/**
 * An error when the new address equals the register's; facts that the register does not know are not compared, and a
 * street that is only spelled in Nepali now is no move.
 */
function unmovedOffice(data: Readonly<Record<string, unknown>>, frame: FilingFrame): readonly CrossIssue[] {
  const address = officeAnswers.draft.safeParse(data).data?.address;
  if (address === undefined) return [];
  const standing = leavesOf(standingOffice(frame));
  const isSame = [...leavesOf(address)].every(
    ([path, value]) => NEPALI_SPELLINGS.has(path) || standing.get(path) === value,
  );
  return isSame ? [{ path: 'address.toleStreet', code: 'ADDRESS_UNCHANGED' }] : [];
}

/** As in a registration; prefilled with the branches of the register, and a removed branch is closed. */
export const BRANCHES = {
  ...BRANCH_INFORMATION,
  label: { ne: 'परिवर्तनपछिका शाखा', en: 'Branches after the change' },
  appliesTo: movesBranches,
  stands: ['BRANCH' as const],
};

/** A move to a district of another province needs the letter of its ward. */
export function changesProvince(frame: FilingFrame): boolean {
  if (!movesOffice(frame)) return false;
  const after = officeAnswers.draft.safeParse(filedAnswers(frame, 'NEW_REGISTERED_OFFICE')).data?.address?.provinceId;
  const before = standingOffice(frame)['provinceId'];
  return after !== undefined && before !== undefined && after !== before;
}

/** The prefilled answers: the present registered office and branches. */
export function standingLocation(company: NonNullable<FilingFrame['company']>): {
  readonly office: { readonly officeId?: number; readonly address: object; readonly contact: object };
  readonly branches: readonly { readonly begunFrom: string | null; readonly data: object }[];
} {
  const frame = { companyType: company.type, company, answers: {}, today: '' };
  const details = standingOffice(frame);
  const registration = company.parts.find(({ aspect }) => aspect === 'REGISTRATION')?.data;
  return {
    office: {
      ...(registration !== undefined && { officeId: publicParts.REGISTRATION.parse(registration).officeId }),
      // each group keeps the details that it asks for
      address: officeAddress.draft.safeParse(details).data ?? {},
      contact: officeContact.draft.safeParse(details).data ?? {},
    },
    branches: company.parts
      .filter(({ aspect }) => aspect === 'BRANCH')
      .map(({ subjectId, data }) => ({ begunFrom: subjectId, data: detailsOf(data) })),
  };
}

/** The future branches of the company, for the register. */
export const branchesAfter = (frame: FilingFrame) => filedItems(frame, BRANCH_INFORMATION.key);

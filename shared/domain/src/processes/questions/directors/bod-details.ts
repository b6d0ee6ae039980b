import type { Bilingual } from '../../../bilingual';
import { directorTypes, genders } from '../../../enumerations/persons';
import { companyTypeRules } from '../../../registration/company-type-rules';
import { filedItems, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { ListSection } from '../../definition/section-definition';
import { anyAddressFields } from '../address';
import { withRules } from '../answer';
import { always, ask, bothScripts, type When } from '../ask';
import { boardIssues } from './board-together';
import { directorDraft, directorWithProof, keepPhoneProof, outsideDirector } from './director-answers';
import { directorFindings } from './director-rules';
import { identificationFields } from '../identification';
import { holderTitle, personTitle } from '../item-title';

const KEY = 'BOD_DETAILS';

export const directorFor = (frame: FilingFrame) =>
  withRules(directorWithProof, (kept) => directorFindings(kept, frame, outsideDirector.complete));
const SEAT: Bilingual = { ne: 'सञ्चालक', en: 'Director' };
const PERSON: Bilingual = { ne: 'व्यक्तिगत विवरण', en: 'Personal details' };
const TERM: Bilingual = { ne: 'कार्यकाल', en: 'Working period' };
const ADDRESS: Bilingual = { ne: 'ठेगाना', en: 'Address' };
const IDENTITY: Bilingual = { ne: 'परिचयपत्र', en: 'Identification' };
const CONTACT: Bilingual = { ne: 'सम्पर्क', en: 'Contact' };
const notAHolder: When = (data) =>
  data['directorType'] === 'OUTSIDE_SHAREHOLDER' || data['directorType'] === 'REPRESENTATIVE';
const ofAHolder: When = (data) => data['directorType'] === 'PROMOTER' || data['directorType'] === 'REPRESENTATIVE';
const needed = { group: PERSON, when: notAHolder, required: always };
const mayBeIndependent: When = (data, { companyType }) =>
  data['directorType'] === 'OUTSIDE_SHAREHOLDER' &&
  companyType !== null &&
  companyTypeRules(companyType).independentDirectors(11) > 0;

/** The directors of one board are usually chosen for one term: the next one begins with that of the first. */
function termOfBoard(frame: FilingFrame): Answers {
  const { fromDate, toDate } = filedItems(frame, KEY)[0]?.data ?? {};
  return { ...(fromDate !== undefined && { fromDate }), ...(toDate !== undefined && { toDate }) };
}

export const BOD_DETAILS = {
  kind: 'LIST',
  key: KEY,
  label: { ne: 'सञ्चालक समिति', en: 'Board of directors' },
  optional: false,
  appliesTo: ({ companyType }) => companyType === null || companyTypeRules(companyType).directors !== null,
  most: 11,
  goesWith: {
    section: 'SHAREHOLDER',
    path: 'holderItemId',
    when: (data) => data['directorType'] !== 'OUTSIDE_SHAREHOLDER',
  },
  item: {
    name: { ne: 'सञ्चालक', en: 'Director' },
    schemaFor: directorFor,
    draft: directorDraft,
    keep: keepPhoneProof,
    beginFor: (roles, frame) => {
      const most = frame.companyType === null ? undefined : companyTypeRules(frame.companyType).directors?.maximum;
      if (typeof most === 'number' && filedItems(frame, KEY).length >= most) return undefined;
      const held = (of: string) => roles.find(({ section, prefix }) => section === 'SHAREHOLDER' && prefix === of);
      const [holder, speaker] = [held('person.'), held('company.representative.')];
      const seat = holder
        ? { directorType: 'PROMOTER', holderItemId: holder.itemId }
        : speaker
          ? { directorType: 'REPRESENTATIVE', holderItemId: speaker.itemId }
          : { directorType: 'OUTSIDE_SHAREHOLDER' };
      return { asked: holder === undefined, answers: { ...seat, ...termOfBoard(frame) } };
    },
    title: (data, frame) => (frame ? directorTitle({ data }, frame) : personTitle(data['person'])),
    fields: [
      ask('directorType', 'radio', 'सञ्चालकको किसिम', 'Type of director', {
        group: SEAT,
        required: always,
        options: directorTypes,
      }),
      ask('holderItemId', 'personChoice', 'शेयरधनी', 'Shareholder', {
        group: SEAT,
        when: ofAHolder,
        required: always,
        people: ['SHAREHOLDER'],
      }),
      ask('isIndependent', 'switch', 'स्वतन्त्र सञ्चालक', 'Independent director', { group: SEAT, when: mayBeIndependent }),
      ask('designation', 'text', 'पद (अध्यक्ष, प्रबन्ध सञ्चालक आदि)', 'Designation (chair, managing director …)', {
        group: SEAT,
        maximum: 100,
      }),
      ...bothScripts('person.fullName', 'पूरा नाम', 'Full name', needed),
      ask('person.gender', 'radio', 'लिङ्ग', 'Gender', { ...needed, options: genders }),
      ask('person.dateOfBirth', 'date', 'जन्म मिति', 'Date of birth', needed),
      ...identificationFields('person.identification', IDENTITY, { shown: notAHolder }),
      ...anyAddressFields('person.address', ADDRESS, notAHolder),
      ask('fromDate', 'date', 'कार्यकाल सुरु मिति', 'From', { group: TERM, required: always }),
      ask('toDate', 'date', 'कार्यकाल सकिने मिति', 'To', { group: TERM, required: always }),
      ask('phoneNo', 'phone', 'फोन नम्बर', 'Phone number', { group: CONTACT, required: always }),
      ask('email', 'email', 'इमेल', 'Email', { group: CONTACT, required: always, maximum: 254 }),
    ],
  },
  issues: boardIssues,
} satisfies ListSection<typeof KEY>;

/** The name of a director; for a holder it is the name of the shareholder. */
export function directorTitle(item: { readonly data: Answers }, frame: Pick<FilingFrame, 'answers'>): Bilingual {
  if (item.data['directorType'] !== 'PROMOTER') return personTitle(item.data['person']);
  const holder = filedItems(frame, 'SHAREHOLDER').find(({ id }) => id === item.data['holderItemId']);
  return holder ? holderTitle(holder.data) : { ne: '', en: '' };
}

import {
  applicationDetailSchema,
  applicationPageSchema,
  type ApplicationDetail,
  reservationSchema,
} from '@registrar/domain/calls/filings';
import {
  filedItemSchema,
  sectionStateSchema,
  type FiledItemState,
  type SectionState,
} from '@registrar/domain/calls/filing-sections';
import { filingDocumentsSchema } from '@registrar/domain/calls/documents';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { isList, sectionsOf, type FilingFrame } from '@registrar/domain/processes';
import type { CompanyType } from '@registrar/domain/enumerations/company-types';
import { fakeSession, type FakeAnswers } from './fake-shell';

export const APPLICATION_ID = '0190a000-0000-7000-8000-00000000c001';
export const ITEM_ID = '0190a000-0000-7000-8000-00000000c0de';
const AT = '2026-11-21T08:00:00.000Z';

const applicant = {
  id: fakeSession('APPLICANT').userId,
  nameEnglish: 'Ram Thapa',
  nameNepali: 'राम थापा',
  roleCode: 'APPLICANT',
};

export const reservation = reservationSchema.parse({
  id: '0190a000-0000-7000-8000-00000000ffff',
  applicationId: '0190a000-0000-7000-8000-00000000aaaa',
  applicationNumber: 'NR-2083/84-KTM-000001',
  nameEnglish: 'Himchuli Traders Private Limited',
  nameNepali: 'हिमचुली ट्रेडर्स प्राइभेट लिमिटेड',
  state: 'VALID',
  approvedOn: '2026-11-21',
  expiresOn: '2027-02-19',
  formDueOn: '2026-12-21',
  daysRemaining: 90,
});

export const sectionState = (key: string, changes: Partial<SectionState> = {}): SectionState =>
  sectionStateSchema.parse({
    key,
    kind: 'FORM',
    validity: 'EMPTY',
    data: {},
    errors: [],
    version: 0,
    savedAt: null,
    savedBy: null,
    count: 0,
    invalid: 0,
    ...changes,
  });

/** The sections a registration of this type has, nothing filled in but what is given. */
export function sectionStates(
  type: CompanyType,
  filled: Readonly<Record<string, Partial<SectionState>>> = {},
): SectionState[] {
  const frame: FilingFrame = { companyType: type, company: null, answers: {}, today: '2026-11-21' };
  return sectionsOf(companyRegistration, frame).map((section) =>
    sectionState(section.key, { kind: isList(section) ? 'LIST' : 'FORM', ...filled[section.key] }),
  );
}

export function registration(
  changes: Partial<ApplicationDetail> = {},
  type: CompanyType = 'PRIVATE_SOLE_PROPRIETOR',
): ApplicationDetail {
  return applicationDetailSchema.parse({
    id: APPLICATION_ID,
    applicationNumber: null,
    processName: 'COMPANY_REGISTRATION',
    status: 'DRAFT',
    level: 0,
    turn: 'APPLICANT',
    titleEnglish: reservation.nameEnglish,
    titleNepali: reservation.nameNepali,
    officeCode: 'OCR-KTM',
    submittedAt: null,
    updatedAt: AT,
    applicant,
    assignee: null,
    version: 1,
    sections: sectionStates(type),
    history: [],
    reservation: null,
    nameCheck: null,
    allowedActions: [
      { action: 'submit', allowed: true, remark: 'none' },
      { action: 'discard', allowed: true, remark: 'none' },
    ],
    companyType: { id: 1, key: type, nameEnglish: 'Private, sole proprietor', nameNepali: 'प्राइभेट, एकल शेयरधनी' },
    fromReservation: reservation,
    ...changes,
  });
}

export const filedItem = (changes: Partial<FiledItemState> = {}): FiledItemState =>
  filedItemSchema.parse({
    id: ITEM_ID,
    position: 1,
    version: 3,
    validity: 'VALID',
    titleEnglish: 'Naxal',
    titleNepali: 'नक्साल',
    data: {},
    errors: [],
    ...changes,
  });

export const applicationPage = (...items: readonly object[]) =>
  applicationPageSchema.parse({ items, total: items.length, page: 1, size: 10 });

/** The gateway on a good day; a test names what differs. */
export const gatewayAnswers: FakeAnswers = {
  'GET /external/api/application/:id': registration(),
  'GET /external/api/application/:id/entry': [],
  'GET /external/api/application/:id/begun': { sections: {}, items: {} },
  'GET /external/api/application/:id/old-focal-person': { people: [] },
  'GET /external/api/application/:id/document': filingDocumentsSchema.parse({ mayChange: true, places: [] }),
  'GET /external/api/application/:id/section/:key/item': { items: [] },
  'GET /external/api/application/:id/payable': {
    state: 'ESTIMATED',
    estimate: null,
    invoices: [],
    mayPay: false,
    issuedOnSubmit: false,
    mayCounterSign: false,
  },
  'PUT /external/api/application/:id/switch/stepper/:step': ({ params }) => ({ step: params['step'] }),
  'GET /external/api/office/minimal-detail': [{ id: 1, nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' }],
  'GET /external/api/country': [{ id: 524, code: 'NP', nameEnglish: 'Nepal', nameNepali: 'नेपाल' }],
  'GET /external/api/province': [{ id: 3, nameEnglish: 'Bagmati', nameNepali: 'बागमती' }],
  'GET /external/api/district': [{ id: 27, nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ', provinceId: 3 }],
  'GET /external/api/local-body': [
    {
      id: 270,
      nameEnglish: 'Kathmandu Metropolitan',
      nameNepali: 'काठमाडौँ महानगर',
      districtId: 27,
      wards: 32,
      category: { nameEnglish: 'Metropolitan', nameNepali: 'महानगर' },
    },
  ],
  'GET /external/api/nsic/list': [],
  'GET /external/api/nsic/heading': [],
};

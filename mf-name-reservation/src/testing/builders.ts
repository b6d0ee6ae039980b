import {
  applicationDetailSchema,
  applicationPageSchema,
  type ApplicationDetail,
  reservationSchema,
} from '@registrar/domain/calls/filings';
import { sectionStateSchema } from '@registrar/domain/calls/filing-sections';
import { nameCheckAnswerSchema, type NameCheckAnswer } from '@registrar/domain/calls/names';
import { fakeSession } from '@registrar/testing/fake-shell';
import type { z } from 'zod';

export const APPLICATION_ID = '0190a000-0000-7000-8000-00000000abcd';

const applicant = {
  id: fakeSession('APPLICANT').userId,
  nameEnglish: 'Ram Thapa',
  nameNepali: 'राम थापा',
  roleCode: 'APPLICANT',
};

/** Answers as the gateway gives them; each is parsed, so that a test cannot live on a shape that does not exist. */
export function applicationDetail(changes: Partial<z.input<typeof applicationDetailSchema>> = {}): ApplicationDetail {
  return applicationDetailSchema.parse({
    id: APPLICATION_ID,
    applicationNumber: null,
    processName: 'NAME_RESERVATION',
    status: 'DRAFT',
    level: 0,
    turn: 'APPLICANT',
    titleEnglish: '',
    titleNepali: '',
    officeCode: 'OCR-KTM',
    submittedAt: null,
    updatedAt: '2026-11-21T08:00:00.000Z',
    applicant,
    assignee: null,
    version: 1,
    sections: ['NAME_DETAILS', 'OBJECTIVE_DETAILS', 'CONTACT_DETAILS', 'REMARK_DETAILS'].map((key) => ({
      key,
      validity: 'EMPTY',
      data: {},
    })),
    history: [],
    allowedActions: [{ action: 'submit', allowed: true, remark: 'none' }],
    reservation: null,
    nameCheck: null,
    ...changes,
  });
}

const SAVED_AT = '2026-11-21T08:00:00.000Z';

export const filledSections: ApplicationDetail['sections'] = sectionStateSchema.array().parse([
  {
    key: 'NAME_DETAILS',
    validity: 'VALID',
    data: {
      english: 'Himchuli Traders',
      nepali: 'हिमचुली ट्रेडर्स',
      suffix: 'PRIVATE_LIMITED',
      parentCompanyType: 'PRIVATE_SOLE_PROPRIETOR',
      companyTypeId: 1,
      isPartOfGroup: false,
    },
    version: 1,
    savedAt: SAVED_AT,
  },
  {
    key: 'OBJECTIVE_DETAILS',
    validity: 'VALID',
    data: { nsicCodes: ['5510'], registeredInOtherGovernmentBody: false },
    version: 1,
    savedAt: SAVED_AT,
  },
  { key: 'CONTACT_DETAILS', validity: 'EMPTY', data: {} },
  { key: 'REMARK_DETAILS', validity: 'EMPTY', data: {} },
]);

export const nameCheckAnswer = (changes: Partial<NameCheckAnswer> = {}): NameCheckAnswer =>
  nameCheckAnswerSchema.parse({
    outcome: 'AVAILABLE',
    findings: [],
    similar: [],
    score: 0,
    suggestions: [],
    ...changes,
  });

export const reservation = reservationSchema.parse({
  id: '0190a000-0000-7000-8000-00000000ffff',
  applicationId: APPLICATION_ID,
  applicationNumber: 'NR-2083/84-KTM-000001',
  nameEnglish: 'Himchuli Traders Private Limited',
  nameNepali: 'हिमचुली ट्रेडर्स प्राइभेट लिमिटेड',
  state: 'VALID',
  approvedOn: '2026-11-21',
  expiresOn: '2027-02-19',
  formDueOn: '2026-12-21',
  daysRemaining: 90,
});

export function applicationPage(...details: readonly ApplicationDetail[]) {
  return applicationPageSchema.parse({ items: details, total: details.length, page: 1, size: 10 });
}

import { type ApplicationDetail, groupMatterSchema, type GroupMatter } from '@registrar/domain/calls/filings';
import { groupRequestPageSchema } from '@registrar/domain/calls/group-requests';
import { companySummarySchema, companyTypeSchema } from '@registrar/domain/calls/lookups';
import { APPLICATION_ID, applicationDetail, filledSections } from './builders';

const person = {
  id: '0190a000-0000-7000-8000-00000000eeee',
  nameEnglish: 'Laxmi Agrawal',
  nameNepali: 'लक्ष्मी अग्रवाल',
  roleCode: 'PARENT_REPRESENTATIVE',
};

export const groupMatter = (changes: Partial<GroupMatter> = {}): GroupMatter =>
  groupMatterSchema.parse({
    state: 'WAITING',
    parent: {
      id: '0190a000-0000-7000-8000-00000000f0f0',
      registrationNumber: '100000',
      nameEnglish: 'Triveni Samuha Limited',
      nameNepali: 'त्रिवेणी समूह लिमिटेड',
      companyType: { nameEnglish: 'Public', nameNepali: 'पब्लिक' },
      status: 'ACTIVE',
    },
    askedAt: '2026-11-17T08:00:00.000Z',
    waitingDays: 4,
    answer: null,
    applicantSpeaksForParent: false,
    words: {
      english: [
        { proposed: 'Triveni', existing: 'Triveni', relation: 'SAME' },
        { proposed: 'Foods', existing: 'Samuha', relation: 'DIFFERENT' },
      ],
      nepali: [
        { proposed: 'त्रिवेणी', existing: 'त्रिवेणी', relation: 'SAME' },
        { proposed: 'फुड्स', existing: 'समूह', relation: 'DIFFERENT' },
      ],
    },
    ...changes,
  });

export const groupAnswer = (consented: boolean, remark: string): NonNullable<GroupMatter['answer']> => ({
  consented,
  remark,
  by: person,
  at: '2026-11-21T08:00:00.000Z',
});

export const groupApplication = (changes: Partial<ApplicationDetail> = {}): ApplicationDetail =>
  applicationDetail({
    status: 'UNDER_GROUP_APPROVAL',
    turn: 'PARENT',
    version: 5,
    applicationNumber: 'NR-2083/84-KTM-000001',
    titleEnglish: 'Triveni Foods Private Limited',
    titleNepali: 'त्रिवेणी फुड्स प्राइभेट लिमिटेड',
    sections: filledSections,
    group: groupMatter(),
    ...changes,
  });

export const parentActions: ApplicationDetail['allowedActions'] = [
  { action: 'parentVerify', allowed: true, remark: 'required' },
  { action: 'parentReject', allowed: true, remark: 'required' },
];

export const groupRequests = (changes: Partial<GroupMatter> = {}) => {
  const { words: _words, ...matter } = groupMatter(changes);
  const { applicant, titleEnglish, titleNepali, status, applicationNumber, updatedAt } = groupApplication();
  return groupRequestPageSchema.parse({
    items: [
      { ...matter, id: APPLICATION_ID, applicant, titleEnglish, titleNepali, status, applicationNumber, updatedAt },
    ],
    total: 1,
    page: 1,
    size: 20,
  });
};

export const registeredParent = companySummarySchema.parse({
  id: groupMatter().parent.id,
  registrationNumber: '100000',
  nameEnglish: 'Triveni Samuha Limited',
  nameNepali: 'त्रिवेणी समूह लिमिटेड',
  companyTypeId: 9,
  status: 'ACTIVE',
  registeredOn: '2008-05-12',
});

export const publicCompany = companyTypeSchema.parse({
  id: 9,
  key: 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI',
  parentCompanyType: 'PUBLIC_NON_GOVERNMENT',
  nameEnglish: 'Public, all Nepali',
  nameNepali: 'पब्लिक, सबै नेपाली',
  suffixes: [],
});

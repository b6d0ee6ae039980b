import {
  companyDetailItems,
  migratedCompaniesSchema,
  migratedCompanyDetailsSchema,
} from '@registrar/domain/calls/old-system';
import { APPLICATION_ID, applicationDetail } from './builders';

const name = { nameEnglish: 'Sagarmatha Purano Byapar Limited', nameNepali: 'सगरमाथा पुरानो व्यापार लिमिटेड' };

export const migratedCompany = migratedCompanyDetailsSchema.parse({
  ...name,
  id: '0190a000-0000-7000-8000-00000000c0c0',
  registrationNumber: '4521',
  detailsStatus: 'UNVERIFIED',
  details: companyDetailItems.map((item) => ({
    item,
    value:
      {
        NAME_ENGLISH: name.nameEnglish,
        NAME_NEPALI: name.nameNepali,
        REGISTRATION_NUMBER: '4521',
        REGISTERED_ON: '2004-06-14',
        AUTHORIZED_CAPITAL: '50000000',
        COMPANY_TYPE: 'NON_PROFIT',
      }[String(item)] ?? null,
    status: item === 'AUTHORIZED_CAPITAL' ? 'UNVERIFIED' : 'VERIFIED',
    answered: true,
    claimedValue: item === 'AUTHORIZED_CAPITAL' ? '75000000' : null,
  })),
});

export const migratedDraft = applicationDetail({
  processName: 'MIGRATION_NAME_RESERVATION',
  sections: [
    {
      key: 'OLD_NAME_DETAILS',
      validity: 'VALID',
      data: {
        english: name.nameEnglish,
        nepali: name.nameNepali,
        registrationNumber: '4521',
        registeredOn: '2004-06-14',
      },
      errors: [],
      savedAt: '2026-11-21T08:00:00.000Z',
    },
    { key: 'REMARK_DETAILS', validity: 'EMPTY', data: {}, errors: [], savedAt: null },
  ],
  titleEnglish: name.nameEnglish,
  titleNepali: name.nameNepali,
});

export const migratedCompanies = (changes: object = {}) =>
  migratedCompaniesSchema.parse({
    companies: [
      {
        ...name,
        id: migratedCompany.id,
        registrationNumber: '4521',
        detailsStatus: 'UNVERIFIED',
        application: null,
        ...changes,
      },
    ],
  });

export const migratedApplication = {
  id: APPLICATION_ID,
  status: 'DRAFT',
  applicationNumber: null,
  updatedAt: '2026-11-21T08:00:00.000Z',
};

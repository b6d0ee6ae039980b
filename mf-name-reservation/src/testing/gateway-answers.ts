import { filingDocumentsSchema, type DocumentPlace, type FilingDocuments } from '@registrar/domain/calls/documents';
import { parentCompanyTypes } from '@registrar/domain/enumerations/company-types';
import type { ReservationTerms } from '@registrar/domain/calls/names';
import { SHIPPED_NAME_RULES } from '@registrar/domain/names/rules';
import { companyTypeSchema, nsicHeadingSchema, nsicSchema } from '@registrar/domain/calls/lookups';
import type { FakeAnswers, FakeCall } from '@registrar/testing/fake-shell';
import { applicationDetail, nameCheckAnswer } from './builders';

const soleProprietor = companyTypeSchema.parse({
  id: 1,
  key: 'PRIVATE_SOLE_PROPRIETOR',
  parentCompanyType: 'PRIVATE_SOLE_PROPRIETOR',
  nameEnglish: 'Private, sole proprietor',
  nameNepali: 'प्राइभेट, एकल शेयरधनी',
  suffixes: [{ english: 'Private Limited', nepali: 'प्राइभेट लिमिटेड' }],
});
const hotels = nsicSchema.parse({
  nsicCode: '5510',
  newNsicCodes: ['5510'],
  objectiveEnglish: 'Hotels',
  objectiveNepali: 'होटल',
  parentObjectiveEnglish: null,
});

const headings = [
  nsicHeadingSchema.parse({
    code: 'I',
    level: 'section',
    parent: null,
    nameEnglish: 'Accommodation and food service activities',
    nameNepali: 'आवास तथा भोजन सेवा',
  }),
  nsicHeadingSchema.parse({
    code: '55',
    level: 'division',
    parent: 'I',
    nameEnglish: 'Accommodation',
    nameNepali: 'आवास सेवा',
  }),
];

/** A proof of a trademark may be added, a regulator's letter is asked for where `regulator` says so. */
export const documents = (regulator: Partial<DocumentPlace> = {}): FilingDocuments =>
  filingDocumentsSchema.parse({
    mayChange: true,
    places: [
      {
        key: 'REGULATOR_LETTER',
        nameEnglish: 'Regulator’s letter',
        nameNepali: 'नियमनकारी निकायको पत्र',
        required: false,
        when: 'ALWAYS',
        consentOf: 'REGULATOR',
        maximumMegabytes: 5,
        extensions: ['PNG', 'PDF'],
        status: 'REQUESTED',
        document: null,
        ...regulator,
      },
      {
        key: 'TRADEMARK_PROOF',
        nameEnglish: 'Trademark proof',
        nameNepali: 'ट्रेडमार्कको प्रमाण',
        required: false,
        when: 'NEVER',
        maximumMegabytes: 5,
        extensions: ['PNG', 'PDF'],
        status: 'REQUESTED',
        document: null,
      },
    ],
  });

/** The gateway on a good day; a test names what differs. */
export const gatewayAnswers: FakeAnswers = {
  'GET /external/api/company-type/drop-down': parentCompanyTypes.items.map((item, index) => ({
    id: index + 1,
    ...item,
  })),
  'GET /external/api/company-type/list': [soleProprietor],
  'GET /external/api/nsic/list': ({ query: { search } }: FakeCall) =>
    search === undefined || JSON.stringify(hotels).includes(String(search)) ? [hotels] : [],
  'GET /external/api/nsic/heading': headings,
  'GET /external/api/application/:id/document': documents(),
  'POST /external/api/name/check': nameCheckAnswer(),
  'GET /external/api/name/rules': SHIPPED_NAME_RULES,
  'GET /external/api/name/reservation-terms': {
    validDays: 90,
    formDueDays: 30,
    decisionDays: 2,
    feePaisa: 0,
  } satisfies ReservationTerms,
  'GET /external/api/application/:id': applicationDetail(),
  'PUT /external/api/application/:id/switch/stepper/:step': ({ params }) => ({ step: params['step'] }),
  'PUT /external/api/application/:id/section/:key': ({ request }) =>
    applicationDetail({ version: (request.ifMatch ?? 0) + 1 }),
};

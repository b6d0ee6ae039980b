import { companyTypeSchema, nsicSchema } from '@registrar/domain/calls/lookups';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { applicationDetail, nameCheckAnswer } from './builders';

const soleProprietor = companyTypeSchema.parse({
  id: 1,
  key: 'PRIVATE_SOLE_PROPRIETOR',
  parentCompanyType: 'PRIVATE_SOLE_PROPRIETOR',
  nameEnglish: 'Private, sole proprietor',
  nameNepali: 'प्राइभेट, एकल शेयरधनी',
  suffixes: [{ english: 'Private Limited', nepali: 'प्राइभेट लिमिटेड' }],
});
const hotels = nsicSchema.parse({ nsicCode: '5510', newNsicCodes: ['5510'], objectiveEnglish: 'Hotels', objectiveNepali: 'होटल', parentObjectiveEnglish: null });

/** The gateway on a good day; a test names what differs. */
export const gatewayAnswers: FakeAnswers = {
  'GET /external/api/company-type/list': [soleProprietor],
  'GET /external/api/nsic/list': [hotels],
  'POST /external/api/name/check': nameCheckAnswer(),
  'GET /external/api/application/:id': applicationDetail(),
  'PUT /external/api/application/:id/section/:key': ({ request }) => applicationDetail({ version: (request.ifMatch ?? 0) + 1 }),
};

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OPEN_ASPECTS, openCompanyListSchema, openCompanySchema } from '@registrar/domain/calls/open-data';
import { isPublic, registerAspects } from '@registrar/domain/register';
import { callerOf } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { companyOfShares } from '../../test/share-filings-kit';
import { dayInNepal } from '../platform/clock';
import { enterInRegister } from '../register/entries/enter';
import { prefersLinkedData } from './linked-data';

let gateway: TestGateway;
let company = '';
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  company = await companyOfShares(gateway, await callerOf(gateway, 'puja.representative'));
  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId: company, applicationId: null, effectiveOn: dayInNepal(gateway.clock.now()) }, [
      {
        aspect: 'DIRECTOR',
        subjectId: DIRECTOR,
        after: {
          nameEnglish: 'Kalpana Bhattarai',
          nameNepali: 'कल्पना भट्टराई',
          independent: false,
          since: null,
          until: null,
        },
      },
    ]),
  );
});
afterAll(() => gateway?.close());

const DIRECTOR = '0190a000-0000-7000-8000-0000000000d1';
const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(`public/company${path}`, gateway.url), { headers });

test('each part of a company that everybody may read is open data, or is left out because it is of persons', () => {
  const ofPersons = ['SHAREHOLDER', 'DIRECTOR', 'FOCAL_PERSON', 'AUDITOR', 'ORDER'];
  const elsewhere = ['DOCUMENT'];
  expect([...OPEN_ASPECTS, ...ofPersons, ...elsewhere].sort()).toEqual(registerAspects.keys.filter(isPublic).sort());
});

test('a company as JSON: its register data with a stable address, and no person', async () => {
  const answer = await read(`/${company}`);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  const { data } = JSON.parse(text) as { data: unknown };
  const open = openCompanySchema.parse(data);
  expect(open).toMatchObject({
    id: company,
    url: expect.stringMatching(new RegExp(`^https?://.+/company/${company}$`)),
  });
  expect(text).not.toMatch(/Bhattarai|भट्टराई/);
  // the page of the company does name the director
  const record = await gateway.call('GET', `external/api/company/${company}/record`);
  expect(JSON.stringify(record.body)).toContain('Kalpana Bhattarai');

  const etag = answer.headers.get('etag') ?? '';
  expect((await read(`/${company}`, { 'if-none-match': etag })).status).toBe(304);
});

test('the same as linked data where it is asked for, in both languages', async () => {
  const answer = await read(`/${company}`, { accept: 'application/ld+json' });
  expect(answer.headers.get('content-type')).toBe('application/ld+json; charset=utf-8');
  const linked = (await answer.json()) as Readonly<Record<string, unknown>>;
  const { data } = (await gateway.call('GET', `public/company/${company}`)).body;
  const open = openCompanySchema.parse(data);
  expect(linked).toMatchObject({
    '@id': open.url,
    '@type': ['Organization', 'rov:RegisteredOrganization'],
    legalName: [
      { '@value': open.name.nameNepali, '@language': 'ne' },
      { '@value': open.name.nameEnglish, '@language': 'en' },
    ],
    'rov:registration': { value: open.registration.registrationNumber },
    'rov:orgStatus': { 'skos:notation': 'ACTIVE' },
  });
  expect(JSON.stringify(linked)).not.toMatch(/Bhattarai|भट्टराई|null/);
  const etag = answer.headers.get('etag') ?? '';
  const again = await read(`/${company}`, { accept: 'application/ld+json', 'if-none-match': etag });
  expect(again.status).toBe(304);
});

test('a registration number answers a list, in the digits of either script', async () => {
  const { data } = (await gateway.call('GET', `public/company/${company}`)).body;
  const { registration } = openCompanySchema.parse(data);
  const inNepali = registration.registrationNumber.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit);
  for (const number of [registration.registrationNumber, inNepali]) {
    const found = await gateway.call('GET', `public/company?registrationNumber=${encodeURIComponent(number)}`);
    expect(openCompanyListSchema.parse(found.body.data).map(({ id }) => id)).toContain(company);
  }
  expect((await gateway.call('GET', 'public/company?registrationNumber=0000001')).body.data).toEqual([]);
  expect((await gateway.call('GET', 'public/company')).status).toBe(422);
  expect((await gateway.call('GET', 'public/company/0190a000-0000-7000-8000-00000000ffff')).status).toBe(404);
});

test.each([
  [undefined, false],
  ['*/*', false],
  ['application/json', false],
  ['application/ld+json', true],
  ['application/ld+json;profile="x", application/json;q=0.5', true],
  ['application/json, application/ld+json', false],
])('Accept: %s', (accept, expected) => {
  expect(prefersLinkedData(accept)).toBe(expected);
});

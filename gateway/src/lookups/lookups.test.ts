import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  companyTypeSchema,
  countrySchema,
  districtSchema,
  fiscalYearSchema,
  localBodySchema,
  lookupItemSchema,
  nsicHeadingSchema,
  nsicSchema,
} from '@registrar/domain/calls/lookups';
import { z } from 'zod';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { seedLookups } from './seed/seed-lookups';

let gateway: TestGateway;
let ram: Caller;

beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.addAccount({ username: 'ram.reader' });
  ram = await callerOf(gateway, 'ram.reader');
});
afterAll(() => gateway?.close());

async function list<T>(path: string, item: z.ZodType<T>): Promise<T[]> {
  return z.array(item).parse((await ram.call('GET', `external/${path}`)).body.data);
}

test('seven provinces, seventy-seven districts and 753 local bodies', async () => {
  expect(await list('api/province', lookupItemSchema)).toHaveLength(7);
  const districts = await list('api/district', districtSchema);
  expect(districts).toHaveLength(77);
  expect((await list('api/district?provinceId=3', districtSchema)).every((district) => district.provinceId === 3)).toBe(
    true,
  );
  const { total } = await gateway.platform.database.db
    .selectFrom('local_body')
    .select((the) => the.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  expect(Number(total)).toBe(753);
  const bodies = await list(`api/local-body?districtId=${districts[0]?.id}`, localBodySchema);
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.every((body) => body.wards > 0 && body.category.nameNepali !== '')).toBe(true);
});

test('every country of ISO 3166 in both languages', async () => {
  const countries = await list('api/country', countrySchema);
  expect(countries).toHaveLength(249);
  expect(countries.find((country) => country.code === 'NP')).toEqual({
    id: 524,
    code: 'NP',
    nameEnglish: 'Nepal',
    nameNepali: 'नेपाल',
  });
  expect(countries.filter((country) => !/\p{Script=Devanagari}/u.test(country.nameNepali))).toEqual([]);
});

test('objectives are found by code, by English and by Nepali words, with the newer codes', async () => {
  expect((await list('api/nsic/list', nsicSchema)).length).toBe(283);
  const found = (search: string) => list(`api/nsic/list?search=${encodeURIComponent(search)}`, nsicSchema);
  expect((await found('legal consultancy'))[0]).toMatchObject({ nsicCode: '0001' });
  expect((await found('कानूनी परामर्श'))[0]).toMatchObject({ nsicCode: '0001' });
  expect((await found('हस्तकला कार्यहरु गर्ने।'))[0]).toMatchObject({
    nsicCode: '0009',
    objectiveNepali: 'हस्तकला सम्वन्धि कार्यहरू गर्ने',
  });
  expect((await found('mobail marmat'))[0]).toMatchObject({ nsicCode: '5260' });
  expect((await found('०११')).map(({ nsicCode }) => nsicCode)).toEqual(
    expect.arrayContaining(['0111', '0112', '0113']),
  );
  expect(await found('xqzzv')).toEqual([]);
  const [plants] = await list('api/nsic/list?codes=0112', nsicSchema);
  const headings = await list('api/nsic/heading', nsicHeadingSchema);
  expect(headings.filter(({ level }) => level === 'section')).toHaveLength(21);
  expect(headings).toContainEqual({
    code: '01',
    level: 'division',
    parent: 'A',
    nameEnglish: 'Crop and animal production, hunting and related service activities',
    nameNepali: 'बाली तथा पशुपालन, सिकार र सम्बन्धित सेवा',
  });
  expect(headings).toContainEqual(expect.objectContaining({ code: '011', level: 'group', parent: '01' }));
  expect(plants).toMatchObject({
    newNsicCodes: expect.arrayContaining(['0113', '0130']),
    parentObjectiveEnglish: 'Crop and animal production, hunting and related service activities',
  });
});

test('company types by their parent, with the suffix each carries and what each may become', async () => {
  const parents = await list('api/company-type/drop-down', lookupItemSchema.extend({ key: z.string() }));
  expect(parents).toHaveLength(7);
  const types = await list('api/company-type/drop-down/PRIVATE_MULTIPLE_PROPRIETOR', companyTypeSchema);
  expect(types).toHaveLength(3);
  expect(types[0]?.suffixes).toEqual([{ english: 'Private Limited', nepali: 'प्राइभेट लिमिटेड' }]);
  expect((await ram.call('GET', 'external/api/company-type/drop-down/SOMETHING')).status).toBe(404);
  const nonProfit = companyTypeIdOf('NON_PROFIT');
  expect(await list(`api/company-type-change/list/company-type/${nonProfit}`, companyTypeSchema)).toEqual([]);
  const shared = companyTypeIdOf('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI');
  expect(
    (await list(`api/company-type-change/list/company-type/${shared}`, companyTypeSchema)).map((type) => type.key),
  ).toContain('PUBLIC_NON_GOVERNMENT_ALL_NEPALI');
});

test('fiscal years begin on 1 Shrawan, and one of them is running', async () => {
  const years = await list('api/fiscal-year', fiscalYearSchema);
  expect(years.filter((year) => year.current)).toEqual(years.slice(0, 1));
  expect(years.at(-1)).toMatchObject({ id: 2063 });
  expect(years.find((year) => year.id === 2081)).toMatchObject({
    nameEnglish: '2081/82',
    nameNepali: '२०८१/८२',
    startsOn: '2024-07-16',
    endsOn: '2025-07-16',
  });
});

test('documents of a process say what they depend on', async () => {
  const answer = await ram.call('GET', 'external/api/company-type-document-map/process-company/NAME_RESERVATION');
  expect(answer.body.data).toMatchObject([
    { key: 'PARENT_CONSENT_LETTER', condition: 'isPartOfGroup', maxSizeMb: 5 },
    {},
    {},
  ]);
  expect((await ram.call('GET', 'external/api/company-type-document-map/process-company/NOTHING')).status).toBe(404);
});

test('a lookup that has not changed is not sent again', async () => {
  const first = await ram.call('GET', 'external/api/province');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, max-age=3600');
  const again = await fetch(new URL('external/api/province', gateway.url), {
    headers: { authorization: `Bearer ${ram.token}`, 'accept-language': 'en', 'if-none-match': etag },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('the seed runs at every start and keeps what an officer has added', async () => {
  const { db } = gateway.platform.database;
  await db
    .insertInto('configuration')
    .values({
      key: 'FEE_NAME_RESERVATION',
      valid_from: '2027-01-01',
      value: JSON.stringify({ basis: 'FLAT', feePaisa: 10_000 }),
      reference: 'A notice',
      certainty: 'A',
    })
    .execute();
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify('another') })
    .where('key', '=', 'seed:lookups')
    .execute();
  await Promise.all([seedLookups(db), seedLookups(db)]);
  const rows = await db
    .selectFrom('configuration')
    .select(['valid_from', 'certainty'])
    .where('key', '=', 'FEE_NAME_RESERVATION')
    .orderBy('valid_from')
    .execute();
  expect(rows).toEqual([
    { valid_from: '2006-11-03', certainty: 'C' },
    { valid_from: '2027-01-01', certainty: 'A' },
  ]);
});

test.each(['district?provinceId=', 'local-body?districtId=', 'company-type-change/list/company-type/'])(
  '%s a number beyond any row is refused',
  async (path) => {
    expect((await ram.call('GET', `external/api/${path}9999999999999`)).status).toBe(422);
  },
);

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  companyCardSchema,
  companyFinderAnswerSchema,
  type CompanyFinderAnswer,
} from '@registrar/domain/calls/companies';
import { addCompany } from '../../../test/company-kit';
import { startTestGateway, TEST_OFFICE, type TestGateway } from '../../../test/harness';
import { dayInNepal } from '../../platform/clock';
import { enterInRegister } from '../entries/enter';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
});
afterAll(() => gateway?.close());

async function find(query: Readonly<Record<string, string>>): Promise<CompanyFinderAnswer> {
  const answer = await gateway.call('GET', `external/api/company/search?${new URLSearchParams(query).toString()}`);
  expect(answer.status).toBe(200);
  return companyFinderAnswerSchema.parse(answer.body.data);
}
const names = ({ items }: CompanyFinderAnswer): string[] => items.map((company) => company.nameEnglish);

test('a company is found by a word of its name in either script, in several spellings', async () => {
  const english = names(await find({ name: 'karnalee agro' }));
  expect(english).toContain('Karnali Agro Furniture Private Limited');
  expect(english.every((name) => /karnali/i.test(name) && /agro/i.test(name))).toBe(true);
  expect(names(await find({ name: 'कर्नाली एग्रो' }))).toContain('Karnali Agro Furniture Private Limited');
  expect(names(await find({ name: 'Karnali Ag' }))).toContain('Karnali Agro Furniture Private Limited');
});

test('a misspelt name finds nothing itself and is answered with similar names', async () => {
  const { items, alike } = await find({ name: 'Karnalli Agroo Furnitur' });
  expect([...items, ...alike].map((company) => company.nameEnglish)).toContain(
    'Karnali Agro Furniture Private Limited',
  );
});

test.each(['(P) Ltd', '(P.) Ltd.', 'P. Limited', 'Public Limited', 'Pvt. Ltd.', 'Inc.'])(
  'a company is found with any legal form after its name: %s',
  async (form) => {
    expect(names(await find({ name: `Karnali Agro Furniture ${form}` }))).toContain(
      'Karnali Agro Furniture Private Limited',
    );
  },
);

test('a registration number finds its company, in Nepali digits too', async () => {
  expect(names(await find({ number: '100000' }))).toEqual(['Triveni Byapar Samuha Limited']);
  expect(names(await find({ number: '१०००००' }))).toEqual(names(await find({ number: '100000' })));
  expect(await find({ number: '999999999' })).toMatchObject({ items: [], next: null, alike: [] });
});

test('the best match comes first: the same name, names that begin with it, names with the word, similar sound, then the alphabet', async () => {
  for (const name of ['Triveni', 'त्रिवेणी']) {
    const found = names(await find({ name, size: '50' }));
    const first = found.findIndex((one) => !/^triveni/i.test(one));
    expect([name, found[0]]).toEqual([name, 'Triveni Byapar Samuha Limited']);
    // after the names that begin with it no other one does
    expect(first === -1 ? [] : found.slice(first).filter((one) => /^triveni/i.test(one))).toEqual([]);
  }
  const word = names(await find({ name: 'Valley', size: '50' }));
  const begun = word.findIndex((one) => !/^valley/i.test(one));
  const alike = word.findIndex((one) => !/\bvalley/i.test(one));
  expect(begun).toBeGreaterThanOrEqual(0);
  expect(word.slice(begun).some((one) => /^valley/i.test(one))).toBe(false);
  expect(alike === -1 ? [] : word.slice(alike).filter((one) => /\bvalley/i.test(one))).toEqual([]);
  expect(names(await find({ name: 'Karnali Agro Furniture' }))[0]).toBe('Karnali Agro Furniture Private Limited');
});

test('a name is found with a salutation, its owner’s sign, its legal form, or in two scripts', async () => {
  for (const name of [
    'M/S Karnali Agro',
    'मेसर्स कर्णाली एग्रो',
    "Karnali Agro's",
    'Karnali Agro Furniture Pvt. Ltd.',
    'कर्णाली Agro',
    'Karnali एग्रो फर्निचर',
  ])
    expect([name, names(await find({ name }))[0]]).toEqual([name, 'Karnali Agro Furniture Private Limited']);
});

test('if no name has every word, those with the most words are found, page by page', async () => {
  const most = await find({ name: 'Karnali Agro Xylophone' });
  expect([most.partly, names(most)[0]]).toEqual([true, 'Karnali Agro Furniture Private Limited']);
  const first = await find({ name: 'Karnali Xylophone', size: '3' });
  expect(names(first).map((name) => /^karnali/i.test(name))).toEqual([true, true, true]);
  const second = await find({ name: 'Karnali Xylophone', size: '3', after: first.next ?? '' });
  expect([second.partly, second.items.length]).toEqual([true, 3]);
  expect(names(second).filter((one) => names(first).includes(one))).toEqual([]);
  expect((await find({ name: 'Karnali Agro' })).partly).toBe(false);
  expect((await find({ name: 'Xylophone' })).items).toEqual([]);
});

test('pages follow each other, each company once', async () => {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await find({ name: 'traders', size: '10', ...(after === undefined ? {} : { after }) });
    seen.push(...page.items.map((company) => company.id));
    after = page.next ?? undefined;
  } while (after !== undefined && seen.length < 2_000);
  const all = await find({ name: 'traders', size: '50' });
  expect(seen.length).toBeGreaterThan(20);
  expect(new Set(seen).size).toBe(seen.length);
  expect(all.items.map(({ id }) => id)).toEqual(seen.slice(0, 50));
  const begun = all.items
    .map(({ nameEnglish }) => nameEnglish.toLowerCase())
    .filter((one) => one.startsWith('traders'));
  const held = all.items.map(({ nameEnglish }) => nameEnglish.toLowerCase()).filter((one) => /.\btraders/.test(one));
  for (const group of [begun, held]) expect(group).toEqual([...group].sort());
});

test('a former name finds the company that has another name now', async () => {
  const former = await gateway.platform.database.db
    .selectFrom('company_former_name')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  const { items } = await find({ name: former.name_english });
  const company = items.find(({ id }) => id === former.company_id);
  expect(company?.formerNames).toContainEqual({
    nameEnglish: former.name_english,
    nameNepali: former.name_nepali,
    heldUntil: former.held_until,
  });
});

test('results are filtered by status, type, office and time', async () => {
  const dead = await find({ name: 'traders', status: 'DEREGISTERED' });
  expect(dead.items.every((company) => company.status === 'DEREGISTERED')).toBe(true);
  const young = await find({ name: 'traders', registeredFrom: '2015-01-01', registeredTo: '2016-12-31' });
  expect(
    young.items.every(
      (company) => (company.registeredOn ?? '') >= '2015-01-01' && (company.registeredOn ?? '') <= '2016-12-31',
    ),
  ).toBe(true);
  expect((await find({ name: 'traders', officeId: '999' })).items).toEqual([]);
  expect((await find({ name: 'traders', companyType: 'FOREIGN_LIAISON' })).items).toEqual([]);
});

describe('filtered by district', () => {
  const FOUND = 'Districtwise Tested';
  let places: { id: number }[] = [];
  let oldCompany = '';
  beforeAll(async () => {
    places = await gateway.platform.database.db.selectFrom('district').select('id').orderBy('id').limit(4).execute();
    const representative = await gateway.addAccount({ username: 'district.search' });
    const add = (which: string) =>
      addCompany(gateway, representative, {
        english: `${FOUND} ${which} Private Limited`,
        registrationNumber: `DISTRICT-${which}`,
      });
    const today = dayInNepal(gateway.clock.now());
    const enter = (companyId: string, place: number, effectiveOn: string) =>
      gateway.platform.runUnitOfWork((unit) =>
        enterInRegister(unit, { companyId, applicationId: null, effectiveOn }, [
          {
            aspect: 'REGISTERED_OFFICE',
            after: {
              addressEnglish: null,
              addressNepali: `ठेगाना ${place}`,
              details: { districtId: places[place]?.id },
            },
          },
        ]),
      );
    const stayed = await add('Stayed');
    await enter(stayed.id, 0, today);
    const moved = await add('Moved');
    await enter(moved.id, 0, today);
    await enter(moved.id, 1, today);
    const willMove = await add('Moving');
    await enter(willMove.id, 0, today);
    await enter(willMove.id, 1, '2999-01-01');
    await add('Unknown');
    oldCompany = (await add('Old')).id;
    const { company_type_id } = await gateway.platform.database.db
      .selectFrom('company')
      .select('company_type_id')
      .where('id', '=', oldCompany)
      .executeTakeFirstOrThrow();
    await gateway.platform.database.db
      .insertInto('old_system_company')
      .values({
        id: oldCompany,
        old_id: 'district-search',
        registration_number: 'DISTRICT-Old',
        company_type_id,
        office_id: TEST_OFFICE,
        district_id: places[2]?.id ?? null,
        name_english: `${FOUND} Old Private Limited`,
        name_nepali: 'पुरानो',
        line_hash: '',
        imported_at: gateway.clock.now(),
        migrated_at: gateway.clock.now(),
      })
      .execute();
  });
  const which = async (place: number): Promise<string[]> =>
    names(await find({ name: FOUND, districtId: String(places[place]?.id) })).map((name) =>
      name.replace(`${FOUND} `, '').replace(' Private Limited', ''),
    );

  test('the registered office of today counts, not a former or future one', async () => {
    expect(names(await find({ name: FOUND }))).toHaveLength(5);
    expect(await which(0)).toEqual(['Moving', 'Stayed']);
    expect(await which(1)).toEqual(['Moved']);
    expect(await which(3)).toEqual([]);
  });

  test('for a migrated company the district of its old record counts until a registered office with a district is entered', async () => {
    expect(await which(2)).toEqual(['Old']);
    await gateway.platform.runUnitOfWork((unit) =>
      enterInRegister(
        unit,
        { companyId: oldCompany, applicationId: null, effectiveOn: dayInNepal(gateway.clock.now()) },
        [
          {
            aspect: 'REGISTERED_OFFICE',
            after: { addressEnglish: null, addressNepali: 'ठेगाना', details: { districtId: places[3]?.id } },
          },
        ],
      ),
    );
    expect(await which(2)).toEqual([]);
    expect(await which(3)).toEqual(['Old']);
  });

  test.each(['0', '-1', 'Kathmandu', '99999999999'])('an invalid district is refused: %s', async (districtId) => {
    const answer = await gateway.call('GET', `external/api/company/search?name=Karnali&districtId=${districtId}`);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path: 'districtId' }]);
  });

  test('the districts to choose from are public, as the search is', async () => {
    const answer = await gateway.call('GET', 'external/api/district');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toHaveLength(77);
  });
});

test('the card has public data only, and no people or email addresses', async () => {
  const [company] = (await find({ number: '100002' })).items;
  const answer = await gateway.call('GET', `external/api/company/card/${company?.id ?? ''}`);
  expect(companyCardSchema.strict().safeParse(answer.body.data).success).toBe(true);
  expect((await gateway.call('GET', 'external/api/company/card/0190a000-0000-7000-8000-000000000001')).status).toBe(
    404,
  );
});

test('too short a search, and a forged page cursor, are refused', async () => {
  expect((await gateway.call('GET', 'external/api/company/search?name=Ab')).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'name', code: 'NAME_SEARCH_TOO_SHORT', message: 'Enter at least 3 characters to search' }],
  });
  expect((await gateway.call('GET', 'external/api/company/search?name=Karnali&after=nonsense')).status).toBe(400);
  expect((await find({ name: "Robert'); drop table company;--" })).items).toEqual([]);
});

import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  countrySchema,
  districtSchema,
  localBodySchema,
  placeSchema,
  type Place,
} from '@registrar/domain/calls/lookups';
import { companyFinderAnswerSchema } from '@registrar/domain/calls/companies';
import { placeCalled } from '@registrar/domain/sheets';
import { z } from 'zod';
import { addCompany } from '../../test/company-kit';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { importOldSystem } from '../old-system/import/import-old-system';
import { dayInNepal } from '../platform/clock';
import { enterInRegister } from '../register/entries/enter';
import { readLookupFiles } from './seed/files';

let gateway: TestGateway;
let ram: Caller;
beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.addAccount({ username: 'ram.searcher' });
  ram = await callerOf(gateway, 'ram.searcher');
});
afterAll(() => gateway?.close());

async function list<T extends Place>(path: string, item: z.ZodType<T>): Promise<T[]> {
  return z.array(item).parse((await ram.call('GET', `external/api/${path}`)).body.data);
}

describe('the lists carry what a place was called, and it is found by that', () => {
  test.each([
    ['बाग्मती', 'Bagmati Province'],
    ['बाग्मती प्रदेश', 'Bagmati Province'],
    ['बागमती', 'Bagmati Province'],
    ['सुदुरपश्चिम', 'Sudurpashchim Province'],
    ['Sudurpaschim Province', 'Sudurpashchim Province'],
  ])('province %s', async (typed, name) => {
    expect(placeCalled(typed, await list('province', placeSchema))?.nameEnglish).toBe(name);
  });

  test.each([
    ['Pachthar', 'Panchthar'],
    ['पांचथर', 'Panchthar'],
    ['Acham', 'Achham'],
    ['Ramechap', 'Ramechhap'],
    ['नवलपुर', 'Nawalparasi (Bardaghat Susta East)'],
    ['Parasi', 'Nawalparasi (Bardaghat Susta West)'],
    ['पूर्वी रूकुम', 'Rukum (East)'],
    ['पश्चिमी रुकुम', 'Rukum (West)'],
    ['मोरंग जिल्ला', 'Morang'],
    ['काठमाडौं', 'Kathmandu'],
  ])('district %s', async (typed, name) => {
    expect(placeCalled(typed, await list('district', districtSchema))?.nameEnglish).toBe(name);
  });

  test('local bodies and countries', async () => {
    const kathmandu = await list('local-body?districtId=27', localBodySchema);
    expect(placeCalled('काठमाण्डौं', kathmandu)?.nameNepali).toBe('काठमाडौँ');
    expect(placeCalled('Budhalikantha', kathmandu)?.nameEnglish).toBe('Budhanilkantha');
    const countries = await list('country', countrySchema);
    expect(placeCalled('संयुक्त राज्य', countries)?.nameNepali).toBe('संयुक्त राज्य अमेरिका');
    expect(placeCalled('साउदी अरब', countries)?.code).toBe('SA');
  });

  test('a name of today counts before the same name in former use', () => {
    const darchula = { id: 666, nameEnglish: 'Mahakali', nameNepali: 'महाकाली' };
    const renamed = { id: 735, nameEnglish: 'Dodhara Chandani', nameNepali: 'दोधारा चाँदनी', formerNames: ['Mahakali'] };
    expect(placeCalled('mahakali', [renamed, darchula])).toBe(darchula);
    expect(placeCalled('mahakali', [renamed])).toBe(renamed);
  });

  test('every former name is of a place that there is, and is not what it is called now', () => {
    const { countries, divisions, formerPlaceNames } = readLookupFiles();
    const places = {
      COUNTRY: countries,
      PROVINCE: divisions.provinces,
      DISTRICT: divisions.districts,
      LOCAL_BODY: divisions.localBodies,
    };
    const wrong = formerPlaceNames.filter(({ kind, id, names }) => {
      const place = places[kind].find((row) => row.id === id);
      return place === undefined || names.some((name) => name === place.nameEnglish || name === place.nameNepali);
    });
    expect(wrong).toEqual([]);
  });
});

test('the district that is chosen by its former name narrows the search of companies', async () => {
  const panchthar = placeCalled('Pachthar', await list('district', districtSchema));
  const { id: companyId } = await addCompany(gateway, await gateway.addAccount({ username: 'east.representative' }), {
    english: 'Formerly Spelt Private Limited',
  });
  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId, applicationId: null, effectiveOn: dayInNepal(gateway.clock.now()) }, [
      {
        aspect: 'REGISTERED_OFFICE',
        after: { addressEnglish: null, addressNepali: 'फिदिम', details: { districtId: panchthar?.id } },
      },
    ]),
  );
  const answer = await gateway.call(
    'GET',
    `external/api/company/search?name=Formerly%20Spelt&districtId=${String(panchthar?.id)}`,
  );
  expect(companyFinderAnswerSchema.parse(answer.body.data).items.map(({ id }) => id)).toEqual([companyId]);
});

test('the older system’s file may name its districts as they were spelt then, in either language', async () => {
  const line = (id: string, district: string) =>
    `company,${id},Old ${id} Limited,पुरानो कम्पनी,TEST,${id},NON_PROFIT,${district}`;
  const file = [
    'kind,old_id,name_english,name_nepali,office,registration_number,company_type,district',
    line('FP-1', 'Acham'),
    line('FP-2', 'नवलपुर'),
    line('FP-3', 'panchthar'),
    line('FP-4', 'कैलाली'),
  ];
  expect(
    await importOldSystem(gateway.platform, {
      open: () => Readable.from([file.join('\n')]),
      onRefused: () => undefined,
    }),
  ).toMatchObject({ companies: { added: 4 }, refused: 0 });
  const rows = await gateway.platform.database.db
    .selectFrom('old_system_company')
    .innerJoin('district', 'district.id', 'district_id')
    .select(['old_id', 'district.name_english'])
    .where('old_id', 'like', 'FP-%')
    .orderBy('old_id')
    .execute();
  expect(rows.map(({ name_english }) => name_english)).toEqual([
    'Achham',
    'Nawalparasi (Bardaghat Susta East)',
    'Panchthar',
    'Kailali',
  ]);
});

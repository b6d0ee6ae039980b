import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrations } from '../migrations/migrations';
import { migrate, takeMigrations } from '../platform/database/migrate';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database';
import { withPresentAddresses } from '../register/entries/present-addresses';
import { readRecord } from '../register/record/read-record';
import { repeatAddresses } from '../register/repeat-addresses';
import { addressTexts } from './address-text';
import { readLookupFiles } from './seed/files';
import { seedLookups } from './seed/seed-lookups';

/**
 * A database as it was before the names were corrected: what the seed wrote then, and a company that was entered with
 * it.
 */
const STEP = '0089-former-place-names';
const ENTERED = {
  addressEnglish: 'Baneshwor, Kathmandu Metropolitan City-10, Kathmandu, Bagmati Province',
  addressNepali: 'Baneshwor, काठमाण्डौं महानगरपालिका-१०, काठमाडौँ, बाग्मती प्रदेश',
};
const PLACES = { provinceId: 3, districtId: 27, localBodyId: 307, wardNo: 10, toleStreet: 'Baneshwor' };
const ids = { portal: '0190a000-0000-7000-8000-000000000001', words: '0190a000-0000-7000-8000-000000000002' };
const row = (key: string, reference: string, reference_nepali: string) => ({
  key,
  valid_from: '2006-11-03',
  value: JSON.stringify({ basis: 'FLAT', feePaisa: 0 }),
  certainty: 'C' as const,
  reference,
  reference_nepali,
});

let database: OpenDatabase;
const db = () => database.db;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' });
  await db()
    .transaction()
    .execute(async (tx) => {
      await takeMigrations(
        tx,
        Object.keys(migrations)
          .sort()
          .filter((name) => name !== STEP),
      );
      await tx
        .insertInto('province')
        .values({ id: 3, name_english: 'Bagmati Province', name_nepali: 'बाग्मती प्रदेश' })
        .execute();
      await tx
        .insertInto('district')
        .values({ id: 27, province_id: 3, name_english: 'Kathmandu', name_nepali: 'काठमाडौँ' })
        .execute();
      await tx
        .insertInto('local_body_category')
        .values({ id: 1, name_english: 'Metropolitan City', name_nepali: 'महानगरपालिका' })
        .execute();
      await tx
        .insertInto('local_body')
        .values({
          id: 307,
          district_id: 27,
          category_id: 1,
          name_english: 'Kathmandu',
          name_nepali: 'काठमाण्डौं',
          wards: 32,
        })
        .execute();
      await tx
        .insertInto('country')
        .values({ id: 840, code: 'US', name_english: 'United States', name_nepali: 'संयुक्त राज्य' })
        .execute();
      await tx
        .insertInto('nsic')
        .values({
          code: '0009',
          position: 6,
          objective_english: 'Handicraft related jobs',
          objective_nepali: 'हस्तकला सम्वन्धि कार्यहरु गर्ने',
        })
        .execute();
      await tx
        .insertInto('configuration')
        .values([
          row(
            'FEE_INCORPORATION_NON_PROFIT',
            'Fee schedule of the Office of the Company Registrar, companies not distributing profit',
            'कम्पनी रजिस्ट्रारको कार्यालयको दस्तुर सूची, मुनाफा वितरण नगर्ने कम्पनी',
          ),
          row(
            'FEE_NAME_RESERVATION',
            'No published amount; sources differ between free, NPR 100 and NPR 1,000',
            'प्रकाशित रकम छैन; स्रोतहरूमा निःशुल्क, रु. १०० र रु. १,००० भनिएको छ',
          ),
          row(
            'FEE_NAME_CHANGE',
            'Fee schedule: the lower of 25 percent of the incorporation fee and a cap; the cap is assumed',
            'दस्तुर सूची: दर्ता दस्तुरको २५ प्रतिशत र तोकिएको सीमामध्ये कम; सीमा अनुमानित',
          ),
          row('FEE_MERGER', 'Prescribed fee, amount assumed', 'तोकिएको दस्तुर, रकम अनुमानित'),
          {
            ...row(
              'FINE_CAMPAIGN_S81_7',
              'Companies Act 2063, section 81(7), in force to the end of Asar 2082',
              'कम्पनी ऐन, २०६३ को दफा ८१(७), २०८२ असार मसान्तसम्म लागू',
            ),
            valid_from: '2025-03-31',
            valid_to: '2025-07-16',
          },
          row('CORRECTION_TERM', 'No source found for 35 days', ''),
          { ...row('FEE_NAME_RESERVATION', 'A notice of the office', 'कार्यालयको सूचना'), valid_from: '2026-01-01' },
        ])
        .execute();
      await tx
        .insertInto('office')
        .values({ id: 1, code: 'KTM', office_type: 'CENTRAL', name_english: 'Office', name_nepali: 'कार्यालय' })
        .execute();
      await tx
        .insertInto('company_type')
        .values({
          id: 1,
          key: 'PRIVATE_SOLE_PROPRIETOR',
          parent_company_type: 'PRIVATE_SOLE_PROPRIETOR',
          name_english: 'Private',
          name_nepali: 'प्राइभेट',
        })
        .execute();
      const company = {
        company_type_id: 1,
        office_id: 1,
        name_english: 'Tested Private Limited',
        name_nepali: 'परीक्षित प्राइभेट लिमिटेड',
        status: 'ACTIVE' as const,
        created_at: new Date('2026-01-01T06:00:00Z'),
      };
      await tx
        .insertInto('company')
        .values([
          {
            ...company,
            id: ids.portal,
            registration_number: 'KTM-PVT-1',
            address_english: ENTERED.addressEnglish,
            address_nepali: ENTERED.addressNepali,
          },
          {
            ...company,
            id: ids.words,
            registration_number: '12345',
            address_english: 'Kathmandu 11',
            address_nepali: 'काठमाण्डौं ११, बाग्मती',
          },
        ])
        .execute();
      const entry = {
        company_id: ids.portal,
        revision: 1,
        effective_on: '2026-01-01',
        company_version: 1,
        recorded_at: company.created_at,
      };
      const parts = {
        NAME: { nameEnglish: company.name_english, nameNepali: company.name_nepali },
        COMPANY_TYPE: { companyType: 'PRIVATE_SOLE_PROPRIETOR' },
        REGISTRATION: { registrationNumber: 'KTM-PVT-1', registeredOn: '2026-01-01', officeId: 1 },
        STATUS: { status: 'ACTIVE', deregisteredOn: null },
        REGISTERED_OFFICE: { ...ENTERED, details: { ...PLACES, phoneNo: '014200000' } },
      } as const;
      for (const [index, aspect] of (
        ['NAME', 'COMPANY_TYPE', 'REGISTRATION', 'STATUS', 'REGISTERED_OFFICE'] as const
      ).entries()) {
        await tx
          .insertInto('register_entry')
          .values({
            ...entry,
            id: `0190a000-0000-7000-8000-00000000010${String(index)}`,
            aspect,
            after: JSON.stringify(parts[aspect]),
          })
          .execute();
      }
    });
  expect(await migrate(db())).toEqual([STEP]);
  await seedLookups(db());
  await repeatAddresses(db());
}, 180_000);
afterAll(() => database?.close());

test('places, countries and objectives are called as in a new database', async () => {
  const { divisions, countries, nsic } = readLookupFiles();
  const named = (table: 'province' | 'district' | 'local_body' | 'country') =>
    db()
      .selectFrom(table)
      .select(['id', 'name_english as nameEnglish', 'name_nepali as nameNepali'])
      .orderBy('id')
      .execute();
  const filed = (rows: readonly { id: number; nameEnglish: string; nameNepali: string }[]) =>
    rows.map(({ id, nameEnglish, nameNepali }) => ({ id, nameEnglish, nameNepali })).sort((a, b) => a.id - b.id);
  expect(await named('province')).toEqual(filed(divisions.provinces));
  expect(await named('district')).toEqual(filed(divisions.districts));
  expect(await named('local_body')).toEqual(filed(divisions.localBodies));
  expect(await named('country')).toEqual(filed(countries));
  expect(
    (await db().selectFrom('nsic').select('objective_nepali').where('code', '=', '0009').executeTakeFirstOrThrow())
      .objective_nepali,
  ).toBe('हस्तकला सम्वन्धि कार्यहरू गर्ने');
  expect((await db().selectFrom('nsic').select('code').execute()).length).toBe(nsic.old.length);
  expect(
    await db()
      .selectFrom('former_place_name')
      .select('place_id')
      .where('name', '=', 'काठमाण्डौं')
      .where('kind', '=', 'LOCAL_BODY')
      .execute(),
  ).toEqual([{ place_id: 307 }]);
});

test('the words behind the rates are those of a new database; what an officer wrote, and the rates, stay', async () => {
  const { configuration } = readLookupFiles();
  const rows = await db()
    .selectFrom('configuration')
    .select(['key', 'valid_from', 'reference', 'reference_nepali', 'value'])
    .where('certainty', '=', 'C')
    .execute();
  const of = (key: string, from = '2006-11-03') => rows.find((one) => one.key === key && one.valid_from === from);
  for (const key of [
    'FEE_INCORPORATION_NON_PROFIT',
    'FEE_NAME_RESERVATION',
    'FEE_NAME_CHANGE',
    'FEE_MERGER',
    'CORRECTION_TERM',
  ]) {
    const file = configuration.find((one) => one.key === key);
    expect(of(key)).toMatchObject({
      reference: file?.reference,
      reference_nepali: file?.referenceNepali ?? '',
      value: { basis: 'FLAT', feePaisa: 0 },
    });
  }
  expect(of('FINE_CAMPAIGN_S81_7', '2025-03-31')?.reference).toBe(
    'Companies Act 2063, section 81(7), in force to the end of Ashar 2082',
  );
  expect(of('FEE_NAME_RESERVATION', '2026-01-01')).toMatchObject({
    reference: 'A notice of the office',
    reference_nepali: 'कार्यालयको सूचना',
  });
});

test('a company shows its address with the names of today, in its columns and on every day of its record', async () => {
  const today = {
    addressEnglish: ENTERED.addressEnglish,
    addressNepali: 'बागमती प्रदेश, काठमाडौँ जिल्ला, काठमाडौँ महानगरपालिका-१०, Baneshwor',
  };
  expect(await addressTexts(db(), [{ ...PLACES, countryId: 524 }])).toEqual([today]);
  expect(
    await db()
      .selectFrom('company')
      .select(['address_english as addressEnglish', 'address_nepali as addressNepali', 'version'])
      .where('id', '=', ids.portal)
      .executeTakeFirst(),
  ).toEqual({ ...today, version: 1 });
  expect((await readRecord(db(), ids.portal, '2026-01-01')).registeredOffice).toEqual(today);
});

test('branches and a head office abroad are written the same way; an address in words is shown as it was entered', async () => {
  const entry = { subjectId: null, revision: 1, before: null, effectiveOn: '2026-01-01', applicationId: null };
  const shown = await withPresentAddresses(db(), [
    {
      ...entry,
      aspect: 'BRANCH',
      after: { ...ENTERED, details: { address: PLACES, contact: { phoneNo: '014200000' } } },
    },
    {
      ...entry,
      aspect: 'HEAD_OFFICE',
      after: {
        nameEnglish: 'Tested Inc',
        nameNepali: 'टेस्टेड',
        addressEnglish: '1 Main Street',
        addressNepali: '1 Main Street, संयुक्त राज्य',
        details: { address: { countryId: 840, addressLine: '1 Main Street' } },
      },
    },
    {
      ...entry,
      aspect: 'REGISTERED_OFFICE',
      before: { ...ENTERED, details: PLACES },
      after: { addressEnglish: 'Kathmandu 11', addressNepali: 'काठमाण्डौं ११' },
    },
  ]);
  const nepali = 'बागमती प्रदेश, काठमाडौँ जिल्ला, काठमाडौँ महानगरपालिका-१०, Baneshwor';
  expect(shown).toMatchObject([
    { after: { addressNepali: nepali } },
    {
      after: {
        nameNepali: 'टेस्टेड',
        addressEnglish: '1 Main Street, United States',
        addressNepali: 'संयुक्त राज्य अमेरिका, 1 Main Street',
      },
    },
    { before: { addressNepali: nepali }, after: { addressNepali: 'काठमाण्डौं ११' } },
  ]);
});

test('what was entered in the register stays as it was written, and so does an address that somebody typed', async () => {
  const { after } = await db()
    .selectFrom('register_entry')
    .select('after')
    .where('company_id', '=', ids.portal)
    .where('aspect', '=', 'REGISTERED_OFFICE')
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject(ENTERED);
  expect(
    await db().selectFrom('company').select('address_nepali').where('id', '=', ids.words).executeTakeFirst(),
  ).toEqual({ address_nepali: 'काठमाण्डौं ११, बाग्मती' });
});

test('the next start writes nothing', async () => {
  await db().updateTable('company').set({ address_nepali: 'untouched' }).where('id', '=', ids.portal).execute();
  await seedLookups(db());
  await repeatAddresses(db());
  expect(
    await db().selectFrom('company').select('address_nepali').where('id', '=', ids.portal).executeTakeFirst(),
  ).toEqual({ address_nepali: 'untouched' });
});

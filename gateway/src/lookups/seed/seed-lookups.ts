import { createHash } from 'node:crypto';
import { citation } from '@registrar/domain/law/citation';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import { companyTypeChangeRows, companyTypeRows, companyTypeSuffixRows } from './company-types';
import { readLookupFiles, type LookupFiles } from './files';
import { documentListRows } from './document-lists';
import { offices } from './offices';

const MARK = 'seed:lookups';
/** Any number will do, as long as nobody else locks it. */
const SEED_LOCK = 7_301_001;
/** Deadlines hold since the Act does. */
const ACT_IN_FORCE = '2006-11-03';

/** Brings the lookup tables to what the files say. Runs at every start and does nothing when nothing has changed. */
export async function seedLookups(db: Kysely<DB>): Promise<void> {
  const files = readLookupFiles();
  const hash = hashOf(files);
  await db.transaction().execute(async (tx) => {
    // gateways that start together take turns; the second finds the work done
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
    const mark = await tx.selectFrom('setting').select('value').where('key', '=', MARK).executeTakeFirst();
    if (mark?.value === hash) return;
    await writeOffices(tx);
    await writeDivisions(tx, files.divisions);
    await writeFormerPlaceNames(tx, files.formerPlaceNames);
    await writeNsic(tx, files.nsic);
    await writeCompanyTypes(tx);
    await writeConfiguration(tx, files);
    await tx
      .insertInto('country')
      .values(
        files.countries.map((row) => ({
          id: row.id,
          code: row.code,
          name_english: row.nameEnglish,
          name_nepali: row.nameNepali,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((set) => ({
          code: set.ref('excluded.code'),
          name_english: set.ref('excluded.name_english'),
          name_nepali: set.ref('excluded.name_nepali'),
        })),
      )
      .execute();
    await tx
      .insertInto('setting')
      .values({ key: MARK, value: JSON.stringify(hash), reference: 'gateway/data' })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(hash) }))
      .execute();
  });
}

function hashOf(files: LookupFiles): string {
  const content = [
    files,
    offices,
    companyTypeRows(),
    companyTypeSuffixRows(),
    companyTypeChangeRows(),
    documentListRows(ACT_IN_FORCE),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

async function writeOffices(tx: Transaction<DB>): Promise<void> {
  await tx
    .insertInto('office')
    .values(
      offices.map((office) => ({
        id: office.id,
        code: office.code,
        name_english: office.nameEnglish,
        name_nepali: office.nameNepali,
        office_type: office.officeType,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        code: set.ref('excluded.code'),
        name_english: set.ref('excluded.name_english'),
        name_nepali: set.ref('excluded.name_nepali'),
        office_type: set.ref('excluded.office_type'),
      })),
    )
    .execute();
}

async function writeDivisions(
  tx: Transaction<DB>,
  { provinces, districts, categories, localBodies }: LookupFiles['divisions'],
): Promise<void> {
  await tx
    .insertInto('province')
    .values(provinces.map((row) => ({ id: row.id, name_english: row.nameEnglish, name_nepali: row.nameNepali })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        name_english: set.ref('excluded.name_english'),
        name_nepali: set.ref('excluded.name_nepali'),
      })),
    )
    .execute();
  await tx
    .insertInto('district')
    .values(
      districts.map((row) => ({
        id: row.id,
        province_id: row.provinceId,
        name_english: row.nameEnglish,
        name_nepali: row.nameNepali,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        province_id: set.ref('excluded.province_id'),
        name_english: set.ref('excluded.name_english'),
        name_nepali: set.ref('excluded.name_nepali'),
      })),
    )
    .execute();
  await tx
    .insertInto('local_body_category')
    .values(categories.map((row) => ({ id: row.id, name_english: row.nameEnglish, name_nepali: row.nameNepali })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        name_english: set.ref('excluded.name_english'),
        name_nepali: set.ref('excluded.name_nepali'),
      })),
    )
    .execute();
  await tx
    .insertInto('local_body')
    .values(
      localBodies.map((row) => ({
        id: row.id,
        district_id: row.districtId,
        category_id: row.categoryId,
        name_english: row.nameEnglish,
        name_nepali: row.nameNepali,
        wards: row.wards,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        district_id: set.ref('excluded.district_id'),
        category_id: set.ref('excluded.category_id'),
        name_english: set.ref('excluded.name_english'),
        name_nepali: set.ref('excluded.name_nepali'),
        wards: set.ref('excluded.wards'),
      })),
    )
    .execute();
}

async function writeFormerPlaceNames(tx: Transaction<DB>, places: LookupFiles['formerPlaceNames']): Promise<void> {
  await tx.deleteFrom('former_place_name').execute();
  await tx
    .insertInto('former_place_name')
    .values(places.flatMap(({ kind, id, names }) => names.map((name) => ({ kind, place_id: id, name }))))
    .execute();
}

async function writeNsic(tx: Transaction<DB>, nsic: LookupFiles['nsic']): Promise<void> {
  await tx
    .insertInto('nsic')
    .values(
      nsic.old.map((row, position) => ({
        code: row.nsicCode,
        position,
        objective_english: row.objectiveEnglish,
        objective_nepali: row.objectiveNepali,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((set) => ({
        position: set.ref('excluded.position'),
        objective_english: set.ref('excluded.objective_english'),
        objective_nepali: set.ref('excluded.objective_nepali'),
      })),
    )
    .execute();
  await tx
    .insertInto('nsic_new')
    .values(
      nsic.new.map((row) => ({
        code: row.code,
        level: row.level,
        section: row.section,
        title_english: row.titleEnglish,
        title_nepali: row.titleNepali,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((set) => ({
        level: set.ref('excluded.level'),
        section: set.ref('excluded.section'),
        title_english: set.ref('excluded.title_english'),
        title_nepali: set.ref('excluded.title_nepali'),
      })),
    )
    .execute();
  const known = new Set(nsic.old.map((row) => row.nsicCode));
  const pairs = Object.entries(nsic.oldToNew)
    .filter(([code]) => known.has(code)) // the published correspondence also lists classes that the office never used
    .flatMap(([old_code, codes]) => codes.map((new_code, position) => ({ old_code, new_code, position })));
  await tx.deleteFrom('nsic_correspondence').execute();
  await tx.insertInto('nsic_correspondence').values(pairs).execute();
}

async function writeCompanyTypes(tx: Transaction<DB>): Promise<void> {
  await tx
    .insertInto('company_type')
    .values(companyTypeRows())
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        key: set.ref('excluded.key'),
        parent_company_type: set.ref('excluded.parent_company_type'),
        name_english: set.ref('excluded.name_english'),
        name_nepali: set.ref('excluded.name_nepali'),
      })),
    )
    .execute();
  await tx.deleteFrom('company_type_suffix').execute();
  await tx.insertInto('company_type_suffix').values(companyTypeSuffixRows()).execute();
  await tx.deleteFrom('company_type_change').execute();
  await tx.insertInto('company_type_change').values(companyTypeChangeRows()).execute();
}

/**
 * Rows an officer has added stay; rows of the files are added where their day is new, and never overwritten but for a
 * Nepali reference that was not there yet.
 */
async function writeConfiguration(tx: Transaction<DB>, { configuration, deadlines }: LookupFiles): Promise<void> {
  const rows = [
    ...configuration.map((row) => ({
      key: row.key,
      valid_from: row.validFrom,
      valid_to: row.validTo,
      value: JSON.stringify(row.value),
      reference: row.reference,
      reference_nepali: row.referenceNepali ?? '',
      certainty: row.certainty,
    })),
    ...deadlines.map(({ key, value, law, certainty }) => ({
      key: `DEADLINE_${key}`,
      valid_from: ACT_IN_FORCE,
      valid_to: null,
      reference: citation(law).en,
      reference_nepali: citation(law).ne,
      certainty,
      value: JSON.stringify({ ...value, law }),
    })),
    ...documentListRows(ACT_IN_FORCE),
  ];
  await tx
    .insertInto('configuration')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'valid_from'])
        .doUpdateSet((set) => ({ reference_nepali: set.ref('excluded.reference_nepali') }))
        .where('configuration.reference_nepali', '=', ''),
    )
    .execute();
}

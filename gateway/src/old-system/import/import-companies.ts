import { plainPlaceName } from '@registrar/domain/sheets';
import { sql } from 'kysely';
import { addNameEntries, removeNameEntries } from '../../names/name-index';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { Batch, ImportContext } from './import-batch';
import { companyLineSchema, reasonOf, type CompanyLine } from './line-schemas';

/**
 * Takes in a batch of lines about companies. Their names are held from now on, under the id that the company keeps when
 * it comes over: nobody reserves the name of an old company meanwhile.
 */
export async function importCompanies(unit: UnitOfWork, context: ImportContext, batch: Batch): Promise<void> {
  const lines = batch.lines.flatMap(({ line, fields }) => {
    const parsed = companyLineSchema.safeParse(fields);
    if (parsed.success) return [{ line, value: parsed.data }];
    batch.refuse(line, fields, reasonOf(parsed.error));
    return [];
  });
  if (lines.length === 0) return;
  const { tx, now } = unit;
  const there = await tx
    .selectFrom('old_system_company')
    .selectAll()
    .where(
      'old_id',
      'in',
      lines.map(({ value }) => value.old_id),
    )
    .forUpdate()
    .execute();
  const byOldId = new Map(there.map((row) => [row.old_id, row]));
  const owners = await existingOwners(
    unit,
    lines.map(({ value }) => value),
  );
  const registered = await registeredNames(
    unit,
    lines.map(({ value }) => value),
  );

  for (const { line, value } of lines) {
    const row = byOldId.get(value.old_id);
    const place = placeOf(context, value);
    const twin = registered.get(keyOf(value.registration_number, value.name_english));
    if ('reason' in place) batch.refuse(line, value, place.reason);
    else if (value.owner !== undefined && !owners.has(value.owner))
      batch.refuse(line, value, `owner: there is no old user ${value.owner}`);
    else if (twin !== undefined && twin !== row?.id)
      batch.refuse(line, value, 'the register has a company of this number and name already');
    else if (row?.migrated_at) batch.tally.settled++;
    else {
      const lineHash = batch.hashOf(value);
      if (row?.line_hash === lineHash) {
        batch.tally.unchanged++;
        continue;
      }
      const columns = {
        ...columnsOf(value),
        ...place,
        line_hash: lineHash,
        imported_at: now,
        demonstration: context.demonstration,
      };
      const id = row?.id ?? unit.newId();
      if (row) {
        await tx.updateTable('old_system_company').set(columns).where('id', '=', id).execute();
        await removeNameEntries(tx, id);
        batch.tally.changed++;
      } else {
        await tx
          .insertInto('old_system_company')
          .values({ id, old_id: value.old_id, ...columns })
          .execute();
        batch.tally.added++;
      }
      await addNameEntries(tx, [
        { kind: 'COMPANY', holderId: id, english: value.name_english, nepali: value.name_nepali },
      ]);
    }
  }
}

type Place = { readonly office_id: number; readonly company_type_id: number; readonly district_id: number | null };

function placeOf(
  { known }: ImportContext,
  { office, company_type, district }: CompanyLine,
): Place | { readonly reason: string } {
  const officeId = known.offices.get(office);
  const typeId = known.companyTypes.get(company_type);
  const districtId = district === undefined ? null : known.districts.get(plainPlaceName(district));
  if (officeId === undefined) return { reason: `office: there is no active office with the code ${office}` };
  if (typeId === undefined) return { reason: `company_type: ${company_type} is not in the database` };
  if (districtId === undefined) return { reason: `district: there is no district with the name ${district ?? ''}` };
  return { office_id: officeId, company_type_id: typeId, district_id: districtId };
}

function columnsOf(value: CompanyLine) {
  return {
    registration_number: value.registration_number,
    old_user_id: value.owner ?? null,
    name_english: value.name_english,
    name_nepali: value.name_nepali,
    registered_on: value.registered_on ?? value.registered_on_bs ?? null,
    address_english: value.address_english ?? null,
    address_nepali: value.address_nepali ?? null,
    authorized_capital: value.authorized_capital ?? null,
    paid_up_capital: value.paid_up_capital ?? null,
    email: value.email ?? null,
    mobile_number: value.mobile_number ?? null,
    phone: value.phone ?? null,
  };
}

async function existingOwners({ tx }: UnitOfWork, values: readonly CompanyLine[]): Promise<Set<string>> {
  const named = [...new Set(values.flatMap(({ owner }) => (owner === undefined ? [] : [owner])))];
  if (named.length === 0) return new Set();
  const rows = await tx.selectFrom('old_system_user').select('old_id').where('old_id', 'in', named).execute();
  return new Set(rows.map(({ old_id }) => old_id));
}

const keyOf = (registrationNumber: string, nameEnglish: string): string =>
  `${registrationNumber}\n${nameEnglish.toLowerCase()}`;

/** Companies of the register itself, by number and name: what is registered here is not brought over from there. */
async function registeredNames({ tx }: UnitOfWork, values: readonly CompanyLine[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('company')
    .select(['id', 'registration_number', sql<string>`lower(name_english)`.as('name')])
    .where('registration_number', 'in', [...new Set(values.map(({ registration_number }) => registration_number))])
    .execute();
  return new Map(rows.map(({ id, registration_number, name }) => [keyOf(registration_number, name), id]));
}

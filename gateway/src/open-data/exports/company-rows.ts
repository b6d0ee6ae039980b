import { companyTypes } from '@registrar/domain/enumerations';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import { pageOfCompany } from '../open-company';

/** Few enough that what is read and written of them is young when it is thrown away. */
const AT_ONCE = 200;

/** The columns of the files, in their order. Capital is in paisa, days are AD. */
export interface CompanyRow {
  readonly id: string;
  readonly url: string;
  readonly registrationNumber: string;
  readonly nameNepali: string;
  readonly nameEnglish: string;
  readonly companyType: string;
  readonly status: string;
  readonly registeredOn: string | null;
  readonly deregisteredOn: string | null;
  readonly officeNepali: string;
  readonly officeEnglish: string;
  readonly addressNepali: string | null;
  readonly addressEnglish: string | null;
  readonly authorizedCapitalPaisa: number | null;
  readonly paidUpCapitalPaisa: number | null;
}

/**
 * Every company of the register, some at a time in the order of their ids. There is no transaction around it:
 * the embedded database has one connection, and pages are read meanwhile. Each company is as it was when it was read.
 */
export async function* companyRows(db: Kysely<DB>, portalUrl: string): AsyncGenerator<readonly CompanyRow[]> {
  const types = new Map(
    (await db.selectFrom('company_type').select(['id', 'key']).execute()).map(({ id, key }) => [id, key]),
  );
  const offices = new Map(
    (await db.selectFrom('office').select(['id', 'name_english', 'name_nepali']).execute()).map((one) => [one.id, one]),
  );
  let after: string | undefined;
  for (;;) {
    const rows = await db
      .selectFrom('company')
      .select(['id', 'registration_number', 'name_nepali', 'name_english', 'company_type_id', 'status', 'office_id'])
      .select(['registered_on', 'deregistered_on', 'address_nepali', 'address_english'])
      .select(['authorized_capital', 'paid_up_capital'])
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (rows.length > 0)
      yield rows.map((row) => ({
        id: row.id,
        url: pageOfCompany(portalUrl, row.id),
        registrationNumber: row.registration_number,
        nameNepali: row.name_nepali,
        nameEnglish: row.name_english,
        companyType: companyTypes.schema.parse(types.get(row.company_type_id)),
        status: row.status,
        registeredOn: row.registered_on,
        deregisteredOn: row.deregistered_on,
        officeNepali: offices.get(row.office_id)?.name_nepali ?? '',
        officeEnglish: offices.get(row.office_id)?.name_english ?? '',
        addressNepali: row.address_nepali,
        addressEnglish: row.address_english,
        authorizedCapitalPaisa: row.authorized_capital,
        paidUpCapitalPaisa: row.paid_up_capital,
      }));
    after = rows.at(-1)?.id;
    if (rows.length < AT_ONCE) return;
  }
}

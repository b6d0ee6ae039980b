import type { CompanyDetailItem, DisputedCompany } from '@registrar/domain/calls/old-system';
import { may, rolesWith } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import { notify } from '../notifications/notify';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { sentence, type MessageKey, type WireLanguage } from '../platform/language';
import { readCompany, valueOf } from './migrated-details';

const itemName = (item: CompanyDetailItem, language: WireLanguage): string =>
  sentence(`detailItem.${item}` satisfies MessageKey, language);

/**
 * Those of the company's office who check filings hear which details are said to be different. Once: nobody can answer
 * anew.
 */
export async function notifyOffice(unit: UnitOfWork, companyId: string): Promise<void> {
  const company = await readCompany(unit.tx, companyId);
  const disputed = await disputedItems(unit.tx, companyId);
  if (!company || disputed.length === 0) return;
  const inWords = (language: WireLanguage): string => disputed.map(({ item }) => itemName(item, language)).join(', ');
  const officers = await unit.tx
    .selectFrom('account')
    .select('id')
    .where('office_id', '=', company.office_id)
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', [...rolesWith('CHECK_FILING')])
    .execute();
  for (const { id } of officers) {
    await notify(unit, {
      accountId: id,
      eventKey: `details-disputed:${companyId}`,
      type: 'DETAILS_DISPUTED',
      title: 'oldSystem.disputed.title',
      body: 'oldSystem.disputed.body',
      parameters: {
        number: company.registration_number,
        nameEnglish: company.name_english,
        nameNepali: company.name_nepali,
        itemsEnglish: inWords('en'),
        itemsNepali: inWords('np'),
      },
      mail: false,
    });
  }
}

async function disputedItems(db: Kysely<DB>, companyId: string) {
  return db
    .selectFrom('company_detail_check as answer')
    .leftJoin('account', 'account.id', 'answer.answered_by')
    .select([
      'answer.item',
      'answer.claimed_value',
      'answer.answered_at',
      'account.name_english',
      'account.name_nepali',
    ])
    .where('answer.company_id', '=', companyId)
    .where('answer.status', '=', 'UNVERIFIED')
    .where('answer.claimed_value', 'is not', null)
    .orderBy('answer.item')
    .execute();
}

/**
 * The companies of the reader's office, for who reads everything of every office, of which something is disputed, each
 * with what the register says and what the person says.
 */
export async function listDisputes(db: Kysely<DB>, { role, officeId }: Actor): Promise<DisputedCompany[]> {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'registration_number', 'name_english', 'name_nepali'])
    .$if(!may(role, 'READ_EVERYTHING'), (query) => query.where('office_id', '=', officeId ?? 0))
    .where('migrated', '=', true)
    .where((where) =>
      where.exists(
        where
          .selectFrom('company_detail_check as answer')
          .select('answer.item')
          .whereRef('answer.company_id', '=', 'company.id')
          .where('answer.status', '=', 'UNVERIFIED')
          .where('answer.claimed_value', 'is not', null),
      ),
    )
    .orderBy('name_english')
    .execute();
  const companies: DisputedCompany[] = [];
  for (const {
    id,
    registration_number: registrationNumber,
    name_english: nameEnglish,
    name_nepali: nameNepali,
  } of rows) {
    const company = await readCompany(db, id);
    if (!company) continue;
    companies.push({
      id,
      registrationNumber,
      nameEnglish,
      nameNepali,
      details: (await disputedItems(db, id)).map(({ item, claimed_value, answered_at, name_english, name_nepali }) => ({
        item,
        value: valueOf(item, company),
        claimedValue: claimed_value ?? '',
        answeredAt: answered_at?.toISOString() ?? null,
        answeredBy:
          name_english === null || name_nepali === null ? null : { nameEnglish: name_english, nameNepali: name_nepali },
      })),
    });
  }
  return companies;
}

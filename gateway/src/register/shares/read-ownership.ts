import type { Ownership } from '@registrar/domain/calls/company-record';
import { publicParts, type PublicPart } from '@registrar/domain/register';
import { holdingsOf, hundredthsOfPercent, outstandingIn } from '@registrar/domain/share-ledger';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import { readShares } from './read-shares';

/** Maximum number of holders shown one by one; smaller ones are summed up. */
const NAMED_HOLDERS = 100;
/** Maximum number of levels of companies above companies. */
const LEVELS = 5;

/** A shareholder in the register, with the number of the paper they are known by or of the company that they are. */
export type RegisteredHolder = PublicPart<'SHAREHOLDER'> & { readonly identificationNumber: string | null };

/** The shareholders in the register on a day, by the id of the part; with `only` no others. */
export async function readHolders(
  db: Kysely<DB>,
  companyId: string,
  on: string,
  only?: readonly string[],
): Promise<Map<string, RegisteredHolder>> {
  // what else is known of each stays in the database: of ten thousand it would be read for nothing
  const rows = await db
    .selectFrom('register_entry')
    .distinctOn('subject_id')
    .select([
      'subject_id',
      sql<unknown>`after - 'details'`.as('data'),
      sql<string | null>`coalesce(after #>> '{details,company,registrationNumber}',
                                  after #>> '{details,identification,number}')`.as('identificationNumber'),
    ])
    .where('company_id', '=', companyId)
    .where('aspect', '=', 'SHAREHOLDER')
    .where('effective_on', '<=', on)
    .$if(only !== undefined, (query) => query.where('subject_id', 'in', [...(only ?? [])]))
    .orderBy('subject_id')
    .orderBy('revision', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ subject_id, data, identificationNumber }) =>
      subject_id === null || data === null
        ? []
        : [[subject_id, { ...publicParts.SHAREHOLDER.parse(data), identificationNumber }] as const],
    ),
  );
}

/**
 * The holders of a company on a day, then the holders of these companies, each company once; empty when the register
 * knows no shares.
 */
export async function readOwnership(db: Kysely<DB>, companyId: string, on: string): Promise<Ownership[]> {
  const known = new Map<string, Ownership | null>();
  let level = [companyId];
  for (let depth = 0; depth < LEVELS && level.length > 0; depth++) {
    for (const id of level) known.set(id, await readOwnershipOf(db, id, on));
    const above = level.flatMap((id) => known.get(id)?.holders.flatMap((holder) => holder.companyId ?? []) ?? []);
    level = [...new Set(above)].filter((id) => !known.has(id));
  }
  return [...known.values()].flatMap((ownership) => ownership ?? []);
}

async function readOwnershipOf(db: Kysely<DB>, companyId: string, on: string): Promise<Ownership | null> {
  const posted = await readShares(db, companyId, on);
  const company = await db
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!posted || !company) return null;
  const holdings = holdingsOf(posted.table);
  const named = holdings.slice(0, NAMED_HOLDERS);
  const ids = named.map(({ holderId }) => holderId);
  const holders = ids.length === 0 ? new Map<string, RegisteredHolder>() : await readHolders(db, companyId, on, ids);
  const held = holdings.reduce((sum, { quantity }) => sum + quantity, 0);
  const issued = outstandingIn(posted.table);
  const percents = hundredthsOfPercent([...holdings.map(({ quantity }) => quantity), issued - held]);
  const rest = holdings.slice(NAMED_HOLDERS);
  return {
    companyId,
    nameEnglish: company.name_english,
    nameNepali: company.name_nepali,
    issued,
    unheld: issued - held,
    holders: named.map(({ holderId, quantity: shares }, index) => {
      const holder = holders.get(holderId);
      if (!holder) throw new Error('A holder of shares is not in the register');
      const { nameEnglish, nameNepali, entity } = holder;
      return {
        id: holderId,
        nameEnglish,
        nameNepali,
        entity,
        companyId: holder.companyId,
        shares,
        hundredths: percents[index] ?? 0,
      };
    }),
    others: { holders: rest.length, shares: rest.reduce((sum, { quantity }) => sum + quantity, 0) },
  };
}

import type { CompanyFinderAnswer, CompanyFinderQuery } from '@registrar/domain/calls/companies';
import { checkName, NOTHING_LEARNED } from '@registrar/domain/names';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { viewRegister } from '../../names/name-register';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { readCompanyCards } from './company-cards';
import { searchedWords } from './word-keys';

const ALIKE_SHOWN = 10;

/** Where a page ended: the name as it is sorted, and the row. */
const cursorSchema = z.tuple([z.string(), z.number().int()]);

interface FoundRow {
  readonly id: number;
  readonly holder_id: string;
  readonly sorted: string;
}

/** Companies by name or number, by the alphabet, a page at a time; a company that gave a name up is found under it as well. */
export async function findCompaniesBy(db: Kysely<DB>, query: CompanyFinderQuery, today: string): Promise<CompanyFinderAnswer> {
  const after = query.after === undefined ? undefined : readCursor(query.after);
  const { rows } = await sql<FoundRow>`
    select entry.id, entry.holder_id, ${sortedBy(query)} as sorted
      from name_entry entry join company on company.id = entry.holder_id
     where entry.kind in ('COMPANY', 'OLD_NAME', 'DEREGISTERED') and ${sql.join([...asked(query), ...narrowed(query, today)], sql` and `)}
       ${after === undefined ? sql`` : sql`and (${sortedBy(query)}, entry.id) > (${after[0]}, ${after[1]})`}
     order by sorted, entry.id limit ${query.size + 1}`.execute(db);
  const shown = rows.slice(0, query.size);
  const last = shown.at(-1);
  const found = [...new Set(shown.map(({ holder_id }) => holder_id))];
  return {
    items: await readCompanyCards(db, found),
    next: rows.length > query.size && last ? Buffer.from(JSON.stringify([last.sorted, last.id])).toString('base64url') : null,
    alike: after === undefined && query.name ? await readCompanyCards(db, (await alikeTo(db, query.name, today)).filter((id) => !found.includes(id))) : [],
  };
}

const isNepali = (name: string): boolean => /\p{Script=Devanagari}/u.test(name);

function sortedBy({ name = '' }: CompanyFinderQuery): RawBuilder<string> {
  return isNepali(name) ? sql<string>`entry.name_nepali` : sql<string>`lower(entry.name_english)`;
}

/** Every word that was asked for, however it is spelt; or the beginning of the name as it was typed. */
function asked({ name = '', number = '' }: CompanyFinderQuery): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (number !== '') conditions.push(sql<boolean>`upper(company.registration_number) = ${number.toUpperCase()}`);
  if (name !== '') {
    const beginning = `${(isNepali(name) ? name : name.toLowerCase()).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const begins = isNepali(name) ? sql<boolean>`entry.name_nepali like ${beginning}` : sql<boolean>`lower(entry.name_english) like ${beginning}`;
    const words = searchedWords(name);
    const holds = words.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(words.map((keys) => sql`entry.lookup_keys && ${[...keys]}::integer[]`), sql` and `)})`;
    conditions.push(sql<boolean>`(${begins} or ${holds})`);
  }
  return conditions;
}

function narrowed({ companyType, status, officeId, districtId, registeredFrom, registeredTo }: CompanyFinderQuery, today: string): RawBuilder<boolean>[] {
  return [
    ...(companyType === undefined ? [] : [sql<boolean>`company.company_type_id = (select id from company_type where key = ${companyType})`]),
    ...(status === undefined ? [] : [sql<boolean>`company.status = ${status}`]),
    ...(officeId === undefined ? [] : [sql<boolean>`company.office_id = ${officeId}`]),
    ...(districtId === undefined ? [] : [sql<boolean>`${districtOn(today)} = ${districtId}`]),
    ...(registeredFrom === undefined ? [] : [sql<boolean>`company.registered_on >= ${registeredFrom}`]),
    ...(registeredTo === undefined ? [] : [sql<boolean>`company.registered_on <= ${registeredTo}`]),
  ];
}

/**
 * Of the registered office as it was entered last until this day; where that is an address in words only, what the older
 * system had. Null: nobody knows.
 */
const districtOn = (today: string): RawBuilder<number | null> => sql`coalesce(
  (select (office.after #>> '{details,districtId}')::integer from register_entry office
    where office.company_id = company.id and office.aspect = 'REGISTERED_OFFICE' and office.subject_id is null and office.effective_on <= ${today}
    order by office.revision desc limit 1),
  (select old.district_id from old_system_company old where old.id = company.id))`;

/** What the check of a name would call near. Reservations and applications are nobody's company yet. */
async function alikeTo(db: Kysely<DB>, name: string, today: string): Promise<string[]> {
  const question = isNepali(name) ? { english: '', nepali: name } : { english: name, nepali: '' };
  const { names } = await viewRegister(db, question, { today });
  const { similar } = checkName(question, { names, blacklist: [], knowledge: NOTHING_LEARNED });
  return similar.filter(({ kind }) => kind === 'COMPANY' || kind === 'OLD_NAME' || kind === 'DEREGISTERED').slice(0, ALIKE_SHOWN).map(({ id }) => id);
}

function readCursor(cursor: string): z.infer<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    return refuse('REQ-400');
  }
}

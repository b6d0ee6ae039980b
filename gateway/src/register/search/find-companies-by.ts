import type { CompanyFinderAnswer, CompanyFinderQuery } from '@registrar/domain/calls/companies';
import { checkName, NOTHING_LEARNED, searchedName, type SearchedName } from '@registrar/domain/names';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { keyNumber, lookupKeys } from '../../names/lookup-keys';
import { viewRegister } from '../../names/name-register';
import { asWritten } from '../../platform/database/like-pattern';
import type { DB } from '../../platform/database/schema.generated';
import { isNumber } from '../../platform/database/searched-number';
import { refuse } from '../../platform/refusal';
import { readCompanyCards } from './company-cards';

const ALIKE_SHOWN = 10;

/**
 * The end of a page: the rank of the name, its sort key, and the row; `PARTLY`: among names with only some of the
 * words.
 */
const cursorSchema = z.tuple([z.number().int(), z.string(), z.number().int(), z.enum(['WHOLLY', 'PARTLY'])]);
type Cursor = z.infer<typeof cursorSchema>;

interface FoundRow {
  readonly id: number;
  readonly holder_id: string;
  readonly rank: number;
  readonly sorted: string;
}

/**
 * Searches companies by name or number, page by page. Order: the same name, names that begin with the text, names with
 * its words, names with a similar sound, and within these the alphabet. If no name has every word, those with the most
 * words. A company is found under its former names too.
 */
export async function findCompaniesBy(
  db: Kysely<DB>,
  query: CompanyFinderQuery,
  today: string,
): Promise<CompanyFinderAnswer> {
  const after = query.after === undefined ? undefined : readCursor(query.after);
  const asked = askedFor(query);
  const wholly = after?.[3] === 'PARTLY' ? [] : await readRows(db, query, today, { fit: asked.wholly, after });
  const isPartly = after?.[3] === 'PARTLY' || (after === undefined && wholly.length === 0 && asked.partly !== null);
  const rows = isPartly && asked.partly ? await readRows(db, query, today, { fit: asked.partly, after }) : wholly;
  const shown = rows.slice(0, query.size);
  const last = shown.at(-1);
  const found = [...new Set(shown.map(({ holder_id }) => holder_id))];
  const ended = (row: FoundRow): Cursor => [row.rank, row.sorted, row.id, isPartly ? 'PARTLY' : 'WHOLLY'];
  return {
    items: await readCompanyCards(db, found),
    partly: isPartly && shown.length > 0,
    next: rows.length > query.size && last ? Buffer.from(JSON.stringify(ended(last))).toString('base64url') : null,
    alike:
      after === undefined && query.name
        ? await readCompanyCards(
            db,
            (await alikeTo(db, searchedName(query.name), today)).filter((id) => !found.includes(id)),
          )
        : [],
  };
}

/** The matching names, their rank (smaller is better), and their order within a rank. */
interface Fit {
  readonly conditions: readonly RawBuilder<boolean>[];
  readonly rank: RawBuilder<number>;
  readonly sorted: RawBuilder<string>;
}

async function readRows(
  db: Kysely<DB>,
  query: CompanyFinderQuery,
  today: string,
  { fit: { conditions, rank, sorted }, after }: { readonly fit: Fit; readonly after: Cursor | undefined },
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with found as (
      select entry.id, entry.holder_id, ${rank} as rank, ${sorted} as sorted
        from name_entry entry join company on company.id = entry.holder_id
       where entry.kind in ('COMPANY', 'OLD_NAME', 'DEREGISTERED')
         and ${sql.join([...conditions, ...narrowed(query, today)], sql` and `)})
    select * from found
     ${after === undefined ? sql`` : sql`where (rank, sorted, id) > (${after[0]}, ${after[1]}, ${after[2]})`}
     order by rank, sorted, id limit ${query.size + 1}`.execute(db);
  return rows;
}

function askedFor({ name = '', number = '' }: CompanyFinderQuery): {
  readonly wholly: Fit;
  readonly partly: Fit | null;
} {
  const byNumber = number === '' ? [] : [isNumber('company.registration_number', number)];
  if (name === '')
    return {
      wholly: { conditions: byNumber, rank: sql<number>`0`, sorted: sql<string>`lower(entry.name_english)` },
      partly: null,
    };
  const { text, script, words, typed } = searchedName(name);
  const column = (of: SearchedName['script']) =>
    of === 'nepali' ? sql<string>`entry.name_nepali` : sql<string>`lower(entry.name_english)`;
  const sorted = column(script);
  const begins = sql<boolean>`${sorted} like ${`${asWritten(script === 'nepali' ? text : text.toLowerCase())}%`}`;
  const has = words.map((keys) => sql<boolean>`entry.lookup_keys && ${keys.map(keyNumber)}::integer[]`);
  const all = has.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(has, sql` and `)})`;
  const written = sql.join(
    typed.map((word) => sql<boolean>`' ' || ${column(word.script)} like ${`% ${asWritten(word.text)}%`}`),
    sql` and `,
  );
  const same = lookupKeys({
    english: script === 'english' ? text : '',
    nepali: script === 'nepali' ? text : '',
  }).wholeName;
  return {
    wholly: {
      conditions: [...byNumber, sql<boolean>`(${begins} or ${all})`],
      rank: sql<number>`case
        when entry.lookup_keys && ${[...same]}::integer[] then 0
        when ${begins} then 1
        when ${typed.length === 0 ? sql<boolean>`false` : written} then 2
        else 3 end`,
      sorted,
    },
    partly: has.length < 2 ? null : partly(has, { byNumber, sorted }),
  };
}

/** Names with at least half of the words; the rank is the number of missing words. */
function partly(
  has: readonly RawBuilder<boolean>[],
  { byNumber, sorted }: { readonly byNumber: readonly RawBuilder<boolean>[]; readonly sorted: RawBuilder<string> },
): Fit {
  const held = sql<number>`(${sql.join(
    has.map((one) => sql`(${one})::integer`),
    sql` + `,
  )})`;
  return {
    // the OR condition comes first, because the index answers it
    conditions: [...byNumber, sql<boolean>`(${sql.join(has, sql` or `)})`, sql<boolean>`2 * ${held} >= ${has.length}`],
    rank: sql<number>`${has.length} - ${held}`,
    sorted,
  };
}

function narrowed(
  { companyType, status, officeId, districtId, registeredFrom, registeredTo }: CompanyFinderQuery,
  today: string,
): RawBuilder<boolean>[] {
  return [
    ...(companyType === undefined
      ? []
      : [sql<boolean>`company.company_type_id = (select id from company_type where key = ${companyType})`]),
    ...(status === undefined ? [] : [sql<boolean>`company.status = ${status}`]),
    ...(officeId === undefined ? [] : [sql<boolean>`company.office_id = ${officeId}`]),
    ...(districtId === undefined ? [] : [sql<boolean>`${districtOn(today)} = ${districtId}`]),
    ...(registeredFrom === undefined ? [] : [sql<boolean>`company.registered_on >= ${registeredFrom}`]),
    ...(registeredTo === undefined ? [] : [sql<boolean>`company.registered_on <= ${registeredTo}`]),
  ];
}

/**
 * The district of the registered office last entered until this day; for an address without place ids the district of
 * the older system. Null: not known.
 */
const districtOn = (today: string): RawBuilder<number | null> => sql`coalesce(
  (select (office.after #>> '{details,districtId}')::integer from register_entry office
    where office.company_id = company.id and office.aspect = 'REGISTERED_OFFICE' and office.subject_id is null and office.effective_on <= ${today}
    order by office.revision desc limit 1),
  (select old.district_id from old_system_company old where old.id = company.id))`;

/**
 * Names that the name check would call similar. Names of reservations and applications are left out, because they
 * belong to no company yet.
 */
async function alikeTo(db: Kysely<DB>, { text, script }: SearchedName, today: string): Promise<string[]> {
  const question = script === 'nepali' ? { english: '', nepali: text } : { english: text, nepali: '' };
  const { names } = await viewRegister(db, question, { today });
  const { similar } = checkName(question, { names, blacklist: [], knowledge: NOTHING_LEARNED });
  return similar
    .filter(({ kind }) => kind === 'COMPANY' || kind === 'OLD_NAME' || kind === 'DEREGISTERED')
    .slice(0, ALIKE_SHOWN)
    .map(({ id }) => id);
}

function readCursor(cursor: string): z.infer<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    return refuse('REQ-400');
  }
}

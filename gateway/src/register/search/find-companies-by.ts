import type { CompanyFinderAnswer, CompanyFinderQuery } from '@registrar/domain/calls/companies';
import { checkName, NOTHING_LEARNED, searchedName, type SearchedName } from '@registrar/domain/names';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { keyNumber, lookupKeys } from '../../names/lookup-keys';
import { viewRegister } from '../../names/name-register';
import type { DB } from '../../platform/database/schema.generated';
import { isNumber } from '../../platform/database/searched-number';
import { refuse } from '../../platform/refusal';
import { readCompanyCards } from './company-cards';

const ALIKE_SHOWN = 10;

/**
 * Where a page ended: how well the name fits, as it is sorted, and the row; `PARTLY`: of those that hold some of the
 * words only.
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
 * Companies by name or number, a page at a time: the name that is the same, those that begin with what was typed, those
 * that have its words, those that sound like them, and among these the alphabet. If no name holds every word, those
 * with the most of them. A company that gave a name up is found under it as well.
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

/** Which names fit, how well (the smaller the better), and how they are sorted among those that fit alike. */
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

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

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
  const begins = sql<boolean>`${sorted} like ${`${escaped(script === 'nepali' ? text : text.toLowerCase())}%`}`;
  const has = words.map((keys) => sql<boolean>`entry.lookup_keys && ${keys.map(keyNumber)}::integer[]`);
  const all = has.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(has, sql` and `)})`;
  const written = sql.join(
    typed.map((word) => sql<boolean>`' ' || ${column(word.script)} like ${`% ${escaped(word.text)}%`}`),
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

/** At least half of the words; of what was asked for, the rank counts how many are missing. */
function partly(
  has: readonly RawBuilder<boolean>[],
  { byNumber, sorted }: { readonly byNumber: readonly RawBuilder<boolean>[]; readonly sorted: RawBuilder<string> },
): Fit {
  const held = sql<number>`(${sql.join(
    has.map((one) => sql`(${one})::integer`),
    sql` + `,
  )})`;
  return {
    // any of them first: that is what the index answers
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
 * Of the registered office as it was entered last until this day; where that is an address in words only, what the
 * older system had. Null: nobody knows.
 */
const districtOn = (today: string): RawBuilder<number | null> => sql`coalesce(
  (select (office.after #>> '{details,districtId}')::integer from register_entry office
    where office.company_id = company.id and office.aspect = 'REGISTERED_OFFICE' and office.subject_id is null and office.effective_on <= ${today}
    order by office.revision desc limit 1),
  (select old.district_id from old_system_company old where old.id = company.id))`;

/** What the check of a name would call near. Reservations and applications are nobody's company yet. */
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

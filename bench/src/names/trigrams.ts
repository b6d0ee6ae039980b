import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../gateway/src/platform/database/schema.generated';
import type { ComposedName } from '../gateway/composed-names';

/** As many near names as a person is shown. */
const NEAREST = 10;
/** From here on plain trigrams call a name near; the figure that does best on the labelled cases. */
const NEAR = 0.7;

export interface TrigramHit {
  readonly id: string;
  readonly english: string;
  readonly nepali: string;
  readonly nearness: number;
}

/** The peer: PostgreSQL's own trigrams over the names without their legal forms, in the same database. */
export async function addTrigrams(db: Kysely<DB>): Promise<void> {
  await sql`drop table if exists trigram_name`.execute(db);
  await sql`
    create table trigram_name as
    select holder_id as id, name_english as written_english, name_nepali as written_nepali,
           ${coreEnglish(sql`name_english`)} as english, ${coreNepali(sql`name_nepali`)} as nepali from name_entry`.execute(
    db,
  );
  await sql`create index trigram_english on trigram_name using gin (english gin_trgm_ops)`.execute(db);
  await sql`create index trigram_nepali on trigram_name using gin (nepali gin_trgm_ops)`.execute(db);
  await sql`analyze trigram_name`.execute(db);
}

export async function nearestByTrigram(db: Kysely<DB>, { english, nepali }: ComposedName): Promise<TrigramHit[]> {
  const { rows } = await sql<TrigramHit>`
    with asked as (select ${coreEnglish(sql`${english}::text`)} as english, ${coreNepali(sql`${nepali}::text`)} as nepali)
    select id, written_english as english, written_nepali as nepali,
           greatest(similarity(known.english, asked.english), similarity(known.nepali, asked.nepali))::float8 as nearness
      from trigram_name known, asked
     where (asked.english <> '' and known.english % asked.english) or (asked.nepali <> '' and known.nepali % asked.nepali)
     order by nearness desc limit ${sql.lit(NEAREST)}`.execute(db);
  return rows;
}

export const isNear = (hit: TrigramHit | undefined): boolean => hit !== undefined && hit.nearness >= NEAR;
export const isSame = (hit: TrigramHit | undefined): boolean => hit !== undefined && hit.nearness >= 0.999;

type Text = ReturnType<typeof sql>;

function coreEnglish(name: Text): Text {
  return sql`btrim(regexp_replace(regexp_replace(lower(${name}), '\\m(private|pvt|limited|ltd)\\M\\.?', '', 'g'), '[^a-z ]+', ' ', 'g'))`;
}

function coreNepali(name: Text): Text {
  return sql`btrim(regexp_replace(${name}, '(प्राइभेट|लिमिटेड|प्रा\\.?\\s*लि\\.?)', '', 'g'))`;
}

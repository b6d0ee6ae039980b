import { addDays, adToBs, bsToAd, daysInBsMonth, LAST_BS_YEAR, FIRST_BS_YEAR } from '@registrar/domain/calendar';
import type {
  ProceedingCalendar,
  ProceedingCalendarQuery,
  ProceedingEnding,
} from '@registrar/domain/calls/proceeding-calendar';
import { opinionBodies } from '@registrar/domain/enumerations';
import { may } from '@registrar/domain/permissions';
import { proceedingKind } from '@registrar/domain/proceedings';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { named, turnShown } from './proceeding-words';
import { factsOfEach } from './read-proceedings';

const AT_MOST = 500;

/** What ends on which day of a Nepali month in the open proceedings of the office, and whose turn it is in each. */
export async function noticeCalendar(
  db: Kysely<DB>,
  actor: Actor,
  query: ProceedingCalendarQuery,
  now: Date,
): Promise<ProceedingCalendar> {
  const today = dayInNepal(now);
  const month = query.month ?? monthOf(today);
  const { first, last } = daysOf(month);
  const rows = await endingsBetween(db, actor, first, last);
  const shown = rows.slice(0, AT_MOST);
  const facts = await factsOfEach(db, [...new Set(shown.map(({ id }) => id))]);
  const days = new Map<string, ProceedingEnding[]>();
  for (const row of shown) {
    const kind = proceedingKind(row.kind);
    const happened = facts.get(row.id);
    const ending: ProceedingEnding = {
      proceeding: { id: row.id, number: row.number, ...named(kind.name) },
      company: {
        id: row.company_id,
        nameEnglish: row.name_english,
        nameNepali: row.name_nepali,
        registrationNumber: row.registration_number,
      },
      kind: row.is_notice ? 'NOTICE' : 'OPINION',
      name: named(
        row.is_notice
          ? (kind.notices.find(({ key }) => key === row.what)?.name ?? { ne: row.what, en: row.what })
          : opinionBodies.name(opinionBodies.schema.parse(row.what)),
      ),
      turn: happened === undefined ? null : turnShown(kind, happened, today),
    };
    days.set(row.ends_on, [...(days.get(row.ends_on) ?? []), ending]);
  }
  return {
    month,
    previous: beside(month, -1),
    next: beside(month, 1),
    days: [...days].map(([day, endings]) => ({ day, endings })),
    isCut: rows.length > AT_MOST,
  };
}

interface EndingRow {
  readonly id: string;
  readonly kind: string;
  readonly number: string;
  readonly company_id: string;
  readonly name_english: string;
  readonly name_nepali: string;
  readonly registration_number: string;
  readonly what: string;
  readonly is_notice: boolean;
  readonly ends_on: string;
}

/** One more than are shown, so that it is known whether there are more. */
async function endingsBetween(db: Kysely<DB>, actor: Actor, first: string, last: string): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    select proceeding.id, proceeding.kind, proceeding.number, company.id as company_id, name_english, name_nepali,
           registration_number, ending.what, ending.is_notice, ending.ends_on::text as ends_on
      from (
        select proceeding_id, kind as what, true as is_notice, ends_on from proceeding_notice
         where ends_on between ${first} and ${last} and returned_on is null
        union all
        select proceeding_id, body, false, due_on from proceeding_opinion
         where due_on between ${first} and ${last} and status = 'REQUESTED'
      ) as ending
      join proceeding on proceeding.id = ending.proceeding_id
      join company on company.id = proceeding.company_id
     where proceeding.ended_at is null
       ${may(actor.role, 'READ_EVERYTHING') ? sql`` : sql`and proceeding.office_id = ${actor.officeId ?? 0}`}
     order by ending.ends_on, proceeding.number, ending.what limit ${AT_MOST + 1}`.execute(db);
  return rows;
}

const written = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

function monthOf(day: string): string {
  const bs = adToBs(day);
  if (!bs) throw new RangeError(`No Nepali day is known for ${day}`);
  return written(bs.year, bs.month);
}

/** The first and the last day of a Nepali month; AD. */
function daysOf(name: string): { readonly first: string; readonly last: string } {
  const [year = 0, month = 0] = name.split('-').map(Number);
  const first = bsToAd({ year, month, day: 1 });
  if (!first) throw new RangeError(`There is no Nepali month ${name}`);
  return { first, last: addDays(first, daysInBsMonth(year, month) - 1) };
}

function beside(name: string, months: 1 | -1): string | null {
  const [year = 0, month = 0] = name.split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  const other = Math.floor(at / 12);
  return other < FIRST_BS_YEAR || other > LAST_BS_YEAR ? null : written(other, (at % 12) + 1);
}

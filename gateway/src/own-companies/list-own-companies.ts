import type { Deadline } from '@registrar/domain/calls/deadlines';
import {
  MOST_CHOSEN,
  type OwnCompanyChoice,
  type OwnCompanyPage,
  type OwnCompanyQuery,
  type OwnCompanyRow,
  type OwnCompanyShown,
} from '@registrar/domain/calls/own-companies';
import { toLatinDigits } from '@registrar/domain/digits';
import { companyStatuses } from '@registrar/domain/enumerations/statuses';
import { whoseTurn } from '@registrar/domain/enumerations';
import { applicationStatuses } from '@registrar/domain/enumerations/application-status';
import type { Kysely } from 'kysely';
import { isAmongOwn } from '../applications/visible-to';
import { deadlinesOfCompanies } from '../deadlines/deadlines-of';
import { duesOfCompanies } from '../money/fines/read-dues';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { companiesOf } from '../register/representation';

/** A company without its fines, which are worked out for those of one page. */
type Line = Omit<OwnCompanyRow, 'finesPaisa'>;

const IS_SHOWN: Readonly<Record<OwnCompanyShown, (line: Line) => boolean>> = {
  ALL: () => true,
  LATE: ({ late }) => late > 0,
  DRAFTS: ({ drafts }) => drafts > 0,
  OPEN: ({ open }) => open > 0,
};
const OPEN_STATUSES = applicationStatuses.keys.filter((status) => status !== 'DRAFT' && whoseTurn(status) !== 'NOBODY');

/** A page of the companies that somebody speaks or acts for, with what is to be done about each. */
export async function listOwnCompanies(
  db: Kysely<DB>,
  actor: Actor,
  now: Date,
  { search = '', shown, page, size }: OwnCompanyQuery,
): Promise<OwnCompanyPage> {
  const found = await findLines(db, actor, now, search);
  const countOf = (key: OwnCompanyShown): number => found.filter(IS_SHOWN[key]).length;
  const lines = found.filter(IS_SHOWN[shown]);
  const onPage = lines.slice((page - 1) * size, page * size);
  const fines = await finesOf(
    db,
    onPage.map(({ id }) => id),
    now,
  );
  return {
    items: onPage.map((line) => ({ ...line, finesPaisa: fines.get(line.id) ?? 0 })),
    total: lines.length,
    page,
    size,
    counts: { ALL: countOf('ALL'), LATE: countOf('LATE'), DRAFTS: countOf('DRAFTS'), OPEN: countOf('OPEN') },
  };
}

/** All of them, for a file. */
export async function everyOwnCompany(
  db: Kysely<DB>,
  actor: Actor,
  now: Date,
  { search = '', shown }: Pick<OwnCompanyQuery, 'search' | 'shown'>,
): Promise<readonly OwnCompanyRow[]> {
  const lines = (await findLines(db, actor, now, search)).filter(IS_SHOWN[shown]);
  const fines = await finesOf(
    db,
    lines.map(({ id }) => id),
    now,
  );
  return lines.map((line) => ({ ...line, finesPaisa: fines.get(line.id) ?? 0 }));
}

/** Their names alone: nothing is worked out for those that are not shown. */
export async function chooseOwnCompanies(
  db: Kysely<DB>,
  actor: Actor,
  now: Date,
  { search = '', shown }: Pick<OwnCompanyQuery, 'search' | 'shown'>,
): Promise<OwnCompanyChoice> {
  const lines = (await findLines(db, actor, now, search)).filter(IS_SHOWN[shown]);
  return {
    items: lines.slice(0, MOST_CHOSEN).map(({ id, registrationNumber, nameEnglish, nameNepali }) => ({
      id,
      registrationNumber,
      nameEnglish,
      nameNepali,
    })),
    total: lines.length,
  };
}

const findLines = async (db: Kysely<DB>, actor: Actor, now: Date, search: string): Promise<readonly Line[]> =>
  (await readLines(db, actor, now)).filter((line) => holds(line, search)).sort(byNearestDay);

/** The days of all of them are worked out: they say the order. */
async function readLines(db: Kysely<DB>, actor: Actor, now: Date): Promise<Line[]> {
  const today = dayInNepal(now);
  const capacities = new Map(
    (await companiesOf(db, actor.accountId, today)).map(({ companyId, capacity }) => [companyId, capacity]),
  );
  const ids = [...capacities.keys()];
  if (ids.length === 0) return [];
  const [companies, filings, deadlines] = await Promise.all([
    db
      .selectFrom('company')
      .select(['id', 'registration_number', 'name_english', 'name_nepali', 'status'])
      .where('id', 'in', ids)
      .execute(),
    countFilings(db, actor.accountId, today),
    deadlinesOfCompanies(db, ids, now),
  ]);
  const days = new Map<string, Deadline[]>();
  for (const deadline of deadlines)
    if (deadline.companyId !== null) days.set(deadline.companyId, [...(days.get(deadline.companyId) ?? []), deadline]);
  return companies.map((company) => {
    const own = (days.get(company.id) ?? []).sort((a, b) => a.dueOn.localeCompare(b.dueOn));
    const [next] = own;
    return {
      id: company.id,
      registrationNumber: company.registration_number,
      nameEnglish: company.name_english,
      nameNepali: company.name_nepali,
      status: companyStatuses.schema.parse(company.status),
      capacity: capacities.get(company.id) ?? 'REPRESENTATIVE',
      next:
        next === undefined
          ? null
          : {
              titleNe: next.titleNe,
              titleEn: next.titleEn,
              dueOn: next.dueOn,
              daysLeft: next.daysLeft,
              link: next.link,
            },
      late: own.filter(({ overdue }) => overdue).length,
      drafts: filings.get(company.id)?.drafts ?? 0,
      open: filings.get(company.id)?.open ?? 0,
    };
  });
}

interface Filings {
  readonly drafts: number;
  readonly open: number;
}

async function countFilings(db: Kysely<DB>, accountId: string, today: string): Promise<ReadonlyMap<string, Filings>> {
  const rows = await db
    .selectFrom('application')
    .select(['company_id', 'status', (of) => of.fn.countAll<string>().as('count')])
    .where(isAmongOwn(accountId, today))
    .where('company_id', 'is not', null)
    .where('status', 'in', ['DRAFT', ...OPEN_STATUSES])
    .groupBy(['company_id', 'status'])
    .execute();
  const filings = new Map<string, Filings>();
  for (const { company_id, status, count } of rows) {
    const { drafts, open } = filings.get(company_id ?? '') ?? { drafts: 0, open: 0 };
    const isDraft = status === 'DRAFT';
    filings.set(company_id ?? '', {
      drafts: drafts + (isDraft ? Number(count) : 0),
      open: open + (isDraft ? 0 : Number(count)),
    });
  }
  return filings;
}

async function finesOf(db: Kysely<DB>, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> {
  const fines = new Map<string, number>();
  for (const { shown } of await duesOfCompanies(db, ids, now))
    fines.set(shown.company.id, (fines.get(shown.company.id) ?? 0) + shown.restPaisa);
  return fines;
}

function holds({ registrationNumber, nameEnglish, nameNepali }: Line, search: string): boolean {
  const asked = search.toLowerCase();
  return (
    nameEnglish.toLowerCase().includes(asked) ||
    nameNepali.includes(search) ||
    registrationNumber.includes(toLatinDigits(asked))
  );
}

const byNearestDay = (a: Line, b: Line): number =>
  (a.next?.dueOn ?? '9999').localeCompare(b.next?.dueOn ?? '9999') || a.nameEnglish.localeCompare(b.nameEnglish);

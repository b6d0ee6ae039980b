import {
  asOfDay,
  phasesOf,
  proceedingKind,
  type PhaseState,
  type ProceedingFacts,
} from '@registrar/domain/proceedings';
import { SETTLED_INVOICES } from '@registrar/domain/calls/money';
import { claimOutcomes, opinionAnswers, opinionSilences, rayaStatuses } from '@registrar/domain/enumerations';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../platform/database/schema.generated';

/** A proceeding that has not ended, as of a day. Days are AD days of Nepal. */
export interface OpenProceeding {
  readonly id: string;
  readonly kind: string;
  readonly number: string;
  readonly phases: readonly PhaseState[];
  /** The last day to hand in what is open; null: nothing is open, or the kind sets no day. */
  readonly dueOn: string | null;
}

const happenedSchema = z.object({
  filings: z.array(z.object({ process: z.string(), status: z.string(), decidedOn: z.string().nullable() })),
  notices: z.array(
    z.object({
      kind: z.string(),
      publishedOn: z.string(),
      endsOn: z.string(),
      waitsUntil: z.string().nullable(),
    }),
  ),
  objections: z.array(
    z.object({ notice: z.string(), outcome: claimOutcomes.schema.nullable(), judgedOn: z.string().nullable() }),
  ),
  opinions: z.array(
    z.object({
      body: z.string(),
      status: rayaStatuses.schema,
      dueOn: z.string(),
      answeredOn: z.string().nullable(),
      judgedOn: z.string().nullable(),
      answerKind: opinionAnswers.schema.nullable(),
      silence: opinionSilences.schema.nullable(),
      stops: z.boolean(),
    }),
  ),
  opened: z.array(z.object({ phase: z.string(), on: z.string() })),
  paidOn: z.string().nullable(),
});

/** The day of Nepal, which is 5:45 ahead of UTC. */
const dayOf = (column: string): string => `(${column} at time zone 'UTC' + interval '5 hours 45 minutes')::date`;
const listed = (item: Readonly<Record<string, string>>, from: string): string => {
  const pairs = Object.entries(item).map(([name, column]) => `'${name}', ${column}`);
  return `coalesce((select jsonb_agg(jsonb_build_object(${pairs.join(', ')}) order by one.id) from ${from}), '[]')`;
};

const SETTLED = SETTLED_INVOICES.map((status) => `'${status}'`).join(', ');

/**
 * What the phases are computed from, beside the row of the proceeding. Ids sort by the time at which they were given.
 */
const HAPPENED = sql.raw(
  Object.entries({
    filings: listed(
      { process: 'process_name', status: 'status', decidedOn: dayOf('decided_at') },
      `application one where one.company_id = proceeding.company_id and discarded_at is null
         and (subject_kind = 'PROCEEDING' and subject_id = proceeding.id::text or one.id = proceeding.opened_by_filing)`,
    ),
    notices: listed(
      {
        kind: 'one.kind',
        publishedOn: 'published_on',
        endsOn: 'ends_on',
        waitsUntil: `(select max(waits_until) from proceeding_more_time more
          where more.proceeding_id = one.proceeding_id and more.notice = one.kind and more.outcome is null)`,
      },
      'proceeding_notice one where one.proceeding_id = proceeding.id and returned_on is null',
    ),
    objections: listed(
      { notice: 'notice', outcome: 'one.outcome', judgedOn: dayOf('judged_at') },
      `proceeding_claim one where one.proceeding_id = proceeding.id and one.kind = 'OBJECTION'`,
    ),
    opinions: listed(
      {
        body: 'body',
        status: 'status',
        dueOn: 'due_on',
        answeredOn: 'answered_on',
        judgedOn: dayOf('judged_at'),
        answerKind: 'answer_kind',
        silence: 'silence',
        stops: 'stops',
      },
      'proceeding_opinion one where one.proceeding_id = proceeding.id',
    ),
    opened: listed(
      { phase: 'phase', on: 'opened_on' },
      'proceeding_phase_opening one where one.proceeding_id = proceeding.id',
    ),
    // fines that are paid with the opening filing; where there is nothing to pay, the day of the opening. Counted: for
    // `exists` the planner reads the lines of every fine of the register
    paidOn: `(select case
        when count(*) = 0 then ${dayOf('proceeding.opened_at')}
        when bool_and(status in (${SETTLED})) filter (where status <> 'REJECTED') then max(${dayOf('settled_at')}) end
      from invoice where invoice.for_id = proceeding.opened_by_filing
        and (select count(l.fine_due_id) from invoice_line l where l.invoice_id = invoice.id) > 0)`,
  })
    .map(([name, list]) => `${list} as "${name}"`)
    .join(',\n'),
);

type HappenedRow = Readonly<Record<keyof z.infer<typeof happenedSchema>, unknown>>;

/** The proceedings of these companies that have not ended, by company, the earliest last day first. */
export async function openProceedings(
  db: Kysely<DB>,
  companyIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, readonly OpenProceeding[]>> {
  const found = new Map<string, OpenProceeding[]>();
  if (companyIds.length === 0) return found;
  const { rows } = await sql<HappenedRow & { id: string; kind: string; number: string; company_id: string }>`
    select id, kind, number, company_id, ${HAPPENED} from proceeding
     where ended_at is null and company_id in (${sql.join([...companyIds])}) order by opened_at, id`.execute(db);
  for (const { company_id, ...row } of rows)
    found.set(company_id, [...(found.get(company_id) ?? []), asOf({ ...row, isEnded: false }, today)]);
  for (const list of found.values()) list.sort((one, other) => orderOf(one).localeCompare(orderOf(other)));
  return found;
}

/** What happened in one proceeding. */
export async function factsOf(
  db: Kysely<DB>,
  { id, ended_at }: { readonly id: string; readonly ended_at: Date | null },
): Promise<ProceedingFacts> {
  const {
    rows: [row],
  } = await sql<HappenedRow>`select ${HAPPENED} from proceeding where id = ${id}`.execute(db);
  return { ...happenedSchema.parse(row), isEnded: ended_at !== null };
}

/** What happened in each of these, by id; all of them are open. */
export async function factsOfEach(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProceedingFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<HappenedRow & { id: string }>`
    select id, ${HAPPENED} from proceeding where id in (${sql.join([...ids])})`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, { ...happenedSchema.parse(row), isEnded: false }]));
}

function asOf(
  {
    id,
    kind: key,
    number,
    isEnded,
    ...row
  }: HappenedRow & { id: string; kind: string; number: string; isEnded: boolean },
  today: string,
): OpenProceeding {
  const kind = proceedingKind(key);
  const facts = asOfDay({ ...happenedSchema.parse(row), isEnded }, today);
  const phases = phasesOf(kind, facts, today);
  const isWaiting = phases.some(({ forms }) => forms.some(({ permission }) => permission === 'OPEN'));
  const lastDays = isWaiting
    ? facts.notices.filter((one) => one.kind === kind.late?.notice).map(({ endsOn }) => endsOn)
    : [];
  return { id, kind: key, number, phases, dueOn: lastDays.sort().at(-1) ?? null };
}

const NO_DAY = '9999-12-31';
const orderOf = ({ dueOn }: OpenProceeding): string => dueOn ?? NO_DAY;

/** Whether this process may be handed in for the proceeding now. */
export const isOpenFor =
  (process: string) =>
  ({ phases }: OpenProceeding): boolean =>
    phases.some(({ forms }) => forms.some((form) => form.process === process && form.permission === 'OPEN'));

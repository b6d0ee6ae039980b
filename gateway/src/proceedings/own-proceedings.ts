import {
  ownProceedingSchema,
  ownProceedingsSchema,
  type OwnProceeding,
  type OwnProceedings,
} from '@registrar/domain/calls/own-proceedings';
import { phasesOf, proceedingKind } from '@registrar/domain/proceedings';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { letterLink } from '../papers/read-letters';
import { groundFor } from '../register/representation';
import { companyEnds } from './company-ends';
import { groundOf } from './forced-ground';
import type { ProceedingRow } from './lock-proceeding';
import { named, outcomeOf, turnShown } from './proceeding-words';
import { opinionsOf } from './read-opinions';
import { claimsOf, noticesOf, pageOfPaper } from './read-proceeding';
import { factsOf } from './read-proceedings';

const withCompany = (db: Kysely<DB>) =>
  db
    .selectFrom('proceeding')
    .innerJoin('company', 'company.id', 'proceeding.company_id')
    .selectAll('proceeding')
    .select(['company.name_english', 'company.name_nepali', 'company.registration_number', 'company.status']);
type Row = Awaited<ReturnType<ReturnType<typeof withCompany>['executeTakeFirstOrThrow']>>;

/** Whether the person represents the company, or has a mandate for a form of this kind. */
export async function mayReadOwn(
  db: Kysely<DB>,
  actor: Actor,
  row: Pick<ProceedingRow, 'company_id' | 'kind'>,
  today: string,
): Promise<boolean> {
  const ground = await groundFor(db, actor.accountId, row.company_id, today);
  if (ground === null || ground === 'REPRESENTATIVE') return ground !== null;
  const forms = proceedingKind(row.kind).phases.flatMap((phase): readonly string[] => phase.forms);
  return ground.some(({ processes }) => processes === null || processes.some((one) => forms.includes(one)));
}

/** The proceedings of a company for its own people; for others the company does not exist (REQ-404). */
export async function ownProceedings(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  now: Date,
): Promise<OwnProceedings> {
  const today = dayInNepal(now);
  if ((await groundFor(db, actor.accountId, companyId, today)) === null) refuse('REQ-404');
  const rows = await withCompany(db)
    .where('proceeding.company_id', '=', companyId)
    .orderBy('proceeding.opened_at', 'desc')
    .orderBy('proceeding.id', 'desc')
    .execute();
  const shown = [];
  for (const row of rows) if (await mayReadOwn(db, actor, row, today)) shown.push(await headOf(db, row, today));
  return ownProceedingsSchema.parse(shown);
}

async function headOf(db: Kysely<DB>, row: Row, today: string) {
  return {
    id: row.id,
    kind: row.kind,
    name: named(proceedingKind(row.kind).name),
    number: row.number,
    company: {
      id: row.company_id,
      nameEnglish: row.name_english,
      nameNepali: row.name_nepali,
      registrationNumber: row.registration_number,
      status: row.status,
    },
    openedAt: row.opened_at.toISOString(),
    turn: turnShown(proceedingKind(row.kind), await factsOf(db, row), today),
    end: row.ended_at === null ? null : { name: outcomeOf(row.kind, row.outcome), at: row.ended_at.toISOString() },
  };
}

/** One proceeding for the company's own people; for others it does not exist (REQ-404). */
export async function ownProceeding(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<OwnProceeding> {
  const today = dayInNepal(now);
  const row = await withCompany(db).where('proceeding.id', '=', id).executeTakeFirst();
  if (!row || !(await mayReadOwn(db, actor, row, today))) refuse('REQ-404');
  const kind = proceedingKind(row.kind);
  const facts = await factsOf(db, row);
  const begun = await begunForms(db, row);
  const ground = await groundFor(db, actor.accountId, row.company_id, today);
  const head = await headOf(db, row, today);
  return ownProceedingSchema.parse({
    ...head,
    ground: await groundOf(db, row),
    end: head.end && {
      ...head.end,
      outcome: row.outcome ?? '',
      text: row.outcome_text ?? '',
      paper: await pageOfPaper(db, row.order_letter_id),
    },
    phases: phasesOf(kind, facts, today).map(({ key, isOpen, awaits, forms }, index) => ({
      key,
      name: named(kind.phases[index]?.name ?? { ne: key, en: key }),
      isOpen,
      awaits,
      forms: forms.map(({ process, permission, isOptional }) => ({
        process,
        permission,
        isOptional,
        application: begun.get(process) ?? null,
      })),
    })),
    notices: kind.notices.map(({ key, name, length, channels }) => ({
      notice: key,
      name: named(name),
      length,
      channels,
    })),
    published: (await noticesOf(db, id)).map((notice) => ({
      id: notice.id,
      name: named(kind.notices.find(({ key }) => key === notice.kind)?.name ?? { ne: notice.kind, en: notice.kind }),
      channel: notice.channel,
      publishedOn: notice.published_on,
      endsOn: notice.ends_on,
      paper: notice.letter_code === null ? null : letterLink(notice.letter_code),
      returned: notice.returned_on === null ? null : { on: notice.returned_on, reason: notice.returned_reason },
    })),
    claims: await claimsOf(db, id),
    opinions: await opinionsOf(db, id),
    mayWithdraw: ground === 'REPRESENTATIVE' && row.ended_at === null && companyEnds(kind) !== undefined,
    version: row.version,
  });
}

/** The filing of each form that was begun last. */
async function begunForms(db: Kysely<DB>, { id, company_id, opened_by_filing }: ProceedingRow) {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'process_name', 'application_number', 'status'])
    .where('company_id', '=', company_id)
    .where('discarded_at', 'is', null)
    .where((where) =>
      where.or([
        where.and({ subject_kind: 'PROCEEDING', subject_id: id }),
        ...(opened_by_filing === null ? [] : [where('id', '=', opened_by_filing)]),
      ]),
    )
    .orderBy('id')
    .execute();
  return new Map(
    rows.map((row) => [row.process_name, { id: row.id, number: row.application_number, status: row.status }]),
  );
}

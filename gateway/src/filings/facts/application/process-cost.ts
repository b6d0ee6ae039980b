import { INITIAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import type { Language } from '@registrar/domain/bilingual';
import type { ProcessCost } from '@registrar/domain/calls/company-processes';
import { everyProcess } from '@registrar/domain/enumerations';
import type { DueRule } from '@registrar/domain/schedules';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import type { Kysely } from 'kysely';
import { dueAfter, readDueRules } from '../../../obligations/due-rules';
import { findFineEvent } from '../../../money/fines/fine-events';
import { quoteLines } from '../../../money/propose-lines';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { Noted } from '../../../register/access-log/note-access';
import { readStandingCompany } from '../../../register/standing-company';
import { groundOver } from './company-authority';
import { readCompanyFacts, type CompanyFacts } from '../gate/company-facts';
import { plainReason, refuseBlocked } from '../gate/law-reason';

export interface CostAsked {
  readonly companyId: string;
  readonly process: string;
  /** AD day of the decision that is reported. */
  readonly decidedOn?: string | undefined;
  readonly language: Language;
}

/**
 * The cost of a process for a company today, and the time within which it must be reported; for users who may file it
 * or read the company.
 */
export async function readProcessCost(
  db: Kysely<DB>,
  actor: Actor,
  { companyId, process, decidedOn, now, note, language }: CostAsked & Noted,
): Promise<ProcessCost> {
  const facts = await readCompanyFacts(db, companyId, now);
  if (!facts) refuse('REQ-404');
  const ground = await groundOver(db, actor, facts);
  if (!everyProcess.has(process)) refuse('REQ-404');
  const definition: ProcessDefinition =
    processDefinition(process) ?? refuseBlocked([plainReason('NOT_OFFERED')], language);
  if (definition.origin.ofCompany !== true) refuse('REQ-404');
  await note(actor, { companyId, part: 'PAYMENTS', ground });
  const today = dayInNepal(now);
  const toReport =
    (await readTimeOwed(db, definition, facts)) ?? (await readTimeToReport(db, definition, decidedOn ?? null, today));
  if (definition.money.payTiming === 'NONE') return { lines: [], totalPaisa: 0, toReport };
  const company = await readStandingCompany(db, companyId, { on: today });
  const lateness =
    definition.money.fineEvent === undefined || decidedOn === undefined
      ? null
      : { eventId: definition.money.fineEvent, triggeredOn: decidedOn };
  const lines = await quoteLines(db, definition, {
    frame: { companyType: company.type, company, answers: {}, today },
    companyId,
    lateness,
    filedOn: today,
    day: today,
  });
  return {
    lines: lines && [...lines],
    totalPaisa: (lines ?? []).reduce((sum, { proposedPaisa }) => sum + proposedPaisa, 0),
    toReport,
  };
}

/** For a filing that is due whatever is decided, such as the initial return: its due day. */
async function readTimeOwed(
  db: Kysely<DB>,
  { process }: ProcessDefinition,
  { open }: Pick<CompanyFacts, 'open'>,
): Promise<ProcessCost['toReport']> {
  const event = findFineEvent('REGISTERED_ADDRESS');
  const owed = process === INITIAL_RETURN ? open.find(({ kind }) => kind === process) : undefined;
  if (!owed || !event) return null;
  return timeOf(event.section, (await readDueRules(db))(event.eventId, owed.since), owed.dueOn);
}

/** The time to report under the rule of the decision's day; without that day, under today's rule. */
async function readTimeToReport(
  db: Kysely<DB>,
  { money: { fineEvent } }: ProcessDefinition,
  decidedOn: string | null,
  today: string,
): Promise<ProcessCost['toReport']> {
  const event = fineEvent === undefined ? undefined : findFineEvent(fineEvent);
  if (!event) return null;
  const rule = (await readDueRules(db))(event.eventId, decidedOn ?? today);
  return timeOf(event.section, rule, decidedOn === null ? null : (dueAfter(rule, decidedOn) ?? null));
}

const timeOf = (section: string, rule: DueRule, dueOn: string | null): ProcessCost['toReport'] => ({
  section,
  days: 'days' in rule ? rule.days : null,
  bsMonths: 'bsMonths' in rule ? rule.bsMonths : null,
  dueOn,
});

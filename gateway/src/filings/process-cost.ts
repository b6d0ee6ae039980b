import type { ProcessCost } from '@registrar/domain/calls/company-processes';
import { everyProcess } from '@registrar/domain/enumerations';
import { processDefinition, type ProcessDefinition } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import { dueAfter, readDueRules } from '../deadlines/due-rules';
import { findFineEvent } from '../money/fines/fine-events';
import { quoteLines } from '../money/propose-lines';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { readStandingCompany } from '../register/standing-company';
import { authorityOver } from './allowed-processes';
import { readCompanyFacts } from './gate/company-facts';

export interface CostAsked {
  readonly companyId: string;
  readonly process: string;
  /** AD day of the decision that is reported. */
  readonly decidedOn?: string | undefined;
  readonly now: Date;
}

/** What a process would cost a company today, and within which time it is to be reported: for whoever may file it or read the company. */
export async function readProcessCost(db: Kysely<DB>, actor: Actor, { companyId, process, decidedOn, now }: CostAsked): Promise<ProcessCost> {
  const facts = await readCompanyFacts(db, companyId, now);
  if (!facts) refuse('REQ-404');
  await authorityOver(db, actor, facts);
  const definition: ProcessDefinition = (everyProcess.has(process) ? processDefinition(process) : undefined) ?? refuse('REQ-404');
  if (definition.ofCompany !== true) refuse('REQ-404');
  const today = dayInNepal(now);
  const toReport = await readTimeToReport(db, definition, decidedOn ?? null, today);
  if (definition.payTiming === 'NONE') return { lines: [], totalPaisa: 0, toReport };
  const company = await readStandingCompany(db, companyId, { on: today });
  const lateness = definition.fineEvent === undefined || decidedOn === undefined ? null : { eventId: definition.fineEvent, triggeredOn: decidedOn };
  const lines = await quoteLines(db, definition, { frame: { companyType: company.type, company, answers: {}, today }, companyId, lateness, filedOn: today, day: today });
  return { lines: lines && [...lines], totalPaisa: (lines ?? []).reduce((sum, { proposedPaisa }) => sum + proposedPaisa, 0), toReport };
}

/** As the rule of the day says from which the time runs; of a day that is not known by the rule of today. */
async function readTimeToReport(db: Kysely<DB>, { fineEvent }: ProcessDefinition, decidedOn: string | null, today: string): Promise<ProcessCost['toReport']> {
  const event = fineEvent === undefined ? undefined : findFineEvent(fineEvent);
  if (!event) return null;
  const rule = (await readDueRules(db))(event.eventId, decidedOn ?? today);
  return {
    section: event.section, days: 'days' in rule ? rule.days : null, bsMonths: 'bsMonths' in rule ? rule.bsMonths : null,
    dueOn: decidedOn === null ? null : (dueAfter(rule, decidedOn) ?? null),
  };
}

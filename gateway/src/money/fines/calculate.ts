import type { FineAnswer, FineQuestion } from '@registrar/domain/calls/fines';
import type { FineEvent } from '@registrar/domain/calls/fines';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import type { Kysely } from 'kysely';
import { readDueRules } from '../../obligations/due-rules';
import type { DB } from '../../platform/database/schema.generated';
import { domainLanguage, type WireLanguage } from '../../platform/language';
import { refuse } from '../../platform/refusal';
import { assessFine, type FineFacts } from './assess-fine';
import { dueDayOf, findFineEvent, type FineEventRule } from './fine-events';
import { growFine } from './grow-fine';
import { readFineRows, termsOf } from './read-terms';

/** The fine for any late filing, for the public calculator; nothing is stored. */
export async function calculateFine(
  db: Kysely<DB>,
  question: FineQuestion,
  today: string,
  language: WireLanguage,
): Promise<FineAnswer> {
  const event = findFineEvent(question.eventId) ?? refuse('REQ-404');
  const asked = event.trigger === 'FISCAL_YEAR' ? 'fiscalYear' : event.trigger === 'DUE_DATE' ? 'dueOn' : 'triggeredOn';
  const dueOn = dueDayOf(event, question, await readDueRules(db)) ?? refuseField(asked, 'REQUIRED', language);
  const filedOn = question.filedOn ?? today;
  const terms = termsOf(await readFineRows(db), event, dueOn, filedOn) ?? refuseField(asked, 'FINE_NO_RATE', language);
  const facts: FineFacts = {
    event,
    companyType: question.companyType,
    paidUpPaisa: question.paidUpPaisa,
    dueOn,
    filedOn,
  };
  const result = assessFine(facts, terms);
  if (!result.ok)
    return refuseField(question.filedOn === undefined ? asked : 'filedOn', 'FINE_PROVISIONAL_CALENDAR', language);
  return { event: describeEvent(event), fine: result.fine, growth: growFine(facts, terms) };
}

export function describeEvent({
  eventId,
  section,
  scheduleKey,
  trigger,
  nameNepali,
  nameEnglish,
}: FineEventRule): FineEvent {
  return { eventId, section, scheduleKey, trigger, nameNepali, nameEnglish };
}

export function refuseField(path: string, code: ValidationCode, language: WireLanguage): never {
  refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, domainLanguage(language)) }] });
}

import { addDays } from '@registrar/domain/calendar';
import { CALL_DAYS_MAXIMUM, type OpenCallRequest } from '@registrar/domain/calls/explanation-calls';
import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type MessageParameters, type ValidationCode } from '@registrar/domain/messages';
import { dayInNepal } from '../../../platform/clock';
import type { Actor } from '../../../platform/actor';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { isClosed } from '../../../register/open-company';
import { openProceeding } from '../../../proceedings/open-proceeding';
import { takeNumber } from '../application-number';
import { issueCallLetter } from './call-letter';
import { TIME_TO_ANSWER } from './call-state';
import { notifyOfCall } from './notify-of-call';

/** Opens a call for explanation to a company of the office; the company is notified with a signed letter. */
export async function openCall(
  unit: UnitOfWork,
  actor: Actor,
  asked: OpenCallRequest,
  language: Language,
): Promise<string> {
  const today = dayInNepal(unit.now);
  const company = await unit.tx
    .selectFrom('company')
    .select(['id', 'office_id', 'status', 'registered_on'])
    .where('id', '=', asked.companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company || company.office_id !== actor.officeId)
    refuse('VAL-422', { errors: [problem(language, 'companyId', 'COMPANY_REQUIRED')] });
  if (isClosed(company.status)) refuse('FLOW-409', { message: 'representation.companyClosed' });
  const errors = [
    ...(asked.approvedOn > today ? [problem(language, 'approvedOn', 'DATE_IN_FUTURE')] : []),
    ...(company.registered_on !== null && asked.approvedOn < company.registered_on
      ? [problem(language, 'approvedOn', 'BEFORE_REGISTRATION')]
      : []),
    ...daysProblems(language, asked.answerBy, today),
  ];
  if (errors.length > 0) refuse('VAL-422', { errors });
  const number = await takeNumber(unit, { process: 'EXPLANATION_CALL', numberPrefix: 'KT' }, company.office_id);
  const id = await openProceeding(unit, {
    kind: 'EXPLANATION_CALL',
    number,
    companyId: company.id,
    officeId: company.office_id,
    openedBy: actor.accountId,
    ends: { [TIME_TO_ANSWER]: asked.answerBy },
  });
  await unit.tx
    .insertInto('explanation_call_matter')
    .values({ id, subject: asked.subject, matter: asked.matter, approved_on: asked.approvedOn, body: asked.text })
    .execute();
  unit.audit({
    actor,
    action: 'CALL_OPENED',
    objectType: 'explanation_call',
    objectId: id,
    objectVersion: 1,
    after: { number, companyId: company.id, subject: asked.subject, matter: asked.matter, answerBy: asked.answerBy },
  });
  await issueCallLetter(unit, id);
  await notifyOfCall(unit, id, 'opened');
  return id;
}

export const problem = (
  language: Language,
  path: string,
  code: ValidationCode,
  parameters?: MessageParameters,
): FieldError => ({ path, code, message: validationMessage(code, language, parameters) });

/** The last day to answer must be in the future and within the limit. */
export function daysProblems(language: Language, answerBy: string, today: string): FieldError[] {
  if (answerBy <= today) return [problem(language, 'answerBy', 'CALL_ANSWER_BY_PAST')];
  return answerBy > addDays(today, CALL_DAYS_MAXIMUM)
    ? [problem(language, 'answerBy', 'CALL_ANSWER_BY_TOO_FAR', { maximum: CALL_DAYS_MAXIMUM })]
    : [];
}

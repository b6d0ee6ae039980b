import type { ProposeInstitution } from '@registrar/domain/calls/institutions';
import { addDays } from '@registrar/domain/calendar';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { sql } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { domainLanguage, type WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { propose, requireNoneWaits } from '../proposals/propose';
import { accountProblem, institutionProposals } from './admission-proposal';
import { institutionOf } from './institution';

/**
 * Proposes to admit an institution, or to renew one. Returns the id of the proposal.
 *
 * @throws VAL-422 for an account that is unknown or used otherwise, a last day that is past or later than
 *   DOCUMENT_SHARE_TERMS.admissionDays, FLOW-409 while another proposal about the account waits
 */
export async function proposeInstitution(
  unit: UnitOfWork,
  actor: Actor,
  { username, remark, ...asked }: ProposeInstitution,
  language: WireLanguage,
): Promise<string> {
  const today = dayInNepal(unit.now);
  const { admissionDays } = await readTerm(unit.tx, 'DOCUMENT_SHARE_TERMS', today);
  const account = await unit.tx
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  const problem = account === undefined ? 'INSTITUTION_ACCOUNT_UNKNOWN' : await accountProblem(unit, account.id);
  const at = (path: string, code: ValidationCode, parameters: Record<string, number> = {}): FieldError => ({
    path,
    code,
    message: validationMessage(code, domainLanguage(language), parameters),
  });
  const errors = [
    ...(problem === undefined ? [] : [at('username', problem)]),
    ...(asked.endsOn < today ? [at('endsOn', 'INSTITUTION_END_PAST')] : []),
    ...(asked.endsOn > addDays(today, admissionDays)
      ? [at('endsOn', 'INSTITUTION_END_TOO_LATE', { maximum: admissionDays })]
      : []),
  ];
  if (errors.length > 0 || account === undefined) refuse('VAL-422', { errors });
  const known = await institutionOf(unit.tx, account.id);
  await requireNoneWaits(unit, institutionProposals, account.id, 'institution.proposalWaits');
  return propose(unit, actor, institutionProposals, {
    subject: account.id,
    offices: [actor.officeId ?? refuse('PERM-403')],
    content: { ...asked, accountId: account.id, isRenewal: known !== undefined },
    remark,
    ...(known !== undefined && { before: { endsOn: known.ends_on, nameEnglish: known.name_english } }),
  });
}

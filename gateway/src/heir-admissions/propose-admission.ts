import type { ProposeHeirAdmission } from '@registrar/domain/calls/heir-admissions';
import { sql } from 'kysely';
import type { Actor } from '../platform/actor';
import type { WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { propose, requireNoneWaits } from '../proposals/propose';
import { isClosed } from '../register/open-company';
import { requireUnrelated } from '../register/require-unrelated';
import {
  accountProblems,
  heirAdmissionProposals,
  lastRepresentative,
  problem,
  standingHolder,
  subjectOf,
} from './admission-proposal';

/** Proposes to admit an heir of the last representative of a company of the office. Returns the id of the proposal. */
export async function proposeAdmission(
  unit: UnitOfWork,
  actor: Actor,
  { companyId, holderId, username, remark }: ProposeHeirAdmission,
  language: WireLanguage,
): Promise<string> {
  const company = await unit.tx
    .selectFrom('company')
    .select(['id', 'office_id', 'status'])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company || company.office_id !== actor.officeId)
    refuse('VAL-422', { errors: [problem(language, 'companyId', 'COMPANY_REQUIRED')] });
  await requireUnrelated(unit, actor, companyId);
  if (isClosed(company.status)) refuse('FLOW-409', { message: 'representation.companyClosed' });
  const representativeId = await lastRepresentative(unit, companyId);
  const holder = await standingHolder(unit, companyId, holderId);
  const heirId = await heirNamed(unit, username);
  const ofAccount = heirId === undefined ? 'HEIR_ACCOUNT_UNKNOWN' : await accountProblems(unit, companyId, heirId);
  const errors = [
    ...(holder === undefined ? [problem(language, 'holderId', 'HOLDER_REQUIRED')] : []),
    ...(holder?.isCompany ? [problem(language, 'holderId', 'HEIR_OF_COMPANY')] : []),
    ...(ofAccount === undefined ? [] : [problem(language, 'username', ofAccount)]),
  ];
  if (errors.length > 0 || holder === undefined || heirId === undefined) refuse('VAL-422', { errors });
  const { nameNepali, nameEnglish } = holder.name;
  const content = { companyId, holderId, holder: { nameNepali, nameEnglish }, heirId, representativeId };
  const subject = subjectOf(content);
  await requireNoneWaits(unit, heirAdmissionProposals, subject, 'heirAdmission.proposalWaits');
  return propose(unit, actor, heirAdmissionProposals, { subject, offices: [company.office_id], content, remark });
}

/** An active account that files, by its username in any case. */
async function heirNamed({ tx }: UnitOfWork, username: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', ['APPLICANT', 'COMPANY_REPRESENTATIVE', 'INTERMEDIARY'])
    .executeTakeFirst();
  return row?.id;
}

import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { sql } from 'kysely';
import { z } from 'zod';
import { dayInNepal } from '../platform/clock';
import { domainLanguage, type WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Proposal, ProposalKind } from '../proposals/proposal-kind';
import { requireProposer } from '../proposals/two-person';
import { readLastEntries } from '../register/entries/read-entries';
import { holdCompany, isClosed } from '../register/open-company';
import { representativesOf, speaksFor } from '../register/representation';
import { requireUnrelated } from '../register/require-unrelated';
import { admitHeir } from './admit-heir';
import { notifyOfAdmission } from './notify-of-admission';

const contentSchema = z.object({
  companyId: z.string(),
  /** The part of the register about who died, with the name as the proposer saw it. */
  holderId: z.string(),
  holder: z.object({ nameNepali: z.string(), nameEnglish: z.string() }),
  heirId: z.string(),
  /** The last representative, who is the one who died; null: nobody represents the company. */
  representativeId: z.string().nullable(),
});
export type ProposedAdmission = z.infer<typeof contentSchema>;

/** Heirs of a company's last representative: one person proposes to admit one, a registrar of the office approves. */
export const heirAdmissionProposals: ProposalKind<ProposedAdmission> = {
  name: 'HEIR_ADMISSION',
  content: contentSchema,
  objectType: 'heir-admission',
  expiryJob: 'expire-heir-admissions',
  term: 'heirAdmissionDays',
  approving: 'APPROVE_HEIR_ADMISSION',
  requireImpartial: (unit, actor, { content }) => requireUnrelated(unit, actor, content.companyId),
  lockSubject: (unit, { content }) => holdCompany(unit, content.companyId),
  async requireStillMeant(unit, proposal) {
    await requireProposer(unit, proposal, 'PROPOSE_HEIR_ADMISSION');
    await requireSameStanding(unit, proposal);
  },
  takeEffect: admitHeir,
  notify: notifyOfAdmission,
};

/** One waits for each account and company. */
export const subjectOf = ({ companyId, heirId }: Pick<ProposedAdmission, 'companyId' | 'heirId'>): string =>
  `${companyId}:${heirId}`;

/**
 * The last representative of a company whose holder died; null: nobody represents it. Where more than one account
 * represents it, they file, and nobody is admitted (section 153).
 */
export async function lastRepresentative(unit: UnitOfWork, companyId: string): Promise<string | null> {
  const [only, ...others] = await representativesOf(unit.tx, companyId, dayInNepal(unit.now));
  if (others.length > 0) refuse('FLOW-409', { message: 'heirAdmission.representativeStands' });
  return only ?? null;
}

/** What keeps an account from being admitted, at the field that names it. */
export async function accountProblems(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  companyId: string,
  accountId: string,
): Promise<ValidationCode | undefined> {
  const today = dayInNepal(now);
  if (await speaksFor(tx, accountId, companyId, today)) return 'HEIR_REPRESENTS_ALREADY';
  const other = await tx
    .selectFrom('mandate')
    .select('id')
    .where('company_id', '=', companyId)
    // a company may have asked the address before it knew whose it is
    .where(
      sql<boolean>`(account_id = ${accountId} or lower(email) = (select lower(own.email) from account own where own.id = ${accountId}))`,
    )
    .where('state', 'in', ['PENDING', 'ACCEPTED'])
    .where((where) => where.or([where('until', 'is', null), where('until', '>=', today)]))
    .executeTakeFirst();
  return other && 'HEIR_ADMITTED_ALREADY';
}

/** A person who stands in the register as a shareholder of the company. */
export async function standingHolder(
  { tx }: Pick<UnitOfWork, 'tx'>,
  companyId: string,
  holderId: string,
): Promise<{ readonly isCompany: boolean; readonly name: ProposedAdmission['holder'] } | undefined> {
  const entry = (await readLastEntries(tx, companyId)).find(
    ({ aspect, subjectId, after }) => aspect === 'SHAREHOLDER' && subjectId === holderId && after !== null,
  );
  if (entry === undefined) return undefined;
  const { data } = holderSchema.safeParse(entry.after);
  return data && { isCompany: data.details.entity === 'COMPANY', name: data };
}

const holderSchema = z
  .object({
    nameNepali: z.string().default(''),
    nameEnglish: z.string().default(''),
    details: z.looseObject({ entity: z.string().optional() }).default({}),
  })
  .transform(({ nameNepali, nameEnglish, details }) => ({
    nameNepali: nameNepali || nameEnglish,
    nameEnglish: nameEnglish || nameNepali,
    details,
  }));

export const problem = (language: WireLanguage, path: string, code: ValidationCode): FieldError => ({
  path,
  code,
  message: validationMessage(code, domainLanguage(language)),
});

/** What the proposal was about is still so. */
async function requireSameStanding(unit: UnitOfWork, { content, offices }: Proposal<ProposedAdmission>): Promise<void> {
  const { companyId, heirId, holderId } = content;
  const company = await unit.tx
    .selectFrom('company')
    .select(['office_id', 'status'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (isClosed(company.status)) refuse('FLOW-409', { message: 'representation.companyClosed' });
  const heir = await unit.tx.selectFrom('account').select('status').where('id', '=', heirId).executeTakeFirst();
  if (
    !offices.includes(company.office_id) ||
    heir?.status !== 'ACTIVE' ||
    (await lastRepresentative(unit, companyId)) !== content.representativeId ||
    (await accountProblems(unit, companyId, heirId)) !== undefined ||
    (await standingHolder(unit, companyId, holderId)) === undefined
  )
    refuse('FLOW-409', { message: 'proposal.outdated' });
}

import type { LockedCompanyPage, ProposeLockRelease } from '@registrar/domain/calls/company-locks';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { notifyAll } from '../notifications/notify';
import type { Actor } from '../platform/actor';
import { pageOf } from '../platform/database/page-of';
import type { DB } from '../platform/database/schema.generated';
import { domainLanguage, type WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { listProposals } from '../proposals/list-proposals';
import type { ProposalKind } from '../proposals/proposal-kind';
import { propose, requireNoneWaits } from '../proposals/propose';
import { requireProposer } from '../proposals/two-person';
import { companyNamed, holdCompany } from '../register/open-company';
import { requireUnrelated } from '../register/require-unrelated';
import { lockStandsAt } from '../register/standing-locks';
import { releaseByOffice, standingLock } from './lock-company';

const contentSchema = z.object({
  companyId: z.string(),
  lockId: z.string(),
  /** Of a court, where there is one. */
  order: z.object({ number: z.string(), issuedOn: z.string() }).nullable(),
});
type Content = z.infer<typeof contentSchema>;

/** A lock of a company is released by two persons of its office, as an order on a company is lifted. */
export const lockReleaseProposals: ProposalKind<Content> = {
  name: 'LOCK_RELEASE',
  content: contentSchema,
  objectType: 'company-lock',
  expiryJob: 'expire-lock-release-proposals',
  term: 'companyOrderDays',
  approving: 'APPROVE_COMPANY_ORDER',
  requireImpartial: (unit, actor, { content }) => requireUnrelated(unit, actor, content.companyId),
  lockSubject: (unit, { content }) => holdCompany(unit, content.companyId),
  async requireStillMeant(unit, proposal) {
    await requireProposer(unit, proposal, 'PROPOSE_COMPANY_ORDER');
    const lock = await standingLock(unit.tx, proposal.content.companyId, unit.now);
    if (lock?.id !== proposal.content.lockId) refuse('FLOW-409', { message: 'lock.none' });
  },
  takeEffect: (unit, actor, { content, remark }) => releaseByOffice(unit, actor, content.companyId, remark),
  async notify(unit, { proposal, event, receivers, remark }) {
    if (event === 'withdrawn') return;
    const company = await companyNamed(unit.tx, proposal.content.companyId).executeTakeFirstOrThrow();
    await notifyAll(
      unit,
      receivers.map((accountId) => ({
        accountId,
        eventKey: `lock-release:${proposal.id}:${event}`,
        type: 'LOCK_RELEASE',
        title: `lock.proposal.${event}.title`,
        body: 'lock.proposal.body',
        parameters: { company: company.nameEnglish, companyNepali: company.nameNepali },
        remark,
        link: '/post-amendment/locked-companies',
        action: { label: 'mail.action.proposal' },
      })),
    );
  },
};

/** @throws REQ-404 for a company of another office, FLOW-409 where none holds or a proposal waits, VAL-422 */
export async function proposeLockRelease(
  unit: UnitOfWork,
  actor: Actor,
  { companyId, orderNumber, orderIssuedOn, remark }: ProposeLockRelease,
  language: WireLanguage,
): Promise<{ id: string }> {
  await holdCompany(unit, companyId);
  const company = await unit.tx
    .selectFrom('company')
    .select('office_id')
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company || company.office_id !== actor.officeId) refuse('REQ-404');
  await requireUnrelated(unit, actor, companyId);
  if (Boolean(orderNumber) !== Boolean(orderIssuedOn))
    refuse('VAL-422', {
      errors: [
        orderNumber
          ? problem(language, 'orderIssuedOn', 'ORDER_DAY_REQUIRED')
          : problem(language, 'orderNumber', 'ORDER_NUMBER_REQUIRED'),
      ],
    });
  const lock = (await standingLock(unit.tx, companyId, unit.now)) ?? refuse('FLOW-409', { message: 'lock.none' });
  await requireNoneWaits(unit, lockReleaseProposals, companyId, 'lock.proposalWaits');
  const order = orderNumber && orderIssuedOn ? { number: orderNumber, issuedOn: orderIssuedOn } : null;
  const id = await propose(unit, actor, lockReleaseProposals, {
    subject: companyId,
    offices: [company.office_id],
    content: { companyId, lockId: lock.id, order },
    remark,
  });
  return { id };
}

function problem(language: WireLanguage, path: string, code: ValidationCode): FieldError {
  return { path, code, message: validationMessage(code, domainLanguage(language)) };
}

/** The locked companies of the own office, the oldest lock first, with the proposal that waits. */
export async function listLocked(
  db: Kysely<DB>,
  actor: Actor,
  { page, size }: { readonly page: number; readonly size: number },
  now: Date,
): Promise<LockedCompanyPage> {
  const { rows, total } = await pageOf(
    db
      .selectFrom('company_lock')
      .innerJoin('company', 'company.id', 'company_lock.company_id')
      .select(['company.id', 'registration_number', 'name_english', 'name_nepali'])
      .select(['locked_at', 'reason', 'releases_at'])
      .where(lockStandsAt(now))
      .$if(!may(actor.role, 'READ_EVERYTHING'), (query) => query.where('company.office_id', '=', actor.officeId ?? 0))
      .orderBy('locked_at')
      .orderBy('company.id'),
    { page, size },
  );
  const items: LockedCompanyPage['items'] = [];
  for (const row of rows) {
    const waiting = await listProposals(
      db,
      actor,
      lockReleaseProposals,
      { show: 'open', page: 1, size: 1, subject: row.id },
      now,
    );
    const [first] = waiting.items;
    items.push({
      company: {
        id: row.id,
        regNo: row.registration_number,
        nameEnglish: row.name_english,
        nameNepali: row.name_nepali,
      },
      lockedAt: row.locked_at.toISOString(),
      reason: row.reason,
      releasesAt: row.releases_at?.toISOString() ?? null,
      proposal: first ? { ...first.described, order: first.proposal.content.order } : null,
    });
  }
  return { items, total: Number(total), page, size };
}

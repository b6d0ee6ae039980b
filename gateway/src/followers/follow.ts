import { FOLLOWED_AT_MOST, type FollowedCompanyList } from '@registrar/domain/calls/followed-companies';
import { companyStatuses } from '@registrar/domain/enumerations/statuses';
import type { FollowAsked, FollowNoticeRequest } from '@registrar/domain/calls/notice-followers';
import type { Kysely } from 'kysely';
import type { Caller } from '../accounts/caller';
import { fact } from '../notifications/facts';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import type { WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { companyNamed } from '../register/open-company';
import { askFollower } from './ask-follower';

export async function listFollowed(db: Kysely<DB>, { accountId }: Actor): Promise<FollowedCompanyList> {
  const rows = await db
    .selectFrom('followed_company')
    .innerJoin('company', 'company.id', 'followed_company.company_id')
    .select(['company.id', 'name_nepali', 'name_english', 'registration_number', 'status', 'followed_at'])
    .where('followed_company.account_id', '=', accountId)
    .orderBy('followed_at', 'desc')
    .orderBy('company.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    nameNepali: row.name_nepali,
    nameEnglish: row.name_english,
    registrationNumber: row.registration_number,
    status: companyStatuses.schema.parse(row.status),
    followedAt: row.followed_at.toISOString(),
  }));
}

/** Followed already: nothing changes. REQ-404: no such company. FLOW-409: as many as one account may follow. */
export async function follow({ tx, now }: UnitOfWork, { accountId }: Actor, companyId: string): Promise<void> {
  const company = await tx.selectFrom('company').select('id').where('id', '=', companyId).executeTakeFirst();
  if (!company) refuse('REQ-404');
  // two tabs: the account's row lets one of them through at a time
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('followed_company')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('company_id', '<>', companyId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= FOLLOWED_AT_MOST)
    refuse('FLOW-409', { message: 'follower.tooMany', parameters: { maximum: FOLLOWED_AT_MOST } });
  await tx
    .insertInto('followed_company')
    .values({ account_id: accountId, company_id: companyId, followed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unfollow({ tx }: UnitOfWork, { accountId }: Actor, companyId: string): Promise<void> {
  await tx
    .deleteFrom('followed_company')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute();
}

/** Asks an address whether it wants the news of the company; it needs no account. REQ-404: no such one. RATE-429. */
export async function followByMail(
  unit: UnitOfWork,
  pepper: string,
  companyId: string,
  asked: { readonly request: FollowNoticeRequest; readonly caller: Caller; readonly language: WireLanguage },
): Promise<FollowAsked> {
  const company = await companyNamed(unit.tx, companyId).executeTakeFirst();
  if (!company) return refuse('REQ-404');
  return askFollower(unit, pepper, {
    email: asked.request.email,
    caller: asked.caller,
    language: asked.language,
    of: { companyId },
    about: 'FOLLOWED_COMPANY',
    question: (days) => ({
      title: 'follower.confirmCompany.title',
      body: 'follower.confirmCompany.body',
      next: 'follower.confirm.next',
      parameters: { company: company.nameEnglish, companyNepali: company.nameNepali, days },
      facts: [
        ...fact('fact.company', { ne: company.nameNepali, en: company.nameEnglish }),
        ...fact('fact.registrationNumber', company.regNo),
      ],
    }),
  });
}

import type { Kysely } from 'kysely';
import type { Bilingual } from '@registrar/domain/bilingual';
import type { NextStep } from '@registrar/domain/calls/dashboard';
import { FILING_ROLES, may } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { sentence, type MessageKey } from '../platform/language';
import { filingLink } from '../applications/filing-link';
import { readValidReservation } from './reservation';
import { isOwn, speaksForParent } from '../applications/visible-to';
import { readMigratedCompanies } from '../old-system/migrated-companies';

const DRAFTS_SHOWN = 3;
const MIGRATED_PAGE = '/company-name-reservation/migrated-name-reservation';

/** What a person could usefully do now, the most pressing first. */
export async function readNextSteps(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep[]> {
  const steps = [...(await groupRequests(db, actor, now)), ...(await unverifiedCompanies(db, actor, now)), ...(await openDrafts(db, actor, dayInNepal(now))), ...(await registration(db, actor, now))];
  if (steps.length === 0 && FILING_ROLES.includes(actor.role)) return [step('RESERVE_NAME', 'next.reserveName', NAMELESS, { link: '/company-name-reservation' })];
  return steps;
}

/** Companies of the older system whose certificate nobody has sent yet, or that was not good enough. */
async function unverifiedCompanies(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep[]> {
  const companies = await readMigratedCompanies(db, actor.accountId, now);
  return companies
    .filter(({ detailsStatus, application }) => detailsStatus === 'UNVERIFIED' && (application === null || application.status === 'REJECTED'))
    .map(({ nameNepali, nameEnglish }) => step('VERIFY_COMPANY', 'next.verifyCompany', { ne: nameNepali, en: nameEnglish }, { link: MIGRATED_PAGE }));
}

async function openDrafts(db: Kysely<DB>, actor: Actor, today: string): Promise<NextStep[]> {
  const drafts = await db
    .selectFrom('application')
    .select(['id', 'process_name', 'title_english', 'title_nepali'])
    .where((where) => isOwn(where, actor.accountId, today))
    .where('status', '=', 'DRAFT')
    .where('discarded_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(DRAFTS_SHOWN)
    .execute();
  return drafts.map((draft) => {
    const name = { ne: draft.title_nepali || draft.title_english, en: draft.title_english || draft.title_nepali };
    return step('FINISH_DRAFT', name.en ? 'next.finishDraft' : 'next.finishNamelessDraft', name, { link: filingLink(draft.id, 'APPLICANT'), applicationId: draft.id });
  });
}

async function registration(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep[]> {
  const reservation = await readValidReservation(db, actor.accountId, now);
  if (!reservation) return [];
  const name = { ne: reservation.nameNepali, en: reservation.nameEnglish };
  return [step('REGISTER_COMPANY', 'next.registerCompany', name, { link: filingLink(reservation.applicationId, 'APPLICANT'), applicationId: reservation.applicationId, dueOn: reservation.expiresOn })];
}

/** A group name that waits for the consent of a company this person speaks for. */
async function groupRequests(db: Kysely<DB>, actor: Actor, now: Date): Promise<NextStep[]> {
  if (!may(actor.role, 'DECIDE_GROUP_REQUEST')) return [];
  const requests = await db
    .selectFrom('application')
    .select(['application.id', 'application.process_name', 'application.title_english', 'application.title_nepali'])
    .where(speaksForParent(actor.accountId, dayInNepal(now)))
    .where('application.status', '=', 'UNDER_GROUP_APPROVAL')
    .orderBy('application.submitted_at')
    .execute();
  return requests.map((request) =>
    step('ANSWER_GROUP_REQUEST', 'next.answerGroupRequest', { ne: request.title_nepali, en: request.title_english }, {
      link: filingLink(request.id, 'PARENT'), applicationId: request.id,
    }),
  );
}

const NAMELESS: Bilingual = { ne: '', en: '' };

function step(code: string, title: MessageKey, name: Bilingual, target: { link: string; applicationId?: string; dueOn?: string }): NextStep {
  return {
    code,
    titleNe: sentence(title, 'np', { nameNepali: name.ne }),
    titleEn: sentence(title, 'en', { name: name.en }),
    link: target.link,
    applicationId: target.applicationId ?? null,
    dueOn: target.dueOn ?? null,
  };
}

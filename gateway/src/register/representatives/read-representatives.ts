import { sql, type Kysely } from 'kysely';
import type {
  CompanyRepresentatives,
  Invitation,
  Representative,
  RepresentationEvent,
  RepresentedCompany,
} from '@registrar/domain/calls/representatives';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { isClosed, ownCompany } from '../open-company';
import { bilingualName } from '../person-name';
import { companiesOf } from '../representation';
import { readLinkTerms, resendAt } from '../../outside/link-terms';
import { invitationsWithLinks, PURPOSE } from './invitation';

const EVENTS_SHOWN = 50;

/** The companies that the user represents today, or files for as an admitted heir. */
export async function readOwnCompanies(db: Kysely<DB>, actor: Actor, now: Date): Promise<RepresentedCompany[]> {
  const represented = (await companiesOf(db, actor.accountId, dayInNepal(now))).flatMap(({ capacity, ...of }) =>
    capacity === 'INTERMEDIARY' || capacity === 'LIQUIDATOR' ? [] : [{ ...of, capacity }],
  );
  if (represented.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .select([
      'id',
      'registration_number as regNo',
      'name_english as nameEnglish',
      'name_nepali as nameNepali',
      'status',
    ])
    .where(
      'id',
      'in',
      represented.map(({ companyId }) => companyId),
    )
    .execute();
  const companies = new Map(rows.map((row) => [row.id, row]));
  return represented.flatMap(({ companyId, since, capacity }) => {
    const company = companies.get(companyId);
    return company ? [{ ...company, since, capacity }] : [];
  });
}

/** The present, invited and former representatives of the company, with their history. */
export async function readRepresentatives(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  now: Date,
): Promise<CompanyRepresentatives> {
  const { status, ...company } = await ownCompany(db, actor, companyId, now);
  return {
    company,
    open: !isClosed(status),
    representatives: await readPeople(db, actor, companyId, dayInNepal(now)),
    invitations: await readInvitations(db, companyId, now),
    history: await readHistory(db, companyId),
  };
}

/** Each person once: with the present state, or the last one. */
async function readPeople(db: Kysely<DB>, actor: Actor, companyId: string, today: string): Promise<Representative[]> {
  const rows = await db
    .selectFrom('company_representative as seat')
    .innerJoin('account', 'account.id', 'seat.account_id')
    .select([
      'seat.account_id',
      'seat.since',
      'seat.until',
      'seat.ended_at',
      'account.username',
      'account.name_english',
      'account.name_nepali',
    ])
    .select(sql<boolean>`seat.since <= ${today} and (seat.until is null or seat.until >= ${today})`.as('stands'))
    .where('seat.company_id', '=', companyId)
    .orderBy('stands', 'desc')
    .orderBy('seat.since', 'desc')
    .execute();
  const removals = await db
    .selectFrom('representative_removal as removal')
    .innerJoin('account', 'account.id', 'removal.asked_by')
    .select(['removal.account_id', 'removal.until', 'removal.remark'])
    .select(['account.username', 'account.name_english', 'account.name_nepali'])
    .where('removal.company_id', '=', companyId)
    .where('removal.state', '=', 'ASKED')
    .execute();
  const asked = new Map(
    removals.map(({ account_id, until, remark, ...by }) => [
      account_id,
      { by: bilingualName(by.name_english, by.name_nepali, by.username), until, remark },
    ]),
  );
  const people = new Map<string, Representative>();
  for (const row of rows) {
    if (people.has(row.account_id)) continue;
    people.set(row.account_id, {
      accountId: row.account_id,
      ...bilingualName(row.name_english, row.name_nepali, row.username),
      state: row.stands ? 'ACTIVE' : 'FORMER',
      since: row.since,
      until: row.stands ? null : row.ended_at ? dayInNepal(row.ended_at) : row.until,
      self: row.account_id === actor.accountId,
      removal: (row.stands ? asked.get(row.account_id) : undefined) ?? null,
    });
  }
  return [...people.values()];
}

async function readInvitations(db: Kysely<DB>, companyId: string, now: Date): Promise<Invitation[]> {
  const rows = await invitationsWithLinks(db)
    .innerJoin('account as inviter', 'inviter.id', 'invitation.invited_by')
    .select(['inviter.username', 'inviter.name_english as inviter_english', 'inviter.name_nepali as inviter_nepali'])
    .where('invitation.company_id', '=', companyId)
    .where('invitation.state', '=', 'PENDING')
    .orderBy('invitation.created_at', 'desc')
    .execute();
  const terms = await readLinkTerms(db, PURPOSE, now);
  return rows.map((row) => ({
    id: row.id,
    nameEnglish: row.name_english,
    nameNepali: row.name_nepali,
    state: row.expires_at <= now ? 'EXPIRED' : 'PENDING',
    contact: row.email ?? row.mobile_number ?? '',
    invitedBy: bilingualName(row.inviter_english, row.inviter_nepali, row.username),
    sentAt: row.sent_at.toISOString(),
    resendAt: resendAt(row, terms)?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
    restores: row.restores,
  }));
}

async function readHistory(db: Kysely<DB>, companyId: string): Promise<RepresentationEvent[]> {
  const rows = await db
    .selectFrom('representative_event as event')
    .leftJoin('account as subject', 'subject.id', 'event.account_id')
    .leftJoin('account as actor', 'actor.id', 'event.actor_id')
    .leftJoin('representative_invitation as invitation', 'invitation.id', 'event.invitation_id')
    .select([
      'event.at',
      'event.action',
      'event.remark',
      'event.actor_id',
      'invitation.name_english as invited_english',
      'invitation.name_nepali as invited_nepali',
    ])
    .select([
      'subject.name_english',
      'subject.name_nepali',
      'subject.username',
      'actor.name_english as actor_english',
      'actor.name_nepali as actor_nepali',
      'actor.username as actor_username',
    ])
    .where('event.company_id', '=', companyId)
    .orderBy('event.id', 'desc')
    .limit(EVENTS_SHOWN)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_id === null ? null : bilingualName(row.actor_english, row.actor_nepali, row.actor_username),
    subject:
      row.username === null
        ? bilingualName(row.invited_english, row.invited_nepali, null)
        : bilingualName(row.name_english, row.name_nepali, row.username),
    remark: row.remark,
  }));
}

import type { AcceptedAnswer, InvitationView, WaitingInvitation } from '@registrar/domain/calls/representatives';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import { mask } from '../../platform/outbound/mask';
import { proveOtp, sendOtp } from '../../accounts/otp';
import { endSessionsOf } from '../../accounts/sessions';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { Refusal, refuse } from '../../platform/refusal';
import { openCompany } from '../open-company';
import { bilingualName, nameOf } from '../person-name';
import { representativesOf, speaksFor } from '../representation';
import { notifyDirectors, notifyPeople, type Change } from '../notify-of-change';
import { answerLink, findLink, linksOf } from '../../outside/outside-link';
import { invitationsWithLinks, linkOf, PURPOSE, record, type InvitationRow } from './invitation';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The content of the link. Reading it changes nothing, because mail programs open links too. */
export async function viewInvitation(
  db: Kysely<DB>,
  actor: Actor | null,
  reference: string,
  now: Date,
): Promise<InvitationView> {
  const invitation = await findInvitation(db, actor, reference);
  return {
    ...(await readShown(db, invitation)),
    state: invitation.state === 'PENDING' && invitation.expires_at <= now ? 'EXPIRED' : invitation.state,
    channel: invitation.email === null ? 'MOBILE_NUMBER' : 'EMAIL',
    sentTo: mask(addressOf(invitation)),
    expiresAt: invitation.expires_at.toISOString(),
    forYou: actor === null ? null : await isFor(db, invitation, actor.accountId),
  };
}

/** What the invited person reads before the answer: it is kept with the answer, as a hash. */
async function readShown(db: Kysely<DB>, invitation: InvitationRow) {
  const company = await db
    .selectFrom('company')
    .select(['registration_number', 'name_english', 'name_nepali'])
    .where('id', '=', invitation.company_id)
    .executeTakeFirstOrThrow();
  return {
    nameEnglish: invitation.name_english,
    nameNepali: invitation.name_nepali,
    company: { regNo: company.registration_number, nameEnglish: company.name_english, nameNepali: company.name_nepali },
    invitedBy: await nameOf(db, invitation.invited_by),
    restores: invitation.restores !== null,
  };
}

/** Keeps the answer with the link, and settles the invitation. */
async function settle(
  unit: UnitOfWork,
  invitation: InvitationRow,
  { state, by, remark }: { state: 'ACCEPTED' | 'DECLINED'; by: string | null; remark: string | null },
): Promise<void> {
  await unit.tx
    .updateTable('representative_invitation')
    .set({ state, settled_at: unit.now, settled_by: by })
    .where('id', '=', invitation.id)
    .execute();
  const link = (await linksOf(unit.tx, PURPOSE, [invitation.id])).get(invitation.id);
  if (link)
    await answerLink(unit, PURPOSE, link, { answer: state, remark, shown: await readShown(unit.tx, invitation) });
}

/** The open invitations of the signed-in user: those sent to an address that they have proved. */
export async function readWaitingInvitations(db: Kysely<DB>, actor: Actor, now: Date): Promise<WaitingInvitation[]> {
  const rows = await invitationsWithLinks(db)
    .innerJoin('account', (join) => join.on('account.id', '=', actor.accountId))
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .innerJoin('account as inviter', 'inviter.id', 'invitation.invited_by')
    .select(['company.registration_number', 'company.name_english as company_english'])
    .select('company.name_nepali as company_nepali')
    .select(['inviter.name_english as inviter_english', 'inviter.name_nepali as inviter_nepali', 'inviter.username'])
    .where('invitation.state', '=', 'PENDING')
    .where('link.expires_at', '>', now)
    .where((where) =>
      where.or([
        where('invitation.restores', '=', actor.accountId),
        where.and([
          where('invitation.restores', 'is', null),
          where('account.email_verified', '=', true),
          sql<boolean>`lower(invitation.email) = lower(account.email)`,
        ]),
        where.and([
          where('invitation.restores', 'is', null),
          sql<boolean>`invitation.mobile_number = account.mobile_number`,
        ]),
      ]),
    )
    .orderBy('invitation.created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    company: { regNo: row.registration_number, nameEnglish: row.company_english, nameNepali: row.company_nepali },
    invitedBy: bilingualName(row.inviter_english, row.inviter_nepali, row.username),
    expiresAt: row.expires_at.toISOString(),
  }));
}

/** Sends a code to the invited address; accepting needs it. */
export async function sendInvitationOtp(
  unit: UnitOfWork,
  pepper: string,
  actor: Actor,
  reference: string,
): Promise<OtpSent> {
  const invitation = await answerable(unit, actor, reference);
  const address = addressOf(invitation);
  const { language } = await unit.tx
    .selectFrom('account')
    .select('language')
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  const sent = await sendOtp(unit, pepper, {
    purpose: PURPOSE,
    subject: invitation.id,
    accountId: actor.accountId,
    recipient: { channel: invitation.email === null ? 'MOBILE_NUMBER' : 'EMAIL', address, language },
  });
  return { ...sent, sentTo: mask(address) };
}

/**
 * Makes the user a representative. A wrong code returns a refusal instead of throwing, so that the attempt is counted.
 */
export async function acceptInvitation(
  unit: UnitOfWork,
  pepper: string,
  actor: Actor,
  reference: string,
  code: string,
): Promise<AcceptedAnswer | Refusal> {
  const found = await findInvitation(unit.tx, actor, reference);
  if (found.state === 'ACCEPTED' && found.settled_by === actor.accountId)
    return { companyId: found.company_id, signInAgain: false };
  const company = await openCompany(unit, found.company_id);
  const invitation = await answerable(unit, actor, reference);
  const today = dayInNepal(unit.now);
  if (await speaksFor(unit.tx, actor.accountId, company.id, today))
    refuse('FLOW-409', { message: 'representation.youRepresent' });

  const proven = await proveOtp(unit, pepper, { purpose: PURPOSE, subject: invitation.id, code });
  if (proven instanceof Refusal) return proven;
  if (proven.accountId !== actor.accountId) return new Refusal('AUTH-OTP-INCORRECT');

  const before = await representativesOf(unit.tx, company.id, today);
  await unit.tx
    .insertInto('company_representative')
    .values({ company_id: company.id, account_id: actor.accountId, since: today })
    // for a user who was removed earlier on the same day
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'account_id', 'since']).doUpdateSet({ until: null, ended_at: null }),
    )
    .execute();
  await settle(unit, invitation, { state: 'ACCEPTED', by: actor.accountId, remark: null });
  const restored = invitation.restores !== null;
  await record(unit, {
    companyId: company.id,
    action: restored ? 'RESTORED' : 'ACCEPTED',
    actor,
    accountId: actor.accountId,
    invitationId: invitation.id,
  });

  const subject = await nameOf(unit.tx, actor.accountId);
  const change: Change = {
    company,
    subject,
    by: await nameOf(unit.tx, invitation.invited_by),
    type: 'REPRESENTATIVE_CHANGED',
    link: linkOf(company.id),
    title: restored ? 'representation.restored.title' : 'representation.accepted.title',
    body: restored ? 'representation.restored.body' : 'representation.accepted.body',
  };
  await notifyPeople(unit, before, change);
  await notifyDirectors(unit, change);
  return { companyId: company.id, signInAgain: await becomeRepresentative(unit, actor) };
}

/** The holder of the link may decline; the reason is sent to the representatives. */
export async function declineInvitation(
  unit: UnitOfWork,
  actor: Actor | null,
  reference: string,
  remark: string,
): Promise<void> {
  const found = await findInvitation(unit.tx, actor, reference);
  const company = await openCompany(unit, found.company_id);
  const invitation = await findInvitation(unit.tx, actor, reference, { forUpdate: true });
  if (invitation.state === 'DECLINED') return;
  if (invitation.state !== 'PENDING') refuse('FLOW-409', { message: 'representation.invitationOver' });
  // a caller who only has the link is not named as the person who declined
  const invited = actor && (await isFor(unit.tx, invitation, actor.accountId)) ? actor : null;
  await settle(unit, invitation, { state: 'DECLINED', by: invited?.accountId ?? null, remark });
  await record(unit, {
    companyId: company.id,
    action: 'DECLINED',
    actor: invited,
    accountId: invitation.restores,
    invitationId: invitation.id,
    remark,
  });
  await notifyPeople(unit, await representativesOf(unit.tx, company.id, dayInNepal(unit.now)), {
    company,
    subject: { nameEnglish: invitation.name_english, nameNepali: invitation.name_nepali },
    remark,
    type: 'REPRESENTATIVE_CHANGED',
    title: 'representation.declined.title',
    body: 'representation.declined.body',
    link: linkOf(company.id),
  });
}

/** Finds an invitation by the token of the link; for the invited person also by its id after signing in. */
async function findInvitation(
  db: Kysely<DB>,
  actor: Actor | null,
  reference: string,
  options: { forUpdate?: boolean } = {},
): Promise<InvitationRow> {
  const byId = UUID.test(reference);
  const id = byId ? reference : (await findLink(db, PURPOSE, { actor, reference }, options)).object_id;
  const query = invitationsWithLinks(db).where('invitation.id', '=', id);
  const invitation = await (options.forUpdate ? query.forUpdate() : query).executeTakeFirst();
  if (!invitation || (byId && !(actor && (await isFor(db, invitation, actor.accountId))))) refuse('REQ-404');
  return invitation;
}

/** An invitation that this user may accept now. */
async function answerable(unit: UnitOfWork, actor: Actor, reference: string): Promise<InvitationRow> {
  const invitation = await findInvitation(unit.tx, actor, reference, { forUpdate: true });
  if (!(await isFor(unit.tx, invitation, actor.accountId)))
    refuse('PERM-403', { message: 'representation.otherPerson', parameters: { sentTo: mask(addressOf(invitation)) } });
  if (invitation.state !== 'PENDING') refuse('FLOW-409', { message: 'representation.invitationOver' });
  if (invitation.expires_at <= unit.now) refuse('FLOW-409', { message: 'representation.invitationExpired' });
  if (!may(actor.role, 'REPRESENT'))
    refuse('PERM-403', {
      message: actor.role === 'INTERMEDIARY' ? 'representation.notAnIntermediary' : 'representation.notThisRole',
    });
  return invitation;
}

async function isFor(db: Kysely<DB>, invitation: InvitationRow, accountId: string): Promise<boolean> {
  if (invitation.restores !== null) return invitation.restores === accountId;
  const account = await db
    .selectFrom('account')
    .select(['email', 'mobile_number'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return invitation.email === null
    ? account.mobile_number === invitation.mobile_number
    : account.email.toLowerCase() === invitation.email.toLowerCase();
}

function addressOf({ email, mobile_number: mobileNumber }: InvitationRow): string {
  return email ?? mobileNumber ?? '';
}

/** A new role ends the sessions of the former one; the calling session ends with the next sign-in. */
async function becomeRepresentative(unit: UnitOfWork, actor: Actor): Promise<boolean> {
  if (actor.role !== 'APPLICANT') return false;
  await unit.tx
    .updateTable('account')
    .set((account) => ({ role: 'COMPANY_REPRESENTATIVE', version: account('version', '+', 1) }))
    .where('id', '=', actor.accountId)
    .execute();
  await endSessionsOf(unit, actor.accountId, 'ROLE_CHANGED', actor.sessionId);
  unit.audit({
    actor,
    action: 'account.role',
    objectType: 'account',
    objectId: actor.accountId,
    before: { role: actor.role },
    after: { role: 'COMPANY_REPRESENTATIVE' },
  });
  return true;
}

import { sql } from 'kysely';
import type { InviteRequest } from '@registrar/domain/calls/representatives';
import { outsidePage } from '@registrar/domain/outside';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { WireLanguage } from '../../platform/language';
import { refuse } from '../../platform/refusal';
import { openOwnCompany, type CompanyName } from '../open-company';
import { bilingualName, nameOf, type BilingualName } from '../person-name';
import { representativesOf, speaksFor } from '../representation';
import { notifyPeople } from '../notify-of-change';
import { expiryOf, limitLinks, readLinkTerms, requireResend } from '../../outside/link-terms';
import { issueLink, linksOf } from '../../outside/outside-link';
import {
  invitationsWithLinks,
  linkOf,
  PURPOSE,
  record,
  sendLink,
  withdrawOpen,
  type InvitationRow,
} from './invitation';

export interface InvitationPlace {
  readonly portalUrl: string;
  /** The inviter's language; a person with an account gets their own. */
  readonly language: WireLanguage;
}

interface Invited extends BilingualName {
  readonly email: string | null;
  readonly mobileNumber: string | null;
  readonly restores: string | null;
}

/** Invites a person to represent the company, by an address that they will have to prove. */
export async function invite(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  request: InviteRequest,
  place: InvitationPlace,
): Promise<string> {
  const company = await openOwnCompany(unit, actor, companyId);
  const { nameEnglish, nameNepali } = request;
  const to =
    request.channel === 'EMAIL'
      ? { email: request.email, mobileNumber: null }
      : { email: null, mobileNumber: request.mobileNumber };
  return writeInvitation(
    unit,
    actor,
    company,
    { nameEnglish, nameNepali, ...to, restores: null },
    { ...place, remark: null },
  );
}

/** Invites a former representative again; they must prove their identity again. */
export async function restore(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  input: { accountId: string; remark: string },
  place: InvitationPlace,
): Promise<string> {
  const company = await openOwnCompany(unit, actor, companyId);
  const former = await unit.tx
    .selectFrom('company_representative')
    .innerJoin('account', 'account.id', 'company_representative.account_id')
    .select(['account.id', 'account.email', 'account.username', 'account.name_english', 'account.name_nepali'])
    .where('company_representative.company_id', '=', companyId)
    .where('account.id', '=', input.accountId)
    .executeTakeFirst();
  if (!former) refuse('REQ-404');
  if (await speaksFor(unit.tx, former.id, companyId, dayInNepal(unit.now)))
    refuse('FLOW-409', { message: 'representation.alreadyRepresents' });
  const invited: Invited = {
    ...bilingualName(former.name_english, former.name_nepali, former.username),
    email: former.email,
    mobileNumber: null,
    restores: former.id,
  };
  return writeInvitation(unit, actor, company, invited, { ...place, remark: input.remark });
}

/** Sends the message again with a new link; the former link becomes invalid. */
export async function sendAgain(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  invitationId: string,
  place: InvitationPlace,
): Promise<void> {
  const company = await openOwnCompany(unit, actor, companyId);
  const invitation = await openInvitation(unit, companyId, invitationId);
  const terms = await readLinkTerms(unit.tx, PURPOSE, unit.now);
  requireResend(invitation, terms, unit.now, {
    tooOften: 'representation.sentOften',
    later: 'representation.resendWait',
  });

  await record(unit, { companyId, action: 'SENT_AGAIN', actor, accountId: invitation.restores, invitationId });
  const { email, mobile_number: mobileNumber, name_english: nameEnglish, name_nepali: nameNepali } = invitation;
  const invited = { nameEnglish, nameNepali, email, mobileNumber, restores: invitation.restores };
  await send(unit, actor, company, { ...invited, id: invitationId }, place);
}

export async function withdrawInvitation(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  invitationId: string,
): Promise<void> {
  await openOwnCompany(unit, actor, companyId);
  const invitation = await openInvitation(unit, companyId, invitationId);
  await withdrawOpen(unit, { id: invitationId }, actor.accountId);
  await record(unit, { companyId, action: 'WITHDRAWN', actor, accountId: invitation.restores, invitationId });
}

async function openInvitation(unit: UnitOfWork, companyId: string, invitationId: string): Promise<InvitationRow> {
  const invitation = await invitationsWithLinks(unit.tx)
    .where('invitation.id', '=', invitationId)
    .where('invitation.company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  if (!invitation) refuse('REQ-404');
  if (invitation.state !== 'PENDING') refuse('FLOW-409', { message: 'representation.invitationOver' });
  return invitation;
}

async function writeInvitation(
  unit: UnitOfWork,
  actor: Actor,
  company: CompanyName,
  invited: Invited,
  options: InvitationPlace & { remark: string | null },
): Promise<string> {
  await limitLinks(unit, PURPOSE, company.id, invited);
  if (await isRepresentedBy(unit, company.id, invited))
    refuse('FLOW-409', { message: 'representation.alreadyRepresents' });
  await clearTheWay(unit, company.id, invited);

  const id = unit.newId();
  await unit.tx
    .insertInto('representative_invitation')
    .values({
      id,
      company_id: company.id,
      name_english: invited.nameEnglish,
      name_nepali: invited.nameNepali,
      email: invited.email,
      mobile_number: invited.mobileNumber,
      restores: invited.restores,
      state: 'PENDING',
      invited_by: actor.accountId,
      created_at: unit.now,
    })
    .execute();
  await record(unit, {
    companyId: company.id,
    action: 'INVITED',
    actor,
    accountId: invited.restores,
    invitationId: id,
    remark: options.remark,
  });
  await send(unit, actor, company, { ...invited, id }, options);
  const others = (await representativesOf(unit.tx, company.id, dayInNepal(unit.now))).filter(
    (accountId) => accountId !== actor.accountId,
  );
  await notifyPeople(unit, others, {
    company,
    type: 'REPRESENTATIVE_CHANGED',
    title: 'representation.invited.title',
    body: 'representation.invited.body',
    subject: invited,
    by: await nameOf(unit.tx, actor.accountId),
    link: linkOf(company.id),
  });
  return id;
}

async function send(
  unit: UnitOfWork,
  actor: Actor,
  company: CompanyName,
  invited: Invited & { readonly id: string },
  place: InvitationPlace,
): Promise<void> {
  const language = (await holderOf(unit, invited))?.language ?? place.language;
  const before = (await linksOf(unit.tx, PURPOSE, [invited.id], { forUpdate: true })).get(invited.id);
  const { token } = await issueLink(
    unit,
    {
      purpose: PURPOSE,
      objectId: invited.id,
      accountId: invited.restores,
      email: invited.email,
      mobileNumber: invited.mobileNumber,
      language,
      askedBy: actor.accountId,
      expiresAt: expiryOf(unit.now, await readLinkTerms(unit.tx, PURPOSE, unit.now)),
    },
    before,
  );
  await sendLink(unit, {
    to: invited,
    company,
    by: await nameOf(unit.tx, actor.accountId),
    name: invited,
    path: outsidePage(PURPOSE, token),
    portalUrl: place.portalUrl,
    language,
  });
}

async function holderOf({ tx }: UnitOfWork, { email, mobileNumber }: Invited) {
  const accounts = tx.selectFrom('account').select('language');
  if (email !== null) return accounts.where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst();
  return accounts.where('mobile_number', '=', mobileNumber ?? '').executeTakeFirst();
}

/** Only for representatives of the company, whom the caller knows anyway. */
async function isRepresentedBy(
  unit: UnitOfWork,
  companyId: string,
  { email, mobileNumber }: Invited,
): Promise<boolean> {
  const accountIds = await representativesOf(unit.tx, companyId, dayInNepal(unit.now));
  if (accountIds.length === 0) return false;
  const accounts = unit.tx.selectFrom('account').select('id').where('id', 'in', accountIds);
  const found =
    email !== null
      ? accounts.where(sql`lower(email)`, '=', email.toLowerCase())
      : accounts.where('mobile_number', '=', mobileNumber ?? '');
  return (await found.executeTakeFirst()) !== undefined;
}

/** One open invitation per address: an expired one is replaced, an open one must be sent again instead. */
async function clearTheWay(unit: UnitOfWork, companyId: string, { email, mobileNumber }: Invited): Promise<void> {
  const pending = invitationsWithLinks(unit.tx)
    .where('invitation.company_id', '=', companyId)
    .where('invitation.state', '=', 'PENDING');
  const same = await (
    email !== null
      ? pending.where(sql`lower(invitation.email)`, '=', email.toLowerCase())
      : pending.where('invitation.mobile_number', '=', mobileNumber ?? '')
  ).executeTakeFirst();
  if (!same) return;
  if (same.expires_at > unit.now) refuse('FLOW-409', { message: 'representation.alreadyInvited' });
  await withdrawOpen(unit, { id: same.id }, null);
}

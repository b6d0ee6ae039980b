import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { DisclosureView, SignDisclosureRequest } from '@registrar/domain/calls/director-disclosures';
import { bilingualNameSchema } from '@registrar/domain/envelope';
import {
  isInRegister,
  isSigned,
  type DisclosureSignature,
} from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import type { Kysely } from 'kysely';
import { mask } from '../../../platform/outbound/mask';
import { findApplication, frameOf, type Application } from '../../../applications/application';
import type { SavedItem } from '../../../applications/saved-items';
import { masked, sentTo, type LinkChannel } from '../../../outside/link-addresses';
import { proveLinkCode, sendLinkCode } from '../../../outside/link-code';
import { answerLink, askedLink, findLink, type AskedLink } from '../../../outside/outside-link';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { domainLanguage } from '../../../platform/language';
import { Refusal, refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { nameOf } from '../../../register/person-name';
import { touchApplication } from '../sections/touch-application';
import { answeredAt, askedItem, DISCLOSURES, isWithApplicant, PURPOSE } from './disclosure-link';
import { notifyApplicant } from './notify-of-disclosure';

/** The content of the link. Reading it changes nothing, because mail programs open links too. */
export async function viewDisclosure(db: Kysely<DB>, token: string, now: Date): Promise<DisclosureView> {
  const row = await findRow(db, token);
  const applicationId = await applicationIdOf(db, row);
  const application = await findApplication(db, applicationId, { forUpdate: false, today: dayInNepal(now) });
  const item =
    application &&
    (askedItem(application, row) ?? application.items.get(DISCLOSURES)?.find(({ id }) => id === row.object_id));
  // a link of a discarded filing, or of a director who has left, shows nothing
  if (!application || !item) refuse('REQ-404');
  return {
    ...(await readShown(db, application, item, row)),
    state: await stateOf(db, application, row, now),
    expiresAt: row.expires_at.toISOString(),
    contacts: masked(sentTo(row)),
    signedAt: answeredAt(row, 'SIGNED'),
    declinedAt: answeredAt(row, 'DECLINED'),
  };
}

/** What the director reads before the answer: it is kept with the answer, as a hash. */
async function readShown(
  db: Kysely<DB>,
  { row: { company_id: companyId }, definition }: Application,
  item: SavedItem,
  link: AskedLink,
) {
  const company = await db
    .selectFrom('company')
    .select(['registration_number as regNo', 'name_english as nameEnglish', 'name_nepali as nameNepali'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) refuse('REQ-404');
  return {
    company,
    director: bilingualNameSchema.parse(item.data),
    process: definition.process,
    askedBy: await nameOf(db, link.asked_by),
    language: domainLanguage(link.language),
  };
}

async function stateOf(
  db: Kysely<DB>,
  application: Application,
  row: AskedLink,
  now: Date,
): Promise<DisclosureView['state']> {
  const item = askedItem(application, row);
  if (row.answer === 'SIGNED') return item && isSigned(item.data) ? 'SIGNED' : 'CLOSED';
  if (row.answer === 'DECLINED') return 'DECLINED';
  if (!item || !(await isWithApplicant(db, application, row.object_id))) return 'CLOSED';
  return row.expires_at <= now ? 'EXPIRED' : 'OPEN';
}

/** Sends a code to the director's own email or mobile number; the signature needs it. */
export async function sendDisclosureOtp(
  unit: UnitOfWork,
  pepper: string,
  token: string,
  channel: LinkChannel,
): Promise<OtpSent> {
  const { row } = await openLink(unit, token);
  return sendLinkCode(unit, pepper, { purpose: PURPOSE, link: row, channel }, 'sms.disclosureOtp');
}

/**
 * Stores the director's answers, confirmed by the code, as the item of the filing; the applicant can no longer change
 * it. A wrong code returns a refusal instead of throwing, so that the attempt is counted.
 */
export async function signDisclosure(
  unit: UnitOfWork,
  pepper: string,
  token: string,
  { channel, otp, ...answers }: SignDisclosureRequest,
): Promise<Refusal | undefined> {
  const { row, application, item } = await openLink(unit, token);
  const address = await proveLinkCode(unit, pepper, { purpose: PURPOSE, link: row, channel }, otp);
  if (address instanceof Refusal) return address;
  const signature: DisclosureSignature = {
    signedAt: unit.now.toISOString(),
    signedOn: dayInNepal(unit.now),
    channel,
    sentTo: mask(address),
    contact: isInRegister(item.data, frameOf(application)) ? 'REGISTER' : 'ENTERED',
  };
  // the item's version is not raised: the applicant's open form contains none of these answers
  await unit.tx
    .updateTable('application_item')
    .set({ data: JSON.stringify({ ...item.data, ...answers, signature }) })
    .where('id', '=', item.id)
    .execute();
  const shown = { ...(await readShown(unit.tx, application, item, row)), answers };
  await answerLink(unit, PURPOSE, row, { answer: 'SIGNED', remark: null, shown });
  await touchApplication(unit, application, undefined);
  unit.audit({
    actor: null,
    action: 'DISCLOSURE_SIGNED',
    objectType: 'application',
    objectId: application.row.id,
    objectVersion: application.row.version,
    after: { itemId: item.id, channel, sentTo: signature.sentTo, answers },
  });
  await notifyApplicant(unit, application, item, row, 'signed');
  return undefined;
}

/** The director may decline through the link; the applicant is notified of the reason. */
export async function declineDisclosure(unit: UnitOfWork, token: string, reason: string): Promise<void> {
  const { row, application, item } = await openLink(unit, token);
  const shown = await readShown(unit.tx, application, item, row);
  await answerLink(unit, PURPOSE, row, { answer: 'DECLINED', remark: reason, shown });
  unit.audit({
    actor: null,
    action: 'DISCLOSURE_DECLINED',
    objectType: 'application',
    objectId: application.row.id,
    objectVersion: application.row.version,
    after: { itemId: item.id },
    remark: reason,
  });
  await notifyApplicant(unit, application, item, row, 'declined', reason);
}

const findRow = async (db: Kysely<DB>, token: string): Promise<AskedLink> =>
  askedLink(await findLink(db, PURPOSE, { actor: null, reference: token }));

/** The filing of the item; a link whose item was removed shows nothing. */
const applicationIdOf = async (db: Kysely<DB>, { object_id }: AskedLink): Promise<string> => {
  const item = await db
    .selectFrom('application_item')
    .select('application_id')
    .where('id', '=', object_id)
    .executeTakeFirst();
  return item?.application_id ?? refuse('REQ-404');
};

/** A link that may be answered now. The filing's row is locked, as for every write to the filing. */
async function openLink(
  unit: UnitOfWork,
  token: string,
): Promise<{ row: AskedLink; application: Application; item: SavedItem }> {
  const applicationId = await applicationIdOf(unit.tx, await findRow(unit.tx, token));
  const application =
    (await findApplication(unit.tx, applicationId, { forUpdate: true, today: dayInNepal(unit.now) })) ??
    refuse('REQ-404');
  const row = await findRow(unit.tx, token); // a newer link may have replaced it meanwhile
  const item = askedItem(application, row);
  const state = await stateOf(unit.tx, application, row, unit.now);
  if (state !== 'OPEN' || !item) refuse('FLOW-409', { message: REFUSED[state === 'OPEN' ? 'CLOSED' : state] });
  return { row, application, item };
}

const REFUSED = {
  SIGNED: 'disclosure.signedAlready',
  DECLINED: 'disclosure.declinedAlready',
  EXPIRED: 'disclosure.expired',
  CLOSED: 'disclosure.closed',
} as const;

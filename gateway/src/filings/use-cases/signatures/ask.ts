import type { AskSignatureRequest, FilingSignatures } from '@registrar/domain/calls/filing-signatures';
import type { Language } from '@registrar/domain/bilingual';
import { validationMessage, type MessageParameters, type ValidationCode } from '@registrar/domain/messages';
import { placeOfParty } from '@registrar/domain/processes';
import { isToSame } from '../../../outside/link-addresses';
import { expiryOf, limitLinks, readLinkTerms, requireResend, type LinkTerms } from '../../../outside/link-terms';
import { askedLink, issueLink } from '../../../outside/outside-link';
import type { Actor } from '../../../platform/actor';
import { wireLanguage } from '../../../platform/language';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { requireWritableSomewhere, seeApplication } from '../../engine/writable';
import { notifyParty } from './notify-of-signature';
import {
  isSigned,
  isSignedInPortal,
  partySignatures,
  placesAsked,
  PURPOSE,
  type PartySignature,
} from '../../facts/signatures/party-signatures';
import { readSituation, type Situation } from '../../facts/situation';
import { describeSignatures } from './read-signatures';
import { signedBefore } from './voided-signature';

/**
 * Sends the party its link: for the first time, again, or anew after an objection or after the answers changed. The
 * link before becomes invalid; a new one after an answer is a new row, so that what was answered stays as it was.
 */
export async function askToSign(
  unit: UnitOfWork,
  actor: Actor,
  applicationId: string,
  asked: AskSignatureRequest,
  { language, portalUrl }: { readonly language: Language; readonly portalUrl: string },
): Promise<FilingSignatures> {
  const { tx, now } = unit;
  const situation = await seeApplication(tx, actor, applicationId, now, { forUpdate: true });
  await requireWritableSomewhere(situation, actor);
  const { application } = situation;
  const signatures = await partySignatures(situation);
  const signature =
    signatures.find(({ party }) => party.key === asked.party) ?? refuse('REQ-404', { message: 'signature.noParty' });
  const terms = await readLinkTerms(tx, PURPOSE, now);
  await requireAskable(situation, signature, signatures);
  requireContact(signature, signatures, language);
  const reply = replyTo(signature, asked.reply, language);
  requireTime(signature, terms, now);
  const { contact } = signature.party;
  await limitLinks(unit, PURPOSE, actor.accountId, contact);

  const before = pendingOf(signature);
  const row = before?.row ?? (await addRow(unit, situation, signature, reply));
  const issued = await issueLink(
    unit,
    {
      purpose: PURPOSE,
      objectId: row.id,
      accountId: null,
      email: contact.email ?? null,
      mobileNumber: contact.mobileNumber ?? null,
      language: wireLanguage(asked.language ?? signature.party.language),
      askedBy: actor.accountId,
      expiresAt: expiryOf(now, terms),
    },
    before?.link,
  );
  const link = askedLink(issued.row);
  const isAnew = signedBefore(signature.askings, row) !== undefined;
  await notifyParty(unit, portalUrl, { application, signature, link, token: issued.token, reply: row.reply, isAnew });
  unit.audit({
    actor,
    action: 'SIGNATURE_ASKED',
    objectType: 'application',
    objectId: applicationId,
    objectVersion: application.row.version,
    after: { party: signature.party.key, number: row.number, sends: link.sends, language: link.language },
    ...(reply !== null && { remark: reply }),
  });
  return describeSignatures(await readSituation(tx, application, actor, now), actor);
}

/** The last asking while nobody has answered it: its link is sent again. */
const pendingOf = ({ askings: [last] }: PartySignature) => (last?.link.answer === null ? last : undefined);

async function requireAskable(
  { db, today }: Situation,
  signature: PartySignature,
  all: readonly PartySignature[],
): Promise<void> {
  if (isSigned(signature)) refuse('FLOW-409', { message: 'signature.signedAlready' });
  // a paper that was asked for while it was allowed is asked for to the end
  if (
    !placesAsked(all).has(placeOfParty(signature.party)) &&
    !(await isSignedInPortal(db, signature.party.paper, today))
  )
    refuse('FLOW-409', { message: 'signature.notInPortal' });
}

/** Who signs is reached at an address of their own: two people of one filing cannot share it. */
function requireContact({ party }: PartySignature, all: readonly PartySignature[], language: Language): void {
  const name = (of: PartySignature['party']) => (language === 'ne' ? of.name.nameNepali : of.name.nameEnglish);
  const person = ({ name: names, person: signs = names }: PartySignature['party']) => signs.nameNepali;
  const { email, mobileNumber } = party.contact;
  if (email === undefined && mobileNumber === undefined)
    trouble('party', 'SIGNATURE_CONTACT_REQUIRED', language, { name: name(party) });
  const other = all.find(
    ({ party: one }) =>
      person(one) !== person(party) &&
      ((email !== undefined && one.contact.email === email) ||
        (mobileNumber !== undefined && one.contact.mobileNumber === mobileNumber)),
  );
  if (other) trouble('party', 'SIGNATURE_CONTACT_SHARED', language, { name: name(party), other: name(other.party) });
}

/** An objection is answered before the party is asked again; without one there is nothing to answer. */
function replyTo({ askings: [last] }: PartySignature, reply: string | undefined, language: Language): string | null {
  if (last?.link.answer !== 'OBJECTED') return null;
  return reply || trouble('reply', 'SIGNATURE_REPLY_REQUIRED', language);
}

function trouble(path: string, code: ValidationCode, language: Language, parameters?: MessageParameters): never {
  return refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, language, parameters) }] });
}

function requireTime(signature: PartySignature, terms: LinkTerms, now: Date): void {
  const link = pendingOf(signature)?.link;
  // a link to another address is a new link
  if (!link || !isToSame(link, signature.party.contact)) return;
  requireResend(link, terms, now, { tooOften: 'signature.sentTooOften', later: 'signature.resendLater' });
}

const addRow = (
  unit: UnitOfWork,
  { application: { row } }: Situation,
  { party, askings }: PartySignature,
  reply: string | null,
) =>
  unit.tx
    .insertInto('filing_signature')
    .values({
      id: unit.newId(),
      application_id: row.id,
      party: party.key,
      round: row.round + 1,
      number: (askings[0]?.row.number ?? 0) + 1,
      paper: party.paper,
      role: party.role,
      name_nepali: party.name.nameNepali,
      name_english: party.name.nameEnglish,
      reply,
      created_at: unit.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { OpenedShared, SharedView } from '@registrar/domain/calls/document-shares';
import { letterKinds } from '@registrar/domain/calls/letters';
import type { Kysely } from 'kysely';
import { hashToken, newToken } from '../accounts/secrets';
import type { DocumentContent } from '../documents/send-document';
import { masked, sentTo, type LinkChannel } from '../outside/link-addresses';
import { proveLinkCode, sendLinkCode } from '../outside/link-code';
import { findLink, type OutsideLink } from '../outside/outside-link';
import { verifyLink } from '../papers/read-papers';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { domainLanguage } from '../platform/language';
import { mask } from '../platform/outbound/mask';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { nameOf } from '../register/person-name';
import { sharedPapers, shares, stateOfShare, type ListedShare } from './share';

const PURPOSE = 'DOCUMENT_SHARE';

/** What the receiver is told before the code. Reading it changes nothing, because mail programs open links too. */
export async function viewShare(db: Kysely<DB>, token: string, now: Date): Promise<SharedView> {
  const { link, row } = await findShare(db, token);
  return {
    company: { regNo: row.registration_number, nameEnglish: row.company_english, nameNepali: row.company_nepali },
    state: stateOfShare(row, now),
    target: row.letter_id === null ? 'COMPANY' : 'PAPER',
    kind: row.letter_kind === null ? null : letterKinds.schema.parse(row.letter_kind),
    receiver: row.receiver,
    purpose: row.purpose,
    sharedBy: await nameOf(db, row.asked_by),
    expiresAt: row.expires_at.toISOString(),
    language: domainLanguage(link.language),
    contacts: masked(sentTo(link)),
  };
}

/** A code to the receiver's own contact, to which the link went: whoever it was forwarded to does not get it. */
export async function sendShareOtp(
  unit: UnitOfWork,
  pepper: string,
  token: string,
  channel: LinkChannel,
): Promise<OtpSent> {
  const { link } = await openShare(unit, token);
  return sendLinkCode(unit, pepper, { purpose: PURPOSE, link, channel }, 'sms.shareOtp');
}

/**
 * With the code the receiver reads what is shared, for some minutes; each opening is kept for the company. A wrong code
 * returns a refusal instead of throwing, so that the attempt is counted.
 */
export async function openWithCode(
  unit: UnitOfWork,
  pepper: string,
  token: string,
  { channel, otp }: { readonly channel: LinkChannel; readonly otp: string },
): Promise<OpenedShared | Refusal> {
  const { link, row } = await openShare(unit, token);
  const address = await proveLinkCode(unit, pepper, { purpose: PURPOSE, link, channel }, otp);
  if (address instanceof Refusal) return address;
  const { accessMinutes } = await readTerm(unit.tx, 'DOCUMENT_SHARE_TERMS', dayInNepal(unit.now));
  const access = newToken();
  const soon = new Date(unit.now.getTime() + accessMinutes * 60_000);
  const until = soon < row.expires_at ? soon : row.expires_at;
  const id = unit.newId();
  await unit.tx
    .insertInto('document_share_opening')
    .values({
      id,
      share_id: row.id,
      opened_at: unit.now,
      sent_to: mask(address),
      access_hash: access.hash,
      access_until: until,
    })
    .execute();
  unit.audit({
    actor: null,
    action: 'DOCUMENT_SHARE_OPENED',
    objectType: 'document-share',
    objectId: row.id,
    objectVersion: row.version,
    after: { number: row.number, openingId: id, channel, sentTo: mask(address) },
  });
  const papers = await sharedPapers(unit.tx, row.company_id, unit.now, { letterId: row.letter_id });
  return {
    access: access.token,
    until: until.toISOString(),
    papers: papers
      .filter(({ state }) => row.letter_id !== null || state === 'VALID')
      .map(({ id: paperId, kind, state, code, language, issuedOn }) => ({
        id: paperId,
        kind,
        state,
        code,
        language,
        issuedOn,
        link: verifyLink(code),
      })),
  };
}

/** The file of one paper, while the share is open and the code of this opening is not older than some minutes. */
export async function readSharedFile(
  platform: Platform,
  token: string,
  { access, paperId }: { readonly access: string; readonly paperId: string },
): Promise<DocumentContent> {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  const now = clock.now();
  const { row } = await findShare(db, token);
  requireOpen(row, now);
  const opening = await db
    .selectFrom('document_share_opening')
    .select(['id', 'access_until'])
    .where('share_id', '=', row.id)
    .where('access_hash', '=', hashToken(access))
    .executeTakeFirst();
  if (!opening) refuse('REQ-404');
  if (opening.access_until <= now) refuse('FLOW-409', { message: 'share.accessOver' });
  if (row.letter_id !== null && row.letter_id !== paperId) refuse('REQ-404');
  const [paper] = await sharedPapers(db, row.company_id, now, { letterId: paperId });
  if (!paper || (row.letter_id === null && paper.state !== 'VALID')) refuse('REQ-404');
  await runUnitOfWork(async (unit) =>
    unit.audit({
      actor: null,
      action: 'DOCUMENT_SHARE_READ',
      objectType: 'document-share',
      objectId: row.id,
      objectVersion: row.version,
      after: { openingId: opening.id, code: paper.code },
    }),
  );
  return {
    key: paper.fileKey,
    name: `${paper.kind.toLowerCase().replaceAll('_', '-')}-${paper.code}.pdf`,
    mediaType: 'application/pdf',
    shown: 'inline',
    size: paper.fileSize,
  };
}

/** A link that is guessed, or of another purpose, is not there (REQ-404). */
async function findShare(
  db: Kysely<DB>,
  token: string,
): Promise<{ readonly link: OutsideLink; readonly row: ListedShare }> {
  const link = await findLink(db, PURPOSE, { actor: null, reference: token });
  const row = await shares(db).where('document_share.id', '=', link.object_id).executeTakeFirst();
  return row ? { link, row } : refuse('REQ-404');
}

/** Locked, so that a share which is revoked at the same moment is not opened after it. */
async function openShare(unit: UnitOfWork, token: string): ReturnType<typeof findShare> {
  const { link } = await findShare(unit.tx, token);
  await unit.tx.selectFrom('document_share').select('id').where('id', '=', link.object_id).forUpdate().execute();
  const found = await findShare(unit.tx, token);
  requireOpen(found.row, unit.now);
  return found;
}

function requireOpen(row: ListedShare, now: Date): void {
  const state = stateOfShare(row, now);
  if (state !== 'OPEN') refuse('FLOW-409', { message: REFUSED[state] });
}

const REFUSED = {
  WAITING: 'share.notYet',
  OBJECTED: 'share.objectedTo',
  REVOKED: 'share.isRevoked',
  EXPIRED: 'share.expired',
} as const;

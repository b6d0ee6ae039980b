import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { CopyDelivered } from '@registrar/domain/calls/bought-copies';
import type { OpenedShared } from '@registrar/domain/calls/document-shares';
import { letterKinds } from '@registrar/domain/calls/letters';
import type { Kysely } from 'kysely';
import { hashToken, newToken } from '../accounts/secrets';
import type { DocumentContent } from '../documents/send-document';
import { masked, sentTo, type LinkChannel } from '../outside/link-addresses';
import { proveLinkCode, sendLinkCode } from '../outside/link-code';
import { letters, stateOf } from '../papers/read-letters';
import { verifyLink } from '../papers/read-papers';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { domainLanguage } from '../platform/language';
import { mask } from '../platform/outbound/mask';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lockRequest } from '../requests/move-request';
import { companyOfOrder, findByLink, isOver, type Bought } from './bought-order';
import { ORDER_STATES } from './read-orders';

const PURPOSE = 'COPY_DELIVERY';

/** What was mailed, before the code. Reading it changes nothing, because mail programs open links too. */
export async function viewDelivery(db: Kysely<DB>, token: string, now: Date): Promise<CopyDelivered> {
  const { link, request } = await findByLink(db, PURPOSE, token);
  const { copies } = await db
    .selectFrom('copy_item')
    .select((of) => of.fn.countAll<string>().as('copies'))
    .where('request_id', '=', request.id)
    .where('state', '=', 'ISSUED')
    .executeTakeFirstOrThrow();
  return {
    number: request.number,
    company: await companyOfOrder(db, request),
    state: ORDER_STATES[request.status],
    copies: Number(copies),
    expiresAt: (link.expires_at ?? now).toISOString(),
    isOver: isOver(link, now),
    language: domainLanguage(link.language),
    contacts: masked(sentTo(link)),
  };
}

/** A code to the address that bought the copies: whoever the link was forwarded to does not get it. */
export async function sendDeliveryOtp(
  unit: UnitOfWork,
  pepper: string,
  token: string,
  channel: LinkChannel,
): Promise<OtpSent> {
  const { link } = await openDelivery(unit, token);
  return sendLinkCode(unit, pepper, { purpose: PURPOSE, link, channel }, 'sms.shareOtp');
}

/**
 * With the code the buyer reads copies, receipt and credit note for some minutes. A wrong code returns a refusal
 * instead of throwing, so that the attempt is counted.
 *
 * @throws FLOW-409 past the last moment of the link, or while a file is still written: the code stays good
 */
export async function openDeliveryWithCode(
  unit: UnitOfWork,
  pepper: string,
  token: string,
  { channel, otp }: { readonly channel: LinkChannel; readonly otp: string },
): Promise<OpenedShared | Refusal> {
  const { link, request } = await openDelivery(unit, token);
  const address = await proveLinkCode(unit, pepper, { purpose: PURPOSE, link, channel }, otp);
  if (address instanceof Refusal) return address;
  const today = dayInNepal(unit.now);
  const papers = await papersOf(unit.tx, request.id);
  if (papers.some(({ file_key }) => file_key === null)) refuse('FLOW-409', { message: 'papers.notReady' });
  // one code opens papers for the same time, whoever sent the link
  const { accessMinutes } = await readTerm(unit.tx, 'DOCUMENT_SHARE_TERMS', today);
  const access = newToken();
  const soon = new Date(unit.now.getTime() + accessMinutes * 60_000);
  const until = link.expires_at !== null && link.expires_at < soon ? link.expires_at : soon;
  const id = unit.newId();
  await unit.tx
    .insertInto('copy_opening')
    .values({
      id,
      request_id: request.id,
      opened_at: unit.now,
      sent_to: mask(address),
      access_hash: access.hash,
      access_until: until,
    })
    .execute();
  unit.audit({
    actor: null,
    action: 'COPIES_OPENED',
    objectType: 'copy-order',
    objectId: request.id,
    objectVersion: request.version,
    after: { number: request.number, openingId: id, sentTo: mask(address) },
  });
  return {
    access: access.token,
    until: until.toISOString(),
    papers: papers.map((row) => ({
      id: row.id,
      kind: letterKinds.schema.parse(row.kind),
      state: stateOf(row, today),
      code: row.code,
      language: row.language === 'BOTH' ? null : row.language,
      issuedOn: dayInNepal(row.issued_at),
      link: verifyLink(row.code),
    })),
  };
}

/** The file of one paper, for some minutes after the code. */
export async function readDeliveredFile(
  { database: { db }, clock }: Platform,
  token: string,
  { access, paperId }: { readonly access: string; readonly paperId: string },
): Promise<DocumentContent> {
  const now = clock.now();
  const { link, request } = await findByLink(db, PURPOSE, token);
  if (isOver(link, now)) refuse('FLOW-409', { message: 'copies.linkOver' });
  const opening = await db
    .selectFrom('copy_opening')
    .select('access_until')
    .where('request_id', '=', request.id)
    .where('access_hash', '=', hashToken(access))
    .executeTakeFirst();
  if (!opening) refuse('REQ-404');
  if (opening.access_until <= now) refuse('FLOW-409', { message: 'share.accessOver' });
  const paper = (await papersOf(db, request.id)).find(({ id }) => id === paperId);
  if (!paper || paper.file_key === null) refuse('REQ-404');
  return {
    key: paper.file_key,
    name: `${paper.kind.toLowerCase().replaceAll('_', '-')}-${paper.code}.pdf`,
    mediaType: 'application/pdf',
    shown: 'inline',
    size: paper.file_size ?? 0,
  };
}

/** The copies, then receipt and credit note of their invoice. */
function papersOf(db: Kysely<DB>, requestId: string) {
  return letters(db)
    .where((is) =>
      is.or([
        is('letter.id', 'in', (of) =>
          of
            .selectFrom('copy_item')
            .select((item) => item.ref('copy_item.letter_id').$notNull().as('id'))
            .where('copy_item.request_id', '=', requestId)
            .where('copy_item.letter_id', 'is not', null),
        ),
        is.and([
          is('letter.issued_for_kind', '=', 'RECEIPT'),
          is('letter.issued_for_id', 'in', (of) =>
            of
              .selectFrom('receipt')
              .innerJoin('invoice', 'invoice.id', 'receipt.invoice_id')
              .select('receipt.id')
              .where('invoice.for_id', '=', requestId),
          ),
        ]),
        is.and([
          is('letter.issued_for_kind', '=', 'REFUND'),
          is('letter.issued_for_id', 'in', (of) =>
            of
              .selectFrom('refund')
              .innerJoin('invoice', 'invoice.id', 'refund.invoice_id')
              .select('refund.id')
              .where('invoice.for_id', '=', requestId),
          ),
        ]),
      ]),
    )
    .orderBy('letter.issued_at')
    .orderBy('letter.id')
    .execute();
}

async function openDelivery(unit: UnitOfWork, token: string): Promise<Bought> {
  const { link } = await findByLink(unit.tx, PURPOSE, token);
  if (isOver(link, unit.now)) refuse('FLOW-409', { message: 'copies.linkOver' });
  const request = (await lockRequest(unit, link.object_id)) ?? refuse('REQ-404');
  return { link, request };
}

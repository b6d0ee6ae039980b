import { orderDocumentRules, proposedOrderSchema } from '@registrar/domain/calls/company-orders';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { storeDocument, type StoredDocument } from '../documents/store-document';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { idempotently } from '../platform/idempotency';
import { domainLanguage, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse, Refusal } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { propose, requireNoneWaits } from '../proposals/propose';
import { takeUpload } from '../uploads/given-file';
import { orderProposals, subjectOf, type ProposedOrder } from './order-proposal';

export interface AskedWith {
  readonly key: string | undefined;
  readonly language: WireLanguage;
}

/** What is to be proposed, but for its scans. */
export interface CheckedOrder extends Omit<ProposedOrder, 'documentId' | 'consents'> {
  readonly officeId: number;
  readonly remark: string;
}

/**
 * Proposes to place or to lift an order, with its scan. What is wrong is said before the upload is consumed, so that it
 * is kept for the corrected form; the same is looked at again when it is written.
 */
export async function proposeOrder(
  platform: Platform,
  actor: Actor,
  { uploads: { scan: scanId, consents: consentIds }, request, check }: Proposing,
  { key, language }: AskedWith,
): Promise<{ id: string }> {
  const { runUnitOfWork } = platform;
  const once = { key, request, answer: proposedOrderSchema };
  if (await isAnswered(platform, actor, key))
    return runUnitOfWork((unit) => idempotently(unit, actor, once, () => refuse('REQ-404')));
  await runUnitOfWork(async (unit) => void (await requireFree(unit, check)));
  const stored = async (uploadId: string): Promise<StoredDocument> =>
    storeDocument(platform, await takeUpload(platform, actor, uploadId), orderDocumentRules, language);
  const scan = await stored(scanId);
  const consents = consentIds && {
    pledgor: await atField('pledgorConsentId', () => stored(consentIds.pledgor)),
    pledgee: await atField('pledgeeConsentId', () => stored(consentIds.pledgee)),
  };
  return runUnitOfWork((unit) => idempotently(unit, actor, once, () => write(unit, actor, { scan, consents }, check)));
}

interface Proposing {
  /** Of the scan, and of the two consents to a pledge. */
  readonly uploads: {
    readonly scan: string;
    readonly consents?: { readonly pledgor: string; readonly pledgee: string };
  };
  readonly request: unknown;
  readonly check: Check;
}

interface StoredScans {
  readonly scan: StoredDocument;
  readonly consents: { readonly pledgor: StoredDocument; readonly pledgee: StoredDocument } | undefined;
}

/** What is wrong with a consent is said at its field; `file` is the scan. */
async function atField<Result>(path: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal) || error.details.errors === undefined) throw error;
    const errors = error.details.errors.map((one) => (one.path === 'file' ? { ...one, path } : one));
    throw new Refusal(error.code, { ...error.details, errors });
  }
}

type Check = (unit: UnitOfWork) => Promise<CheckedOrder>;

/** The upload is consumed once: a retry with the same key must not look for it again. */
export async function isAnswered(
  { database: { db } }: Platform,
  actor: Actor,
  key: string | undefined,
): Promise<boolean> {
  if (!key) return false;
  const row = await db
    .selectFrom('idempotency')
    .select('key')
    .where('user_id', '=', actor.accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

async function requireFree(unit: UnitOfWork, check: Check): Promise<{ checked: CheckedOrder; subject: string }> {
  const checked = await check(unit);
  const subject = subjectOf(checked.companyId, checked.orderId, checked.order);
  await requireNoneWaits(unit, orderProposals, subject, 'order.proposalWaits');
  return { checked, subject };
}

async function write(
  unit: UnitOfWork,
  actor: Actor,
  { scan, consents }: StoredScans,
  check: Check,
): Promise<{ id: string }> {
  const { checked, subject } = await requireFree(unit, check);
  const { officeId, remark, ...content } = checked;
  const kept = (document: StoredDocument) => writeDocument(unit, actor, content.companyId, document);
  const id = await propose(unit, actor, orderProposals, {
    subject,
    offices: [officeId],
    content: {
      ...content,
      documentId: await kept(scan),
      consents: consents ? { pledgor: await kept(consents.pledgor), pledgee: await kept(consents.pledgee) } : null,
    },
    remark,
  });
  return { id };
}

/** Keeps the scan of an order about a company. Returns its id. */
export async function writeDocument(
  unit: UnitOfWork,
  actor: Actor,
  companyId: string,
  { name, mediaType, size, sha256 }: StoredDocument,
): Promise<string> {
  const id = unit.newId();
  await unit.tx
    .insertInto('company_order_document')
    .values({
      id,
      company_id: companyId,
      name,
      media_type: mediaType,
      size,
      sha256,
      uploaded_by: actor.accountId,
      uploaded_at: unit.now,
    })
    .execute();
  return id;
}

export const problem = (
  language: WireLanguage,
  path: string,
  code: ValidationCode,
  parameters?: Readonly<Record<string, number>>,
): FieldError => ({
  path,
  code,
  message: validationMessage(code, domainLanguage(language), parameters),
});

/** The day of an order: not in the future, not before the company was registered. */
export function dayProblems(
  { now }: Pick<UnitOfWork, 'now'>,
  language: WireLanguage,
  issuedOn: string,
  registeredOn: string | null,
): FieldError[] {
  if (issuedOn > dayInNepal(now)) return [problem(language, 'issuedOn', 'DATE_IN_FUTURE')];
  return registeredOn !== null && issuedOn < registeredOn ? [problem(language, 'issuedOn', 'BEFORE_REGISTRATION')] : [];
}

import { isToBring, reuploadRules, type BringVersion } from '@registrar/domain/calls/requested-documents';
import { isAnswered } from '../company-orders/propose-order';
import { storeDocument } from '../documents/store-document';
import type { Actor } from '../platform/actor';
import { nothing } from '../platform/http/answer';
import { idempotently } from '../platform/idempotency';
import type { WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { takeUpload } from '../uploads/given-file';
import { notifyOffice } from './notify-of-reupload';
import { changeReupload, holdForCompany, type ReuploadRow } from './reupload';

/**
 * Brings the document that was asked for, before or after its last day; the office is notified. What is against it is
 * said before the file is taken.
 *
 * @throws REQ-404 for another company's, VER-412, FLOW-409 for one that is not to be brought now
 */
export async function bringVersion(
  platform: Platform,
  actor: Actor,
  id: string,
  request: BringVersion,
  { key, language }: { readonly key: string | undefined; readonly language: WireLanguage },
): Promise<void> {
  const { runUnitOfWork } = platform;
  const once = { key, request: ['reupload-version', id, request], answer: nothing };
  if (await isAnswered(platform, actor, key)) {
    await runUnitOfWork((unit) => idempotently(unit, actor, once, () => refuse('REQ-404')));
    return;
  }
  await runUnitOfWork(async (unit) => void (await holdToBring(unit, actor, id, request.version)));
  const file = await storeDocument(
    platform,
    await takeUpload(platform, actor, request.uploadId),
    reuploadRules,
    language,
  );
  await runUnitOfWork((unit) =>
    idempotently(unit, actor, once, async () => {
      const row = await holdToBring(unit, actor, id, request.version);
      const { name, mediaType, size, sha256 } = file;
      await unit.tx
        .insertInto('document_reupload_version')
        .values({
          id: unit.newId(),
          reupload_id: id,
          name,
          media_type: mediaType,
          size,
          sha256,
          brought_by: actor.accountId,
          brought_at: unit.now,
        })
        .execute();
      const brought = await changeReupload(unit, row, { status: 'SUBMITTED', escalated_at: null });
      unit.audit({
        actor,
        action: 'DOCUMENT_REUPLOAD_BROUGHT',
        objectType: 'document-reupload',
        objectId: id,
        objectVersion: brought.version,
        before: { status: row.status },
        after: { number: row.number, name, mediaType, size, sha256 },
      });
      await notifyOffice(unit, brought, 'brought');
      return {};
    }),
  );
}

async function holdToBring(unit: UnitOfWork, actor: Actor, id: string, version: number): Promise<ReuploadRow> {
  const row = await holdForCompany(unit, actor, id, version);
  if (!isToBring(row.status)) refuse('FLOW-409', { message: 'reupload.notToBring' });
  return row;
}

import { pratilipi } from '@registrar/domain/requests';
import type { Actor } from '../platform/actor';
import type { WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { storeDocument, type StoredDocument } from '../documents/store-document';
import { enterReading } from '../register/access-log/note-access';
import { takeUpload } from '../uploads/given-file';
import { lockRequest, moveRequest } from '../requests/move-request';
import type { RequestRow } from '../requests/request-handler';
import { sideOf } from '../requests/sight';
import { copyHandler } from './copy-handler';
import { endIfDecided } from './end-order';
import { issueCopy, type CopyRow } from './issue-copies';
import { mayHave } from './may-have';

export interface Decided {
  readonly id: string;
  readonly itemId: string;
  readonly version: number;
}

/** The scan of an old paper, judged and kept before the order is locked. */
export async function keepScan(
  platform: Platform,
  actor: Actor,
  uploadId: string,
  language: WireLanguage,
): Promise<StoredDocument> {
  return storeDocument(platform, await takeUpload(platform, actor, uploadId), pratilipi.files, language);
}

/** An officer has looked: the copy is issued, of an old paper from the scan that they bring. */
export async function issueByOfficer(
  unit: UnitOfWork,
  actor: Actor,
  decided: Decided,
  { scan, language }: { readonly scan: Scan | null; readonly language: WireLanguage },
): Promise<void> {
  const { request, item } = await lockItem(unit, actor, decided, language);
  if (!(await mayHave(unit, request, item))) refuse('FLOW-409', { message: 'copies.mayNotHave' });
  if (item.kind === 'ARCHIVE') {
    if (scan === null) refuse('FLOW-409', { message: 'copies.scanMissing' });
    const { sha256, mediaType, pages } = scan;
    await unit.tx
      .updateTable('copy_item')
      .set({ scan_sha256: sha256, scan_type: mediaType, pages })
      .where('id', '=', item.id)
      .execute();
    item.scan_sha256 = sha256;
    item.scan_type = mediaType;
    item.pages = pages;
  }
  const issued = await issueCopy(unit, request, item, actor);
  if (issued === undefined) refuse('FLOW-409', { message: 'copies.notThere' });
  if (request.company_id !== null)
    await enterReading(unit, actor, { companyId: request.company_id, part: 'PAPERS', ground: 'OFFICE' });
  await endIfDecided(unit, actor, request, '');
}

export type Scan = Pick<StoredDocument, 'sha256' | 'mediaType'> & { readonly pages: number };

/** It is not found, or nobody can read it: what was paid for it goes back. */
export async function refuseByOfficer(
  unit: UnitOfWork,
  actor: Actor,
  { reason, ...decided }: Decided & { readonly reason: string },
  language: WireLanguage,
): Promise<void> {
  const { request, item } = await lockItem(unit, actor, decided, language);
  await unit.tx
    .updateTable('copy_item')
    .set({ state: 'REFUSED', refused_reason: reason, decided_by: actor.accountId, decided_at: unit.now })
    .where('id', '=', item.id)
    .execute();
  unit.audit({
    actor,
    action: 'COPY_REFUSED',
    objectType: 'copy-order',
    objectId: request.id,
    objectVersion: request.version,
    after: { number: request.number, position: item.position, kind: item.kind },
    remark: reason,
  });
  await endIfDecided(unit, actor, request, reason);
}

/** The copies on paper were given at the counter, or posted. */
export async function handOver(
  unit: UnitOfWork,
  actor: Actor,
  { id, version, note }: { readonly id: string; readonly version: number; readonly note: string | undefined },
  language: WireLanguage,
): Promise<void> {
  const request = await lockOrder(unit, actor, id, language);
  if (request.version !== version) refuse('VER-412');
  const { delivery } = pratilipi.answers.parse(request.answers);
  if (request.status !== 'DONE' || delivery === 'ELECTRONIC') refuse('FLOW-409', { message: 'requests.notAllowed' });
  const handed = await unit.tx
    .insertInto('copy_handover')
    .values({ request_id: id, handed_by: actor.accountId, handed_at: unit.now, note: note ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('request_id')
    .executeTakeFirst();
  if (!handed) refuse('FLOW-409', { message: 'requests.notAllowed' });
  unit.audit({
    actor,
    action: 'COPIES_HANDED_OVER',
    objectType: 'copy-order',
    objectId: id,
    objectVersion: version,
    after: { number: request.number, delivery },
    ...(note !== undefined && { remark: note }),
  });
}

/** An order of another office does not exist (REQ-404); nobody decides on what they asked for themselves. */
async function lockOrder(unit: UnitOfWork, actor: Actor, id: string, language: WireLanguage): Promise<RequestRow> {
  const request = await lockRequest(unit, id);
  if (!request || request.kind !== pratilipi.key || sideOf(copyHandler, actor, request) !== 'OFFICE') refuse('REQ-404');
  await copyHandler.refuseRelated(unit, actor, request, language);
  return request;
}

async function lockItem(
  unit: UnitOfWork,
  actor: Actor,
  { id, itemId, version }: Decided,
  language: WireLanguage,
): Promise<{ request: RequestRow; item: CopyRow }> {
  const found = await lockOrder(unit, actor, id, language);
  const item = await unit.tx
    .selectFrom('copy_item')
    .selectAll()
    .where('id', '=', itemId)
    .where('request_id', '=', id)
    .executeTakeFirst();
  if (!item) refuse('REQ-404');
  if ((found.status !== 'PAID' && found.status !== 'IN_HAND') || item.state !== 'ASKED')
    refuse('FLOW-409', { message: 'requests.notAllowed' });
  if (found.version !== version) refuse('VER-412');
  const request =
    found.status === 'PAID'
      ? await moveRequest(unit, copyHandler, found, { action: 'take', by: actor })
      : await unit.tx
          .updateTable('request')
          .set({ version: found.version + 1 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
  return { request, item };
}

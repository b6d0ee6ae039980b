import {
  migratedDocumentRules,
  type MigratedDocument,
  type MigratedDocumentVerdict,
} from '@registrar/domain/calls/migrated-documents';
import { may } from '@registrar/domain/permissions';
import { validationMessage } from '@registrar/domain/messages';
import type { DocumentContent } from '../../documents/send-document';
import { storeDocument } from '../../documents/store-document';
import { isStaff } from '@registrar/domain/permissions';
import { fact } from '../../notifications/facts';
import { notify } from '../../notifications/notify';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { domainLanguage, type WireLanguage } from '../../platform/language';
import type { Platform } from '../../platform/platform';
import { notesReadings } from '../../register/access-log/note-access';
import { groundOfStaff } from '../../register/access-log/reader-ground';
import { refuse } from '../../platform/refusal';
import { representativesOf } from '../../register/representation';
import { takeUpload } from '../../uploads/given-file';
import {
  describeMigratedDocument,
  findMigratedDocument,
  mayDecide,
  type VisibleDocument,
} from './list-migrated-documents';

const PAGE = '/migrated-documents';

/**
 * Puts a file in the place of a paper that came over, or in the stead of one that was brought before; the office looks
 * at it anew.
 */
export async function uploadMigratedDocument(
  platform: Platform,
  actor: Actor,
  id: string,
  { uploadId, version }: { uploadId: string; version: number },
  language: WireLanguage,
): Promise<MigratedDocument> {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  requireOpen(await findMigratedDocument(db, actor, id, clock.now()), version); // before the file is taken over
  const file = await storeDocument(
    platform,
    await takeUpload(platform, actor, uploadId),
    migratedDocumentRules,
    language,
  );
  return runUnitOfWork(async (unit) => {
    const before = requireOpen(await held(unit, actor, id), version);
    await unit.tx
      .updateTable('migrated_document')
      .set({
        state: 'SUBMITTED',
        remark: null,
        name: file.name,
        media_type: file.mediaType,
        size: file.size,
        sha256: file.sha256,
        uploaded_by: actor.accountId,
        uploaded_at: unit.now,
        decided_by: null,
        decided_at: null,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    unit.audit({
      actor,
      action: 'MIGRATED_DOCUMENT_BROUGHT',
      objectType: 'document',
      objectId: id,
      objectVersion: version + 1,
      before: { state: before.state, sha256: before.sha256 },
      after: { companyId: before.company_id, kind: before.kind, name: file.name, sha256: file.sha256 },
    });
    return answer(unit, actor, id);
  });
}

/** The office's word on it; who speaks for the company hears of it. */
export async function decideMigratedDocument(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { verdict, remark, version }: MigratedDocumentVerdict,
  language: WireLanguage,
): Promise<MigratedDocument> {
  const row = (await held(unit, actor, id)) ?? refuse('REQ-404');
  if (!may(actor.role, 'CHECK_FILING')) refuse('PERM-403');
  if (row.version !== version) refuse('VER-412');
  if (!mayDecide(row, actor)) refuse('FLOW-409');
  if (verdict === 'REJECTED' && !remark)
    refuse('VAL-422', {
      errors: [
        {
          path: 'remark',
          code: 'REMARK_REQUIRED',
          message: validationMessage('REMARK_REQUIRED', domainLanguage(language)),
        },
      ],
    });
  await unit.tx
    .updateTable('migrated_document')
    .set({
      state: verdict,
      remark: remark || null,
      decided_by: actor.accountId,
      decided_at: unit.now,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  unit.audit({
    actor,
    action: verdict === 'VERIFIED' ? 'MIGRATED_DOCUMENT_VERIFIED' : 'MIGRATED_DOCUMENT_REJECTED',
    objectType: 'document',
    objectId: id,
    objectVersion: version + 1,
    before: { state: row.state },
    after: { companyId: row.company_id, kind: row.kind, state: verdict },
    remark: remark || undefined,
  });
  if (verdict === 'REJECTED') {
    for (const accountId of await representativesOf(unit.tx, row.company_id, dayInNepal(unit.now))) {
      await notify(unit, {
        accountId,
        eventKey: `${id}:${version + 1}`,
        type: 'COMPANY_DETAILS_CHANGED',
        title: 'oldSystem.documentRejected.title',
        body: 'oldSystem.documentRejected.body',
        parameters: { name: row.name_english, nameNepali: row.name_nepali },
        facts: fact('fact.company', { ne: row.name_nepali, en: row.name_english }),
        remark,
        next: 'oldSystem.documentRejected.next',
        action: { label: 'mail.action.document' },
        link: PAGE,
      });
    }
  }
  return answer(unit, actor, id);
}

/** The file itself. That somebody of the office has looked is written down. */
export async function readMigratedDocument(platform: Platform, actor: Actor, id: string): Promise<DocumentContent> {
  const {
    database: { db },
    storage,
    clock,
    runUnitOfWork,
  } = platform;
  const row = await findMigratedDocument(db, actor, id, clock.now());
  if (
    !row ||
    row.sha256 === null ||
    row.media_type === null ||
    row.name === null ||
    row.size === null ||
    !(await storage.stat(row.sha256))
  )
    refuse('REQ-404');
  const { sha256 } = row;
  const ground = row.speaks ? 'REPRESENTATIVE' : groundOfStaff(actor, row.office_id);
  await notesReadings(platform)(actor, { companyId: row.company_id, part: 'PAPERS', ground });
  if (isStaff(actor.role))
    await runUnitOfWork(async (unit) =>
      unit.audit({
        actor,
        action: 'document.read',
        objectType: 'document',
        objectId: id,
        objectVersion: row.version,
        after: { companyId: row.company_id, sha256 },
      }),
    );
  return { key: sha256, name: row.name, mediaType: row.media_type, shown: 'inline', size: row.size };
}

async function held(unit: UnitOfWork, actor: Actor, id: string): Promise<VisibleDocument | undefined> {
  await unit.tx.selectFrom('migrated_document').select('id').where('id', '=', id).forUpdate().execute();
  return findMigratedDocument(unit.tx, actor, id, unit.now);
}

function requireOpen(row: VisibleDocument | undefined, version: number): VisibleDocument {
  if (!row) refuse('REQ-404');
  if (!row.speaks) refuse('PERM-403');
  if (row.state === 'VERIFIED') refuse('FLOW-409', { message: 'oldSystem.documentVerified' });
  if (row.version !== version) refuse('VER-412');
  return row;
}

async function answer(unit: UnitOfWork, actor: Actor, id: string): Promise<MigratedDocument> {
  const row = await findMigratedDocument(unit.tx, actor, id, unit.now);
  return row ? describeMigratedDocument(row, actor) : refuse('REQ-404');
}

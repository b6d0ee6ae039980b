import { documentMediaTypeSchema } from '@registrar/domain/calls/documents';
import {
  isToBring,
  type BroughtVersion,
  type RequestedDocumentDetail,
} from '@registrar/domain/calls/requested-documents';
import { isStaff, may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import { readingOf } from '../applications/filing-reading';
import { isOnlyParent } from '../applications/sight';
import type { DocumentContent } from '../documents/send-document';
import { seeApplication } from '../filings/engine/writable';
import { readPeople } from '../filings/facts/sections/people';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import { notesReadings, type Noted } from '../register/access-log/note-access';
import { mayCallFor } from './decide-reupload';
import { findRequested, toItem, type ItemRow } from './list-requested';
import { groundOfReader, type ReuploadRow } from './reupload';

/**
 * One request: of an application for whoever sees the application, of the register for whoever answers for the company
 * and for its office. For others it does not exist (REQ-404).
 */
export async function readRequested(
  db: Kysely<DB>,
  actor: Actor,
  id: string,
  noted: Noted,
): Promise<RequestedDocumentDetail> {
  const found = await findRequested(db, id);
  if (!found) refuse('REQ-404');
  return found.kind === 'FILING' ? readOfFiling(db, actor, found, noted) : readOfRegister(db, actor, found, noted);
}

const NAMED = ['office.name_english as office_english', 'office.name_nepali as office_nepali'] as const;

async function readOfFiling(
  db: Kysely<DB>,
  actor: Actor,
  found: ItemRow,
  { now, note }: Noted,
): Promise<RequestedDocumentDetail> {
  const situation = await seeApplication(db, actor, found.application_id, now);
  if (isOnlyParent(situation)) refuse('REQ-404');
  await note(actor, ...readingOf(situation));
  const { row } = situation.application;
  const office = await db
    .selectFrom('office')
    .select([...NAMED])
    .where('id', '=', row.office_id)
    .executeTakeFirst();
  return {
    ...toItem(found, dayInNepal(now)),
    company: null,
    office: { nameEnglish: office?.office_english ?? '', nameNepali: office?.office_nepali ?? '' },
    original: null,
    versions: [],
    applicationNumber: row.application_number,
    escalatedAt: null,
    withdrawnReason: null,
    callId: null,
    may: { bring: found.due_on !== null && situation.isOwner, decide: false, withdraw: false, call: false },
    version: row.version,
  };
}

async function readOfRegister(
  db: Kysely<DB>,
  actor: Actor,
  found: ItemRow,
  { now, note }: Noted,
): Promise<RequestedDocumentDetail> {
  const row = await db
    .selectFrom('document_reupload as asked')
    .innerJoin('company', 'company.id', 'asked.company_id')
    .innerJoin('office', 'office.id', 'asked.office_id')
    .innerJoin('filing_document as original', 'original.id', 'asked.document_id')
    .innerJoin('application', 'application.id', 'original.application_id')
    .selectAll('asked')
    .select([...NAMED])
    .select([
      'company.name_english as company_english',
      'company.name_nepali as company_nepali',
      'company.registration_number',
      'original.name as original_name',
      'original.media_type',
      'original.size',
      'original.uploaded_at',
      'application.application_number',
    ])
    .where('asked.id', '=', found.id)
    .executeTakeFirstOrThrow();
  const ground = await groundOfReader(db, actor, row, now);
  await note(actor, { companyId: row.company_id, part: 'FILING', ground, applicationId: found.application_id });
  const today = dayInNepal(now);
  const isOffice = may(actor.role, 'ASK_DOCUMENT_AGAIN') && actor.officeId === row.office_id;
  return {
    ...toItem(found, today),
    company: {
      id: row.company_id,
      nameEnglish: row.company_english,
      nameNepali: row.company_nepali,
      registrationNumber: row.registration_number,
    },
    office: { nameEnglish: row.office_english, nameNepali: row.office_nepali },
    original: {
      id: row.document_id,
      name: row.original_name,
      mediaType: row.media_type,
      size: row.size,
      broughtAt: row.uploaded_at.toISOString(),
    },
    versions: await versionsOf(db, row),
    applicationNumber: row.application_number,
    escalatedAt: row.escalated_at?.toISOString() ?? null,
    withdrawnReason: row.withdrawn_reason,
    callId: row.call_id,
    may: {
      bring: !isStaff(actor.role) && isToBring(row.status),
      decide: isOffice && row.status === 'SUBMITTED',
      withdraw: isOffice && isToBring(row.status),
      call: isOffice && may(actor.role, 'CALL_FOR_DOCUMENT') && mayCallFor(row, today),
    },
    version: row.version,
  };
}

async function versionsOf(db: Kysely<DB>, { id }: Pick<ReuploadRow, 'id'>): Promise<BroughtVersion[]> {
  const rows = await db
    .selectFrom('document_reupload_version')
    .selectAll()
    .where('reupload_id', '=', id)
    .orderBy('brought_at', 'desc')
    .orderBy('id')
    .execute();
  const people = await readPeople(
    db,
    rows.map(({ brought_by }) => brought_by),
  );
  return rows.map((row) => {
    const { nameEnglish, nameNepali } = people.get(row.brought_by) ?? { nameEnglish: '', nameNepali: '' };
    return {
      id: row.id,
      name: row.name,
      mediaType: documentMediaTypeSchema.parse(row.media_type),
      size: row.size,
      broughtBy: { nameEnglish, nameNepali },
      broughtAt: row.brought_at.toISOString(),
      status: row.status,
      reason: row.reason,
      decidedAt: row.decided_at?.toISOString() ?? null,
    };
  });
}

/**
 * A file of a request for a document of the register: the one that stands in the application, or one that was brought.
 * A read by the office is logged.
 */
export async function readVersionFile(
  platform: Platform,
  actor: Actor,
  { id, versionId }: { readonly id: string; readonly versionId: string },
): Promise<DocumentContent> {
  const {
    database: { db },
    storage,
    clock,
    runUnitOfWork,
  } = platform;
  const row = await db
    .selectFrom('document_reupload')
    .innerJoin('filing_document', 'filing_document.id', 'document_reupload.document_id')
    .selectAll('document_reupload')
    .select('filing_document.application_id')
    .where('document_reupload.id', '=', id)
    .executeTakeFirst();
  if (!row) refuse('REQ-404');
  const ground = await groundOfReader(db, actor, row, clock.now());
  const file = await (
    versionId === row.document_id
      ? db.selectFrom('filing_document').select(FILE).where('id', '=', versionId)
      : db
          .selectFrom('document_reupload_version')
          .select(FILE)
          .where('id', '=', versionId)
          .where('reupload_id', '=', id)
  ).executeTakeFirst();
  if (!file || !(await storage.stat(file.sha256))) refuse('REQ-404');
  await notesReadings(platform)(actor, {
    companyId: row.company_id,
    part: 'FILING',
    ground,
    applicationId: row.application_id,
  });
  if (isStaff(actor.role))
    await runUnitOfWork(async (unit) =>
      unit.audit({
        actor,
        action: 'DOCUMENT_REUPLOAD_READ',
        objectType: 'document-reupload',
        objectId: id,
        objectVersion: row.version,
        after: { versionId, sha256: file.sha256 },
      }),
    );
  return {
    key: file.sha256,
    name: file.name,
    mediaType: file.media_type,
    shown: file.media_type === 'application/msword' ? 'attachment' : 'inline',
    size: file.size,
  };
}

const FILE = ['name', 'media_type', 'size', 'sha256'] as const;

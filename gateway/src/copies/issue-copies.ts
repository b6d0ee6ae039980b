import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import { letterKinds } from '@registrar/domain/calls/letters';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { CopyItemTable } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { issuePaper, type NewPaper } from '../papers/issue-paper';
import { extractContent, extractPaper } from '../papers/extract/compose-extract';
import { readExtract } from '../papers/extract/issue-extract';
import { shareExtractContent, shareExtractPaper } from '../papers/share-extract/compose-share-extract';
import { readShareExtract } from '../papers/share-extract/issue-share-extract';
import type { RequestRow } from '../requests/request-handler';
import { certifiedCopy, goodStanding, marked, type ComposedCopy, type CopyHead } from './compose-copy';
import { isInGoodStanding } from './good-standing';
import { mayHave } from './may-have';

export type CopyRow = Selectable<CopyItemTable>;

const attachedTypes = z.enum(['application/pdf', 'image/jpeg', 'image/png']);

/**
 * Issues one copy of a locked order, as a signed paper of its own for who asked. Undefined: what is copied is not there
 * or not true any more, or who asked may not have it any more, and an officer has to look.
 */
export async function issueCopy(
  unit: UnitOfWork,
  request: RequestRow,
  item: CopyRow,
  actor: Actor | null,
): Promise<string | undefined> {
  if (!(await mayHave(unit, request, item))) return undefined;
  const head = await headOf(unit, request, item);
  const made = await compose(unit, request, item, head);
  if (made === undefined || request.company_id === null) return undefined;
  const id = await issuePaper(unit, {
    kind: made.kind,
    language: 'BOTH',
    issuedFor: { kind: 'REQUEST', id: request.id },
    applicationId: null,
    companyId: request.company_id,
    accountId: request.requester_account,
    content: made.copy.content,
    paper: made.copy.paper,
    supersedes: [],
  });
  if (id === undefined) throw new Error(`Copy ${item.id} was issued before`);
  await unit.tx
    .updateTable('copy_item')
    .set({ state: 'ISSUED', letter_id: id, decided_by: actor?.accountId ?? null, decided_at: unit.now })
    .where('id', '=', item.id)
    .where('state', '=', 'ASKED')
    .returning('id')
    .executeTakeFirstOrThrow();
  unit.audit({
    actor,
    action: 'COPY_ISSUED',
    objectType: 'copy-order',
    objectId: request.id,
    objectVersion: request.version,
    after: { number: head.serial, kind: item.kind, letterId: id },
  });
  return id;
}

async function headOf({ tx, now }: UnitOfWork, request: RequestRow, { position }: CopyRow): Promise<CopyHead> {
  const company = await tx
    .selectFrom('company')
    .innerJoin('office', 'office.id', 'company.office_id')
    .select([
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
    ])
    .where('company.id', '=', request.company_id)
    .executeTakeFirstOrThrow();
  return {
    company: {
      name: { ne: company.name_nepali || company.name_english, en: company.name_english || company.name_nepali },
      registrationNumber: company.registration_number,
      office: { ne: company.office_nepali, en: company.office_english },
    },
    serial: `${request.number}/${position}`,
    issuedOn: dayInNepal(now),
  };
}

interface Made {
  readonly kind: NewPaper['kind'];
  readonly copy: ComposedCopy;
}

async function compose(
  unit: UnitOfWork,
  request: RequestRow,
  item: CopyRow,
  head: CopyHead,
): Promise<Made | undefined> {
  const companyId = request.company_id ?? '';
  const on = item.as_of ?? head.issuedOn;
  switch (item.kind) {
    case 'EXTRACT': {
      const extract = await readExtract(unit, companyId, on);
      const copy = { content: extractContent(extract), paper: extractPaper(extract) };
      return { kind: 'REGISTER_EXTRACT', copy: marked(copy, head) };
    }
    case 'SHARE_LIST': {
      const extract = await readShareExtract(unit, companyId, on);
      const copy = { content: shareExtractContent(extract), paper: shareExtractPaper(extract) };
      return { kind: 'SHARE_EXTRACT', copy: marked(copy, head) };
    }
    case 'GOOD_STANDING':
      return (await isInGoodStanding(unit.tx, companyId, unit.now))
        ? { kind: 'GOOD_STANDING', copy: goodStanding(head) }
        : undefined;
    case 'PAPER':
    case 'DOCUMENT':
    case 'ARCHIVE': {
      const original = await originalOf(unit, item);
      if (original === undefined) return undefined;
      const { of, key, mediaType } = original;
      const { content, paper } = certifiedCopy(head, { of, pages: item.pages, originalHash: key });
      const attachment = { key, mediaType: attachedTypes.parse(mediaType), serial: head.serial };
      return { kind: 'CERTIFIED_COPY', copy: { content, paper: { ...paper, attachment } } };
    }
  }
}

interface Original {
  readonly of: Bilingual;
  readonly key: string;
  readonly mediaType: string;
}

/** The file that is copied; an old paper has one once an officer has brought its scan. */
async function originalOf({ tx }: UnitOfWork, item: CopyRow): Promise<Original | undefined> {
  if (item.source_letter !== null) {
    const letter = await tx
      .selectFrom('letter')
      .select(['kind', 'issued_at', 'file_key', 'revoked_at', 'code'])
      .where('id', '=', item.source_letter)
      .executeTakeFirstOrThrow();
    if (letter.file_key === null || letter.revoked_at !== null) return undefined;
    const { ne, en } = letterKinds.name(letterKinds.schema.parse(letter.kind));
    const day = inBothCalendars(dayInNepal(letter.issued_at));
    const of = { ne: `${ne}, ${day.ne}, सङ्केत ${letter.code}`, en: `${en}, ${day.en}, code ${letter.code}` };
    return { of, key: letter.file_key, mediaType: 'application/pdf' };
  }
  if (item.source_document !== null) {
    const document = await tx
      .selectFrom('filing_document')
      .innerJoin('application', 'application.id', 'filing_document.application_id')
      .select([
        'filing_document.name',
        'filing_document.sha256',
        'filing_document.media_type',
        'filing_document.removed_at',
        'application.application_number',
      ])
      .where('filing_document.id', '=', item.source_document)
      .executeTakeFirstOrThrow();
    if (document.removed_at !== null) return undefined;
    const of = `${document.name} (${document.application_number ?? ''})`;
    return { of: { ne: of, en: of }, key: document.sha256, mediaType: document.media_type };
  }
  if (item.scan_sha256 === null || item.scan_type === null) return undefined;
  const described = item.described ?? '';
  return { of: { ne: described, en: described }, key: item.scan_sha256, mediaType: item.scan_type };
}

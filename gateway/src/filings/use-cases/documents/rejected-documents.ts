import type { RejectedDocument } from '@registrar/domain/calls/corrections';
import type { Kysely } from 'kysely';
import { isAmongOwn } from '../../../applications/visible-to';
import { seeApplication, mayWrite } from '../../engine/writable';
import { readRequested } from '../../facts/corrections/correction-state';
import { readPeople } from '../../facts/sections/people';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { describeDocument } from '../../../documents/describe-document';
import { namedPlaces } from './document-places';
import { standingDocuments } from '../../../documents/standing-documents';

/** Statuses in which the applicant sees verdicts: before, the office may still be writing its remarks. */
const TOLD = ['SEND_FOR_CORRECTION', 'ADDITIONAL_DOCUMENT_REQUESTED', 'REJECTED'] as const;
const MOST = 50;

/**
 * Documents that the office refused and that were not replaced, in the user's own filings and those of companies they
 * file for.
 */
export async function readRejectedDocuments(db: Kysely<DB>, actor: Actor, now: Date): Promise<RejectedDocument[]> {
  const applications = await db
    .selectFrom('application')
    .select('application.id')
    .where(isAmongOwn(actor.accountId, dayInNepal(now)))
    .where('application.discarded_at', 'is', null)
    .where('application.status', 'in', [...TOLD])
    .where((where) =>
      where.exists(
        where
          .selectFrom('filing_document')
          .select('filing_document.id')
          .whereRef('filing_document.application_id', '=', 'application.id')
          .where('filing_document.status', '=', 'REJECTED')
          .where('filing_document.removed_at', 'is', null),
      ),
    )
    .orderBy('application.updated_at', 'desc')
    .limit(MOST)
    .execute();
  const lists = [];
  for (const { id } of applications) lists.push(await rejectedOf(db, actor, id, now));
  return lists.flat();
}

async function rejectedOf(db: Kysely<DB>, actor: Actor, applicationId: string, now: Date): Promise<RejectedDocument[]> {
  const situation = await seeApplication(db, actor, applicationId, now);
  const { row } = situation.application;
  const places = namedPlaces(situation.application, await readRequested(db, applicationId));
  const rejected = (await standingDocuments(db, applicationId)).filter(({ status }) => status === 'REJECTED');
  const people = await readPeople(
    db,
    rejected.map(({ uploaded_by }) => uploaded_by),
  );
  const described: RejectedDocument[] = [];
  for (const document of rejected) {
    const place = places.find(({ key }) => key === document.requirement_key);
    if (place)
      described.push({
        applicationId,
        applicationNumber: row.application_number,
        processName: row.process_name,
        titleEnglish: row.title_english,
        titleNepali: row.title_nepali,
        key: place.key,
        nameEnglish: place.name.en,
        nameNepali: place.name.ne,
        document: describeDocument(document, people),
        rejectedAt: document.reviewed_at?.toISOString() ?? null,
        mayReplace: await mayWrite(situation, actor, { document: place.key }),
      });
  }
  return described;
}

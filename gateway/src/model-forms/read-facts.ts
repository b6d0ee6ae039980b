import type { FormList } from '@registrar/domain/model-forms';
import { filedItems } from '@registrar/domain/processes';
import { directorTitle } from '@registrar/domain/processes/questions/directors/bod-details';
import { publicParts } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { frameOf, type Application } from '../applications/application';
import { readingOf } from '../applications/filing-reading';
import { seeFiling } from '../applications/sight';
import { filedAs, readFounding } from '../papers/founding/read-founding';
import { readStandingFounding } from '../papers/founding/standing-founding';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { Noted } from '../register/access-log/note-access';
import { openPrivateRecord } from '../register/record/open-private-record';
import { readRecord } from '../register/record/read-record';
import { readStandingCompany } from '../register/standing-company';
import { factsOfFounding, factsOfRecord, type FormFacts, type FormPerson } from './form-facts';

/** More holders than that sign no form; their lines stay empty. */
const HOLDERS_AT_MOST = 200;
const NOWHERE = { ne: '', en: '' };

/**
 * What the register knows of a company, for who speaks or acts for it, its office, and who may read everything. Its
 * holders and its papers are read by those among them who may, and only for a form that has them.
 *
 * @throws 403 for everybody else, 404 where there is no such company
 */
export async function factsOfCompany(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  lists: ReadonlySet<FormList>,
  { now, note }: Noted,
): Promise<FormFacts> {
  const today = dayInNepal(now);
  const { parts, reading } = await openPrivateRecord(db, actor, companyId, { part: 'RECORD', today });
  const names = lists.has('shareholders') && parts.shareholders;
  const papers = lists.has('clauses') && parts.processes === 'ALL';
  await note(actor, reading, ...(names ? [{ ...reading, part: 'SHAREHOLDERS' as const }] : []));
  const record = await readRecord(db, companyId, today);
  if (!names && !papers) return factsOfRecord(record);
  const company = await readStandingCompany(db, companyId, { on: today });
  const holders = company.parts.flatMap(({ aspect, data }): FormPerson[] => {
    const holder = aspect === 'SHAREHOLDER' ? publicParts.SHAREHOLDER.safeParse(data).data : undefined;
    if (!holder) return [];
    const { nameNepali, nameEnglish } = holder;
    return [
      { name: { ne: nameNepali || nameEnglish, en: nameEnglish || nameNepali }, address: NOWHERE, quantity: null },
    ];
  });
  const { registered_by: registeredBy } = await db
    .selectFrom('company')
    .select('registered_by')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const founding = papers ? await readStandingFounding(db, { ...company, registeredBy }, today) : undefined;
  return factsOfRecord(record, {
    ...(founding && { founding }),
    shareholders: names && holders.length <= HOLDERS_AT_MOST ? holders : [],
  });
}

/**
 * What an application says, for whoever sees it: the answers of a registration, or what everybody may read of its
 * company.
 */
export async function factsOfApplication(
  db: Kysely<DB>,
  actor: Actor,
  applicationId: string,
  { now, note }: Noted,
): Promise<FormFacts> {
  const sight = await seeFiling(db, actor, applicationId, now);
  await note(actor, ...readingOf(sight));
  const { application } = sight;
  const { company_id: companyId } = application.row;
  if (companyId !== null) return factsOfRecord(await readRecord(db, companyId, dayInNepal(now)));
  const frame = frameOf(application);
  if (application.definition.process !== 'COMPANY_REGISTRATION' || frame.companyType === null) refuse('REQ-404');
  return factsOfFounding(await readFounding(db, frame, filedAs(application)), directorsOf(application));
}

function directorsOf(application: Application): FormPerson[] {
  const frame = frameOf(application);
  return filedItems(frame, 'BOD_DETAILS').map((item) => ({
    name: directorTitle(item, frame),
    address: NOWHERE,
    quantity: null,
  }));
}

import type { FormList } from '@registrar/domain/model-forms';
import { publicParts } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { readStandingFounding } from '../papers/founding/standing-founding';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { Noted } from '../register/access-log/note-access';
import { openPrivateRecord } from '../register/record/open-private-record';
import { readRecord } from '../register/record/read-record';
import { readStandingCompany } from '../register/standing-company';
import { factsOfRecord, type FormFacts, type FormPerson } from './form-facts';

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

import type { KnownPeople, PersonSource } from '@registrar/domain/calls/known-people';
import {
  notAmong,
  peopleOfFiling,
  peopleOfRegister,
  personBy,
  type KnownPerson,
} from '@registrar/domain/processes/questions/people/known-people';
import type { Kysely } from 'kysely';
import { findApplication, frameOf } from '../../../applications/application';
import { maySee } from '../../../applications/sight';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import { mayWriteSomewhere, seeApplication } from '../../engine/writable';
import { readSituation } from '../../facts/situation';

/** Each is read as a whole; who files more has the same people in the latest. */
const EARLIER_FILINGS_MOST = 8;
const PEOPLE_MOST = 40;

/**
 * The people whom a filer has typed or may read elsewhere: themselves, the people of the filing company in the
 * register, and those of the filer's own latest filings, as far as the filer still sees them.
 */
export async function readKnownPeople(
  db: Kysely<DB>,
  actor: Actor,
  applicationId: string,
  now: Date,
): Promise<KnownPeople> {
  const situation = await seeApplication(db, actor, applicationId, now);
  if (!(await mayWriteSomewhere(situation, actor))) refuse('PERM-403');
  const frame = frameOf(situation.application);
  const found: { readonly source: PersonSource; readonly person: KnownPerson }[] = [];
  const take = (source: PersonSource, people: readonly KnownPerson[]): void =>
    void found.push(
      ...notAmong(
        found.map(({ person }) => person),
        people,
      ).map((person) => ({ source, person })),
    );
  take('REGISTER', peopleOfRegister(frame));
  for (const id of await earlierFilings(db, actor, applicationId)) {
    const earlier = await findApplication(db, id, { forUpdate: false, today: dayInNepal(now) });
    const seen = earlier && (await readSituation(db, earlier, actor, now));
    if (earlier && seen && maySee(seen)) take('EARLIER_FILING', peopleOfFiling(earlier.definition, frameOf(earlier)));
  }
  take('ACCOUNT', await ownPerson(db, actor));
  return {
    people: found.slice(0, PEOPLE_MOST).map(({ source, person: { name, facts } }) => ({
      nameNepali: name.ne,
      nameEnglish: name.en,
      source,
      facts: Object.fromEntries(facts),
    })),
  };
}

async function earlierFilings(db: Kysely<DB>, actor: Actor, applicationId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('application')
    .select('id')
    .where('applicant_id', '=', actor.accountId)
    .where('id', '!=', applicationId)
    .orderBy('id', 'desc')
    .limit(EARLIER_FILINGS_MOST)
    .execute();
  return rows.map(({ id }) => id);
}

async function ownPerson(db: Kysely<DB>, actor: Actor): Promise<readonly KnownPerson[]> {
  const account = await db
    .selectFrom('account')
    .select(['name_nepali', 'name_english', 'email', 'mobile_number'])
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  const facts = new Map<string, unknown>([
    ['fullNameNepali', account.name_nepali],
    ['fullNameEnglish', account.name_english],
    ['email', account.email],
    ['phoneNo', account.mobile_number],
  ]);
  const person = personBy(facts, []);
  return person.name.ne === '' ? [] : [person];
}

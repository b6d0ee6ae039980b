import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import { callerOf, filledDraft, take } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { eventually } from '../../test/stomp-client';
import type { LetterTable } from '../platform/database/schema.generated';
import { invoiceOwnerKinds, letterOwnerKinds, type LetterOwner } from './owner-kinds';
import { findOrphans } from './orphans';

let gateway: TestGateway;
let accountId: string;
let reserved: { readonly id: string; readonly reservationId: string };
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  ({ id: accountId } = await db().selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow());
  const [ram, gita, maya] = await Promise.all(
    ['ram.applicant', 'gita.operator', 'maya.approver'].map((username) => callerOf(gateway, username)),
  );
  if (!ram || !gita || !maya) throw new Error('Three people are needed');
  const approved = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  reserved = { id: approved.id, reservationId: approved.reservation?.id ?? '' };
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;

/** Makes tables of owners and of what they own, as migrations of a new kind do, and takes them away again. */
async function withOwned(work: () => Promise<void>): Promise<void> {
  await sql`create table test_owner (id uuid primary key);
    create table test_owned (id uuid primary key, for_kind text not null, for_id uuid not null);
    create trigger owner_exists after insert or update of for_kind, for_id on test_owned for each row execute function owner_exists();
    call add_owner_kind('test_owned', 'TEST', 'test_owner');`.execute(db());
  await work();
  await sql`drop table test_owned, test_owner; delete from owner_kind where owned = 'test_owned'`.execute(db());
}
const letterFor = (
  { kind, id }: Omit<LetterOwner, 'kind'> & { readonly kind: string },
  filing?: string,
): Insertable<LetterTable> => ({
  id: randomUUID(),
  kind: 'RECORD_LETTER',
  code: randomUUID().slice(0, 12),
  account_id: accountId,
  application_id: filing ?? null,
  issued_for_kind: kind,
  issued_for_id: id,
  content: '{}',
  hash: '',
  issued_at: new Date(),
});

test('the kinds of the program are those of the database, each with its table', async () => {
  const kindsOf = async (owned: string): Promise<string[]> =>
    (await db().selectFrom('owner_kind').select('kind').where('owned', '=', owned).execute()).map(({ kind }) => kind);
  expect((await kindsOf('letter')).sort()).toEqual([...letterOwnerKinds.options].sort());
  expect((await kindsOf('invoice')).sort()).toEqual([...invoiceOwnerKinds.options].sort());
  const { rows } = await sql<{ missing: string }>`
    select owner_table as missing from owner_kind k where not exists (
      select from pg_trigger t where t.tgrelid = k.owner_table::regclass and t.tgfoid = 'owner_stays'::regproc and t.tgenabled = 'O')`.execute(
    db(),
  );
  expect(rows).toEqual([]);
});

describe('a letter', () => {
  test.each(letterOwnerKinds.options.filter((kind) => kind !== 'FILING' && kind !== 'COMPANY'))(
    'is for a %s that exists',
    async (kind) => {
      const owner = { kind, id: randomUUID() };
      await expect(db().insertInto('letter').values(letterFor(owner)).execute()).rejects.toThrow(
        `${kind} ${owner.id}, the owner of letter`,
      );
    },
  );

  test('is for a kind that there is, and a letter for a filing is of that filing', async () => {
    const { id } = reserved;
    const unknown = db()
      .insertInto('letter')
      .values(letterFor({ kind: 'PARCEL', id }))
      .execute();
    await expect(unknown).rejects.toThrow('PARCEL is no kind of owner of letter');
    const anothers = db()
      .insertInto('letter')
      .values(letterFor({ kind: 'FILING', id }))
      .execute();
    await expect(anothers).rejects.toThrow('letter_owner');
  });

  test('keeps what it is for from being deleted, and cannot be moved to what does not exist', async () => {
    const { reservationId } = reserved;
    const deleted = db().deleteFrom('name_reservation').where('id', '=', reservationId).execute();
    await expect(deleted).rejects.toThrow(`RESERVATION ${reservationId} is the owner of a letter`);
    const moved = db()
      .updateTable('letter')
      .set({ issued_for_id: randomUUID() })
      .where('issued_for_kind', '=', 'RESERVATION')
      .where('application_id', '=', reserved.id)
      .execute();
    await expect(moved).rejects.toThrow('does not exist');
  });
});

describe('an invoice', () => {
  const columns = sql`status, basis, scheduled_on, total_paisa, proposed_at, office_id`;
  const values = sql`'DRAFT', '{}', '2026-01-01', 100, now(), 1`;

  test.each(invoiceOwnerKinds.options)('is for a %s that exists', async (kind) => {
    const company = await db().selectFrom('company').select('id').limit(1).executeTakeFirstOrThrow();
    const missing = randomUUID();
    const [owner, companyId] = kind === 'FILING' ? [missing, null] : [missing, company.id];
    const written = sql`insert into invoice (id, for_kind, for_id, company_id, ${columns})
      values (${randomUUID()}, ${kind}, ${owner}, ${companyId}, ${values})`.execute(db());
    // a joint invoice is for the company that owes it, whose row a foreign key holds
    await expect(written).rejects.toThrow(kind === 'JOINT' ? 'invoice_owner' : `${missing}`);
  });

  test('that a gateway of the version before writes is read by this one, and the other way round', async () => {
    const [then, now] = [randomUUID(), randomUUID()];
    const rowOf = (id: string) => db().selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst();
    await sql`insert into invoice (id, application_id, ${columns}) values (${then}, ${reserved.id}, ${values})`.execute(
      db(),
    );
    expect(await rowOf(then)).toMatchObject({ for_kind: 'FILING', for_id: reserved.id });
    // one proposal at a time, whichever version writes it
    const second = sql`insert into invoice (id, for_kind, for_id, ${columns})
      values (${now}, 'FILING', ${reserved.id}, ${values})`;
    await expect(second.execute(db())).rejects.toThrow('invoice_proposed');
    await sql`delete from invoice where id = ${then}`.execute(db());
    await second.execute(db());
    expect(await rowOf(now)).toMatchObject({ application_id: reserved.id, fine_due_id: null, joint: false });
    await sql`delete from invoice where id = ${now}`.execute(db());

    const company = await db().selectFrom('company').select('id').limit(1).executeTakeFirstOrThrow();
    await sql`insert into invoice (id, joint, company_id, ${columns})
      values (${then}, true, ${company.id}, ${values})`.execute(db());
    expect(await rowOf(then)).toMatchObject({ for_kind: 'JOINT', for_id: company.id });
    const deleted = sql`delete from company where id = ${company.id}`.execute(db());
    await expect(deleted).rejects.toThrow();
    await sql`delete from invoice where id = ${then}`.execute(db());
  });
});

test('a kind that a migration adds is held alike: it exists, it stays, and what is left without it is found', async () => {
  await withOwned(async () => {
    const [owner, owned] = [randomUUID(), randomUUID()];
    await sql`insert into test_owner values (${owner})`.execute(db());
    await sql`insert into test_owned values (${owned}, 'TEST', ${owner})`.execute(db());
    await expect(sql`delete from test_owner`.execute(db())).rejects.toThrow(
      `TEST ${owner} is the owner of a test_owned`,
    );
    expect(await findOrphans(db())).toEqual([]);

    await sql`alter table test_owner disable trigger owner_stays`.execute(db());
    await sql`delete from test_owner`.execute(db());
    expect(await findOrphans(db())).toEqual([{ owned: 'test_owned', id: owned, kind: 'TEST', ownerId: owner }]);
    await sql`delete from test_owned`.execute(db());
  });
});

const onServer = process.env.TEST_DATABASE_URL ? test : test.skip;

/** What becomes of the second statement, which is asked while the first is not committed. */
async function secondOf(first: RawBuilder<unknown>, second: RawBuilder<unknown>): Promise<string> {
  return db()
    .transaction()
    .execute(async (tx) => {
      await first.execute(tx);
      const ends = second.execute(db()).then(() => 'done', String);
      await eventually(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%test_own%'`.execute(db());
        return rows.length > 0;
      });
      return { ends };
    })
    .then(({ ends }) => ends);
}

onServer('of two at once, one names an owner and one deletes it, the second waits and is refused', async () => {
  await withOwned(async () => {
    const [owner, other] = [randomUUID(), randomUUID()];
    await sql`insert into test_owner values (${owner}), (${other})`.execute(db());
    const named = (id: string) => sql`insert into test_owned values (${randomUUID()}, 'TEST', ${id})`;
    const deleted = (id: string) => sql`delete from test_owner where id = ${id}`;
    expect(await secondOf(named(owner), deleted(owner))).toContain(`TEST ${owner} is the owner of a test_owned`);
    expect(await secondOf(deleted(other), named(other))).toContain(`TEST ${other}, the owner of test_owned`);
  });
});

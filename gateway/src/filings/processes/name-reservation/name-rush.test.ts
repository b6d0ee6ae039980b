import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  nameSection,
  saveSection,
  take,
  type Caller,
} from '../../../../test/filings-kit';
import { draftsFor, expectOneWinner, rushers, SAME_NAME, submitTogether } from '../../../../test/name-rush-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { sameKeys } from '../../../names/same-keys';
import { verifyAudit } from '../../../platform/audit/verify-audit';

const PEOPLE = 50;

let gateway: TestGateway;
let people: Caller[];

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  people = await rushers(gateway, 'rush', PEOPLE);
}, 180_000);
afterAll(() => gateway?.close());

test('fifty users request one name at the same time: one gets it, the others get the reason and lose nothing', async () => {
  const name = freeName();
  const drafts = await draftsFor(people, name, [(same) => same]);
  const winner = await expectOneWinner(drafts, await submitTogether(drafts));
  const { db } = gateway.platform.database;
  const { english, nepali } = sameKeys(name);
  const holds = await db
    .selectFrom('name_hold')
    .select(['script', 'application_id'])
    .where('same_key', 'in', [english, nepali])
    .orderBy('script')
    .execute();
  expect(holds).toEqual(['DEVANAGARI', 'LATIN'].map((script) => ({ script, application_id: winner.draft.id })));
  const ids = drafts.map(({ draft }) => draft.id);
  expect(
    await db.selectFrom('name_entry').select(['kind', 'holder_id']).where('holder_id', 'in', ids).execute(),
  ).toEqual([{ kind: 'APPLICATION', holder_id: winner.draft.id }]);

  // a loser chooses another name in the same draft; refused submissions used up no number
  const loser = drafts.find((one) => one !== winner);
  if (!loser) throw new Error('fifty asked');
  const renamed = detailOf(await saveSection(loser.caller, loser.draft, 'NAME_DETAILS', nameSection(freeName())));
  const next = await take(renamed, [[loser.caller, 'submit']]);
  const number = (text: string | null | undefined): number => Number(text?.slice(-6));
  const won = detailOf(await winner.caller.call('GET', `${APPLICATION}/${winner.draft.id}`));
  expect(number(next.applicationNumber)).toBe(number(won.applicationNumber) + 1);
  expect(await verifyAudit(db)).toMatchObject({ intact: true });
}, 180_000);

test('case, blanks, legal form, nukta and invisible letters make no other name', async () => {
  const drafts = await draftsFor(people, freeName());
  const winner = await expectOneWinner(drafts, await submitTogether(drafts));

  // once it is recalled it is free for one of the others, in any spelling
  const won = detailOf(await winner.caller.call('GET', `${APPLICATION}/${winner.draft.id}`));
  await take(won, [[winner.caller, 'recall', { remark: 'Another name is better' }]]);
  const others = drafts.filter((one) => one !== winner);
  await expectOneWinner(others, await submitTogether(others));
  expect(await verifyAudit(gateway.platform.database.db)).toMatchObject({ intact: true });
}, 180_000);

test('names that share one script only count as one name, and requests in both orders at once do not deadlock', async () => {
  const [first, second] = [freeName(), freeName()];
  const crossed = [
    first,
    second,
    { english: first.english, nepali: second.nepali },
    { english: second.english, nepali: first.nepali },
  ];
  const drafts = await draftsFor(
    people.slice(0, 24),
    first,
    crossed.map((name) => () => name),
  );
  const answers = await submitTogether(drafts);
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  const winners = drafts.filter((_, index) => statuses[index] === 200);
  // either the two straight ones, or the two crossed ones, or a single one that conflicts with the others
  expect(winners.length).toBeLessThanOrEqual(2);
  const keys = winners.flatMap(({ asked }) => Object.values(sameKeys(asked)));
  expect(new Set(keys).size).toBe(keys.length);
}, 180_000);

test('the name of a reservation, of a company and of a waiting application is refused with the same reason', async () => {
  const [ram] = people;
  if (!ram) throw new Error('nobody is here');
  const [gita, maya] = [await callerOf(gateway, 'gita.operator'), await callerOf(gateway, 'maya.approver')];
  const reserved = freeName();
  await take(await filledDraft(ram, reserved), [
    [ram, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  for (const name of [
    reserved,
    { english: 'Karnali Agro Furniture', nepali: 'कर्णाली एग्रो फर्निचर' },
    SAME_NAME[3]?.(reserved),
  ]) {
    if (!name) throw new Error('a way to write it is missing');
    const answer = await act(ram, await filledDraft(ram, name), 'submit');
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'NAME-409',
        errors: [
          {
            path: 'NAME_DETAILS.english',
            code: 'ALREADY_REGISTERED',
            message: expect.stringContaining('The English name is the same.'),
          },
        ],
      },
    });
  }
  const nepaliOnly = await act(
    ram,
    await filledDraft(ram, { english: freeName().english, nepali: reserved.nepali }),
    'submit',
  );
  expect(nepaliOnly.body.errors).toMatchObject([
    {
      path: 'NAME_DETAILS.nepali',
      code: 'ALREADY_REGISTERED',
      message: expect.stringContaining('The Nepali name is the same.'),
    },
  ]);
});

test('names of joining words alone do not conflict with each other', async () => {
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('three are needed');
  await take(await filledDraft(first, { english: 'And Evam', nepali: 'एण्ड एवं' }), [[first, 'submit']]);
  await take(await filledDraft(second, { english: 'Tatha And', nepali: 'तथा एण्ड' }), [[second, 'submit']]);
  expect(
    await act(third, await filledDraft(third, { english: 'AND EVAM', nepali: 'एण्ड  एवं' }), 'submit'),
  ).toMatchObject({ status: 409, body: { code: 'NAME-409', errors: [{ path: 'NAME_DETAILS.english' }] } });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nameCheckAnswerSchema, nameRulesSchema, type NameCheckAnswer } from '@registrar/domain/calls/names';
import { wordHistorySchema } from '@registrar/domain/calls/word-lists';
import { SHIPPED_NAME_RULES } from '@registrar/domain/names';
import { act, callerOf, filledDraft, freeName, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { decideOn, proposalsOf, propose, wordsOf } from '../../../test/word-list-kit';
import { expectWhole } from '../../../test/whole-messages';
import { expireProposals } from '../../proposals/expire';
import { wordProposals } from './word-proposal';

const DAY_MS = 24 * 3600 * 1000;
let gateway: TestGateway;
let sysadmin: Caller, krishna: Caller, second: Caller, auditor: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await gateway.addAccount({ username: 'second.registrar', role: 'APPROVER_2', officeId: 1 });
  sysadmin = await callerOf(gateway, 'sysadmin.demo');
  krishna = await callerOf(gateway, 'krishna.approver');
  second = await callerOf(gateway, 'second.registrar');
  auditor = await callerOf(gateway, 'auditor.demo');
});
afterAll(() => gateway?.close());

async function check(english: string, nepali = ''): Promise<NameCheckAnswer> {
  return nameCheckAnswerSchema.parse(
    (await gateway.call('POST', 'external/api/name/check', { body: { english, nepali } })).body.data,
  );
}
const kinds = async (english: string, nepali = ''): Promise<string[]> =>
  (await check(english, nepali)).findings.map(({ kind, severity }) => `${kind} ${severity}`);

async function proposed(body: object): Promise<string> {
  expect(await propose(sysadmin, body)).toMatchObject({ status: 200 });
  const id = (await proposalsOf(sysadmin)).at(-1)?.id;
  if (!id) throw new Error('no proposal waits');
  return id;
}

const blacklisted = {
  english: 'Zorbulan',
  nepali: 'जोर्बुलान',
  type: 'DECEPTIVE',
  reasonEnglish: 'It misleads.',
  reasonNepali: 'भ्रममा पार्छ।',
};

test('every installation starts with the lists that are shipped, and the form reads the same ones', async () => {
  const answer = await gateway.call('GET', 'external/api/name/rules');
  const rules = nameRulesSchema.parse(answer.body.data);
  for (const list of ['forbidden', 'pronouns', 'dotCom', 'consent', 'activities'] as const)
    expect(rules[list]).toHaveLength(SHIPPED_NAME_RULES[list].length);
  expect(rules.forbidden).toContainEqual({ english: 'nepal', nepali: 'नेपाल', mode: 'STANDALONE', overridable: true });
  const etag = answer.headers.get('etag') ?? '';
  expect(
    (await fetch(new URL('external/api/name/rules', gateway.url), { headers: { 'if-none-match': etag } })).status,
  ).toBe(304);
});

test('a blacklisted word counts when the second person agrees, not before, and no longer once it is retired', async () => {
  const id = await proposed({ list: 'BLACKLIST', change: 'ADD', entries: [blacklisted] });
  expect((await check('Zorbulan Traders')).outcome).toBe('AVAILABLE');
  expect((await proposalsOf(krishna)).find((entry) => entry.id === id)).toMatchObject({
    mayDecide: true,
    mayWithdraw: false,
    count: 1,
    entries: [blacklisted],
  });
  expect((await gateway.messageTo('krishna.approver@demo.example')).body).toContain('Zorbulan');
  expect(await decideOn(krishna, id, 'approve')).toMatchObject({ status: 200 });
  expect((await check('Zorbulan Traders')).outcome).toBe('BLACKLIST_EXACT');
  expect((await check('', 'जोर्बुलान ट्रेडर्स')).outcome).toBe('BLACKLIST_EXACT');

  const [entry] = await wordsOf(auditor, 'BLACKLIST', 'zorbu');
  const retire = await proposed({ list: 'BLACKLIST', change: 'RETIRE', entryId: entry?.id });
  expect(await wordsOf(auditor, 'BLACKLIST', 'zorbu')).toMatchObject([{ changeWaits: true }]);
  expect(await propose(sysadmin, { list: 'BLACKLIST', change: 'RETIRE', entryId: entry?.id })).toMatchObject({
    status: 409,
  });
  expect(await decideOn(krishna, retire, 'approve', { remark: 'No longer needed' })).toMatchObject({ status: 200 });
  expect((await check('Zorbulan Traders')).outcome).toBe('AVAILABLE');
  expect(await wordsOf(auditor, 'BLACKLIST', 'जोर्बु', 'retired')).toHaveLength(1);

  const history = wordHistorySchema.parse(
    (await auditor.call('GET', `external/api/word-list/BLACKLIST/${entry?.id}/history`)).body.data,
  ).items;
  expect(history).toMatchObject([
    {
      change: 'RETIRE',
      after: null,
      proposedBy: { username: 'sysadmin.demo' },
      approvedBy: { username: 'krishna.approver' },
      decisionRemark: 'No longer needed',
    },
    { change: 'ADD', before: null, after: { english: 'Zorbulan' }, remark: 'Asked for by the ministry' },
  ]);
  // what is added again is the same entry, with its history
  expect(
    await decideOn(krishna, await proposed({ list: 'BLACKLIST', change: 'ADD', entries: [blacklisted] }), 'approve'),
  ).toMatchObject({ status: 200 });
  expect(await wordsOf(auditor, 'BLACKLIST', 'zorbu')).toMatchObject([{ id: entry?.id }]);
});

test('every list counts at once, in both scripts', async () => {
  const adds: readonly (readonly [string, object, readonly [string, string], string])[] = [
    [
      'FORBIDDEN',
      { english: 'Mega', nepali: 'मेगा', mode: 'FIRST' },
      ['Mega Traders', 'मेगा ट्रेडर्स'],
      'NAME_FORBIDDEN_WORD refuse',
    ],
    [
      'FORBIDDEN',
      { english: 'royal', nepali: 'रोयल', overridable: true },
      ['Langtang Royal', 'लाङटाङ रोयल'],
      'NAME_FORBIDDEN_WORD warn',
    ],
    ['PRONOUN', { english: 'aafno', nepali: 'आफ्नै' }, ['Aafno Traders', 'आफ्नै ट्रेडर्स'], 'NAME_PRONOUN refuse'],
    ['DOT_COM', { english: 'dot shop', nepali: 'डट सप' }, ['Makalu Dot Shop', 'मकालु डट सप'], 'NAME_DOT_COM refuse'],
    [
      'CONSENT',
      { english: 'airport', nepali: 'विमानस्थल', body: 'CIVIL_AVIATION_AUTHORITY' },
      ['Makalu Airport', 'मकालु विमानस्थल'],
      'CONSENT_WORD warn',
    ],
  ];
  for (const [list, entry, [english, nepali], finding] of adds) {
    expect(await kinds(english)).not.toContain(finding);
    expect(await decideOn(krishna, await proposed({ list, change: 'ADD', entries: [entry] }), 'approve')).toMatchObject(
      { status: 200 },
    );
    expect(await kinds(english)).toContain(finding);
    expect(await kinds('', nepali)).toContain(finding);
  }
  expect(await kinds('Langtang Mega')).not.toContain('NAME_FORBIDDEN_WORD refuse');
});

test('the gateway judges a submission by its own lists, whatever the form went by', async () => {
  const ram = await callerOf(gateway, 'ram.applicant');
  const { english, nepali } = freeName();
  const draft = await filledDraft(ram, {
    english: `${english.split(' ')[0]} Dhukuti`,
    nepali: `${nepali.split(' ')[0]} ढुकुटी`,
  });
  expect(
    await decideOn(
      krishna,
      await proposed({ list: 'FORBIDDEN', change: 'ADD', entries: [{ english: 'dhukuti', nepali: 'ढुकुटी' }] }),
      'approve',
    ),
  ).toMatchObject({ status: 200 });
  expect(await act(ram, draft, 'submit')).toMatchObject({
    status: 422,
    body: {
      errors: [
        expect.objectContaining({ path: 'NAME_DETAILS.english', code: 'NAME_FORBIDDEN_WORD' }),
        expect.objectContaining({ path: 'NAME_DETAILS.nepali' }),
      ],
    },
  });
  // and a word that is no longer forbidden may be submitted, though it is among the shipped ones
  const [listed] = await wordsOf(sysadmin, 'FORBIDDEN', 'super');
  expect(
    await decideOn(krishna, await proposed({ list: 'FORBIDDEN', change: 'RETIRE', entryId: listed?.id }), 'approve'),
  ).toMatchObject({ status: 200 });
  const freed = freeName();
  const other = await filledDraft(ram, { english: `Super ${freed.english}`, nepali: `सुपर ${freed.nepali}` });
  expect(await act(ram, other, 'submit')).toMatchObject({ status: 200, body: { data: { status: 'SUBMITTED' } } });
});

test('an entry is changed by two people, and not on top of what somebody else has changed', async () => {
  const [entry] = await wordsOf(sysadmin, 'FORBIDDEN', 'shree');
  const id = await proposed({
    list: 'FORBIDDEN',
    change: 'CHANGE',
    entryId: entry?.id,
    entries: [{ english: 'shree', nepali: 'श्री', mode: 'FIRST', overridable: false }],
  });
  await gateway.platform.database.db
    .updateTable('name_rule_word')
    .set({ overridable: true })
    .where('id', '=', entry?.id ?? '')
    .execute();
  expect(await decideOn(krishna, id, 'approve')).toMatchObject({ status: 409 });
  await gateway.platform.database.db
    .updateTable('name_rule_word')
    .set({ overridable: false })
    .where('id', '=', entry?.id ?? '')
    .execute();
  expect(await decideOn(krishna, id, 'approve')).toMatchObject({ status: 200 });
  expect(await kinds('Shree Makalu')).toContain('NAME_FORBIDDEN_WORD refuse');
  expect(await kinds('Makalu Shree')).not.toContain('NAME_FORBIDDEN_WORD refuse');
});

test('neither the proposer nor anybody without the right decides, whatever their role has become', async () => {
  const id = await proposed({ list: 'PRONOUN', change: 'ADD', entries: [{ english: 'oneself', nepali: '' }] });
  expect(await decideOn(sysadmin, id, 'approve')).toMatchObject({ status: 403 });
  expect(await decideOn(auditor, id, 'refuse')).toMatchObject({ status: 403 });
  expect(await decideOn(krishna, id, 'withdraw', {})).toMatchObject({ status: 403 });
  const { db } = gateway.platform.database;
  await db.updateTable('proposal').set({ proposed_by: krishna.userId }).where('id', '=', id).execute();
  expect(await decideOn(krishna, id, 'approve')).toMatchObject({ status: 403, body: { code: 'PERM-403' } });
  // its proposer may not propose it any more
  expect(await decideOn(second, id, 'approve')).toMatchObject({ status: 409 });
  await db.updateTable('proposal').set({ proposed_by: sysadmin.userId }).where('id', '=', id).execute();
  expect(await decideOn(sysadmin, id, 'withdraw', {})).toMatchObject({ status: 200 });
  expect(await decideOn(krishna, id, 'approve')).toMatchObject({ status: 409 });
});

test('a refusal needs a remark, changes nothing and is told to the proposer', async () => {
  const id = await proposed({ list: 'PRONOUN', change: 'ADD', entries: [{ english: 'thyself', nepali: '' }] });
  expect(await decideOn(krishna, id, 'refuse', {})).toMatchObject({ status: 422 });
  expect(await decideOn(krishna, id, 'refuse', { remark: 'Not a pronoun in use' })).toMatchObject({ status: 200 });
  expect(await kinds('Thyself Traders')).toEqual([]);
  expect(await proposalsOf(auditor, 'settled')).toContainEqual(
    expect.objectContaining({ id, status: 'REFUSED', decisionRemark: 'Not a pronoun in use' }),
  );
  const told = await gateway.platform.database.db
    .selectFrom('notification')
    .select('body_ne')
    .where('account_id', '=', sysadmin.userId)
    .where('event_key', '=', `word-list:${id}:refused`)
    .executeTakeFirstOrThrow();
  expect(told.body_ne).toContain('Not a pronoun in use');
});

test('of two who agree at the same moment one does it', async () => {
  const id = await proposed({ list: 'PRONOUN', change: 'ADD', entries: [{ english: 'whose', nepali: 'कसको' }] });
  const answers = await Promise.all([decideOn(krishna, id, 'approve'), decideOn(second, id, 'approve')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const steps = await gateway.platform.database.db
    .selectFrom('word_list_step')
    .select('id')
    .where('proposal_id', '=', id)
    .execute();
  expect(steps).toHaveLength(1);
});

test('what is wrong with a word is said at it', async () => {
  const refused = async (body: object): Promise<unknown> => (await propose(sysadmin, body)).body.errors;
  expect(await refused({ list: 'BLACKLIST', change: 'ADD', entries: [{ ...blacklisted, nepali: '' }] })).toEqual([
    expect.objectContaining({ path: 'entries.0.nepali', code: 'WORD_IN_BOTH_REQUIRED' }),
  ]);
  expect(await refused({ list: 'PRONOUN', change: 'ADD', entries: [{ english: 'मेरो', nepali: '' }] })).toEqual([
    expect.objectContaining({ code: 'WORD_ENGLISH_LATIN' }),
  ]);
  expect(await refused({ list: 'CONSENT', change: 'ADD', entries: [{ english: 'lottery', nepali: '' }] })).toEqual([
    expect.objectContaining({ code: 'CONSENT_BODY_REQUIRED' }),
  ]);
  expect(
    await refused({
      list: 'ACTIVITY',
      change: 'ADD',
      entries: [{ english: 'farming', nepali: '', nsicPrefixes: ['x1'] }],
    }),
  ).toEqual([expect.objectContaining({ code: 'NSIC_PREFIX_INVALID' })]);
  expect(await refused({ list: 'PRONOUN', change: 'ADD', entries: [{ english: 'MY', nepali: '' }] })).toEqual([
    expect.objectContaining({ path: 'entries.0.english', code: 'WORD_LISTED_ALREADY' }),
  ]);
  expect(
    await refused({
      list: 'PRONOUN',
      change: 'ADD',
      entries: [
        { english: 'abc', nepali: '' },
        { english: 'Abc', nepali: '' },
      ],
    }),
  ).toEqual([expect.objectContaining({ path: 'entries.1.english', code: 'WORD_TWICE' })]);
  expect(
    await refused({ list: 'PRONOUN', change: 'ADD', entries: [{ english: 'abc', nepali: '' }], remark: ' ' }),
  ).toEqual([expect.objectContaining({ code: 'REMARK_REQUIRED' })]);
});

test('the preview counts names that exist by the same borders of words', async () => {
  const preview = async (body: object) =>
    (await sysadmin.call('POST', 'external/api/word-list/preview', body)).body.data;
  expect(await preview({ english: 'Karnali', nepali: '' })).toMatchObject({
    hits: expect.any(Number),
    isEstimate: false,
    examples: expect.arrayContaining([expect.objectContaining({ english: expect.stringContaining('Karnali') })]),
  });
  expect(await preview({ nepali: 'कर्णाल' })).toMatchObject({ hits: 0 });
  expect(await preview({ nepali: 'कर्णाल', mode: 'ANYWHERE' })).not.toMatchObject({ hits: 0 });
  expect(await preview({ english: '100%' })).toMatchObject({ hits: 0 });
});

test('the preview tells a name that waits from one that is registered, and forgets one that has run out', async () => {
  const preview = async (english: string) =>
    (await sysadmin.call('POST', 'external/api/word-list/preview', { english })).body.data;
  const ram = await callerOf(gateway, 'ram.applicant');
  const { english, nepali } = freeName();
  const [word = ''] = english.split(' ');
  const filed = await filledDraft(ram, { english, nepali });
  expect(await act(ram, filed, 'submit')).toMatchObject({ status: 200 });
  expect(await preview(word)).toMatchObject({
    hits: 1,
    waiting: 1,
    examples: [{ english: expect.stringContaining(word), holder: 'APPLICATION' }],
  });
  await gateway.platform.database.db
    .updateTable('name_entry')
    .set({ kind: 'RESERVATION', held_until: '2020-01-01' })
    .where('holder_id', '=', filed.id)
    .execute();
  expect(await preview(word)).toMatchObject({ hits: 0, waiting: 0, examples: [] });
});

test('a word that waits is not proposed again, and one that was listed meanwhile is not listed twice', async () => {
  const first = await proposed({
    list: 'DOT_COM',
    change: 'ADD',
    entries: [{ english: 'dot agency', nepali: 'डट एजेन्सी' }],
  });
  const again = await propose(sysadmin, {
    list: 'DOT_COM',
    change: 'ADD',
    entries: [{ english: 'Dot  Agency', nepali: '' }],
  });
  expect(again.body.errors).toEqual([
    expect.objectContaining({ path: 'entries.0.english', code: 'WORD_PROPOSED_ALREADY' }),
  ]);
  // as two gateways in the same moment would leave it
  const { db } = gateway.platform.database;
  await db.updateTable('proposal').set({ status: 'WITHDRAWN' }).where('id', '=', first).execute();
  const second = await proposed({ list: 'DOT_COM', change: 'ADD', entries: [{ english: 'dot agency', nepali: '' }] });
  await db.updateTable('proposal').set({ status: 'PROPOSED' }).where('id', '=', first).execute();
  expect(await decideOn(krishna, first, 'approve')).toMatchObject({ status: 200 });
  expect(await decideOn(krishna, second, 'approve')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('added to the list') },
  });
  expect(await wordsOf(auditor, 'DOT_COM', 'dot agency')).toHaveLength(1);
  expect(await decideOn(krishna, second, 'refuse')).toMatchObject({ status: 200 });
});

test('of two proposals for the same word that are approved at the same moment one lists it', async () => {
  const { db } = gateway.platform.database;
  const words = [
    ['dot bureau', 'डट ब्युरो'],
    ['dot depot', 'डट डिपो'],
    ['dot mandala', 'डट मण्डला'],
  ] as const;
  const twins: string[] = [];
  for (const [english, nepali] of words) {
    // as two gateways in the same moment would leave it; no index of the database holds the two for the same entry
    const first = await proposed({ list: 'DOT_COM', change: 'ADD', entries: [{ english, nepali }] });
    await db.updateTable('proposal').set({ status: 'WITHDRAWN' }).where('id', '=', first).execute();
    twins.push(first, await proposed({ list: 'DOT_COM', change: 'ADD', entries: [{ english, nepali: '' }] }));
  }
  await db.updateTable('proposal').set({ status: 'PROPOSED' }).where('id', 'in', twins).execute();
  const answers = await Promise.all(
    twins.map((id, index) => decideOn(index % 2 === 0 ? krishna : second, id, 'approve')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
  for (const [english] of words) expect(await wordsOf(auditor, 'DOT_COM', english)).toHaveLength(1);
});

test('a proposal that nobody decides lapses, once, and its proposer hears of it', async () => {
  const id = await proposed({ list: 'PRONOUN', change: 'ADD', entries: [{ english: 'ourselves', nepali: '' }] });
  gateway.clock.advance(15 * DAY_MS);
  const registrar = await callerOf(gateway, 'krishna.approver');
  expect(await decideOn(registrar, id, 'approve')).toMatchObject({ status: 409 });
  await gateway.platform.runUnitOfWork((unit) => expireProposals(unit, wordProposals));
  await gateway.platform.runUnitOfWork((unit) => expireProposals(unit, wordProposals));
  const told = await gateway.platform.database.db
    .selectFrom('notification')
    .select('title_en')
    .where('account_id', '=', sysadmin.userId)
    .where('event_key', '=', `word-list:${id}:expired`)
    .execute();
  expect(told).toEqual([{ title_en: 'Your proposal has expired' }]);
  gateway.clock.moveTo(null);
});

test('nothing that went out has a hole', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});

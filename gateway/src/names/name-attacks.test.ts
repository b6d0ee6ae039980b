import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  nameSection,
  saveSection,
  take,
  type Caller,
} from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { decideOn, proposalsOf, propose } from '../../test/word-list-kit';
import { addNameEntries } from './name-index';

const CHECK = 'external/api/name/check';
const RULES = 'external/api/name/rules';
const SEARCH = 'external/api/company/search';

let gateway: TestGateway;
let ram: Caller, sysadmin: Caller, krishna: Caller;
let addresses = 0;

// Limits as in production; the embedded default lets one address do a hundred times as much.
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true, change: (config) => ({ ...config, limitFactor: 1 }) });
  ram = await callerOf(gateway, 'ram.applicant');
  sysadmin = await callerOf(gateway, 'sysadmin.demo');
  krishna = await callerOf(gateway, 'krishna.approver');
});
afterAll(() => gateway?.close());

/** Each call from another address, so that the limit of one is not met by accident. */
const from = (address = `198.51.100.${(addresses += 1) % 250}`): Record<string, string> => ({
  'x-forwarded-for': address,
});
const check = (body: unknown, headers = from()) => gateway.call('POST', CHECK, { body, headers });

test('what a section does not know is not kept, and nothing outside of it can be written through it', async () => {
  const draft = await filledDraft(ram);
  const hostile: unknown = JSON.parse(
    '{"__proto__":{"isPartOfGroup":true},"constructor":{"prototype":{"polluted":true}},"status":"APPROVED","version":99,"applicantId":"x","title_english":"x","holdUntil":"2099-01-01"}',
  );
  const name = freeName();
  const answer = await saveSection(ram, draft, 'NAME_DETAILS', { ...nameSection(name), ...(hostile as object) });
  const { db } = gateway.platform.database;
  if (answer.status === 200) {
    const saved = detailOf(answer);
    expect(saved).toMatchObject({ status: 'DRAFT', version: draft.version + 1 });
    expect(Object.keys(saved.sections.find(({ key }) => key === 'NAME_DETAILS')?.data ?? {}).sort()).toEqual(
      Object.keys({ ...nameSection(name) }).sort(),
    );
  }
  const row = await db
    .selectFrom('application_section')
    .select('data')
    .where('application_id', '=', draft.id)
    .where('section_key', '=', 'NAME_DETAILS')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row.data)).not.toMatch(/APPROVED|polluted|holdUntil|__proto__/);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(
    (
      await ram.call(
        'POST',
        APPLICATION,
        { processName: 'NAME_RESERVATION', status: 'APPROVED', applicantId: krishna.userId },
        { 'idempotency-key': 'mass' },
      )
    ).body.data,
  ).toMatchObject({ status: 'DRAFT', applicant: { id: ram.userId } });
});

test('inputs of any size, depth and sign are answered, and none with an error of the gateway', async () => {
  const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
  const raw = async (body: string): Promise<number> =>
    (
      await fetch(new URL(CHECK, gateway.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from() },
        body,
      })
    ).status;
  expect(await raw(`{"english":${deep}}`)).toBe(422);
  expect(await raw('{"english":')).toBe(400);
  expect(await raw('{"english":"Abc\\u0000def"}')).toBe(400);
  expect(await raw('{"english":"Abc\\ud800def"}')).toBe(400);
  expect([413, 422]).toContain(await raw(JSON.stringify({ english: 'A '.repeat(2_000_000) })));
  expect((await check({ english: 'Ab '.repeat(5_000) })).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'english', code: 'NAME_ENGLISH_TOO_LONG' }],
  });
  expect((await check({ english: 'Makalu Udyam', nsicCodes: Array.from({ length: 51 }, () => '0001') })).status).toBe(
    422,
  );
  expect((await check({ english: ['Makalu'], nepali: { $ne: '' } })).status).toBe(422);

  const signs = [
    "' or 1=1; drop table name_entry; --",
    '%',
    '____',
    '\\',
    '${7*7}{{7*7}}',
    '<script>alert(1)</script>',
    '\u202Eetavirp',
    '\u200D\u200D\u200D',
    '🏢🏢🏢🏢',
    'ﷺﷺﷺ',
    '्््््',
    'क्'.repeat(60),
    '((((((((((',
    '&&&&&&&&',
    '.com.com.com',
    'प्रा.लि.',
    'Pvt. Ltd.',
    'And And And',
    'तथा एवं र',
    `A${'\u0301'.repeat(60)}`,
  ];
  for (const text of signs) {
    const statuses = [
      (await check({ english: text, nepali: text })).status,
      (await gateway.call('GET', `${SEARCH}?name=${encodeURIComponent(text)}`, { headers: from() })).status,
      (
        await sysadmin.call(
          'POST',
          'external/api/word-list/preview',
          { english: text, nepali: text, mode: 'ANYWHERE' },
          from(),
        )
      ).status,
      (await ram.call('GET', `${APPLICATION}?search=${encodeURIComponent(text)}`, undefined, from())).status,
    ];
    expect([text, statuses.filter((status) => status >= 500)]).toEqual([text, []]);
  }
  expect((await check({ english: 'Karnali Agro Furniture' })).body.data).toMatchObject({
    outcome: 'ALREADY_REGISTERED',
  }); // the table is still there
});

test('sixty checks, searches and readings of the lists a minute from one address; then 429 with the time to wait, for that address alone', async () => {
  gateway.clock.stop();
  const calls = {
    check: (headers: Record<string, string>, language: 'en' | 'np') =>
      gateway.call('POST', CHECK, { body: { english: 'Makalu Udyam' }, headers, language }),
    search: (headers: Record<string, string>, language: 'en' | 'np') =>
      gateway.call('GET', `${SEARCH}?number=100000`, { headers, language }),
    rules: (headers: Record<string, string>, language: 'en' | 'np') =>
      gateway.call('GET', RULES, { headers, language }),
  };
  for (const [what, call] of Object.entries(calls)) {
    const machine = { 'x-forwarded-for': `203.0.113.${what.length}` };
    let refused = 0;
    for (let count = 0; count < 60; count++) if ((await call(machine, 'en')).status !== 200) refused += 1;
    expect([what, refused]).toEqual([what, 0]);
    const answer = await call(machine, 'en');
    expect([what, answer.status, answer.body]).toEqual([
      what,
      429,
      expect.objectContaining({
        code: 'RATE-429',
        message: expect.stringContaining('Too many'),
        retryAfterSeconds: expect.any(Number),
      }),
    ]);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect((await call(machine, 'np')).body.message).toMatch(/^[^A-Za-z]+$/);
    expect((await call(from(), 'en')).status).not.toBe(429);
  }
  gateway.clock.advance(60_000);
  expect((await calls.check({ 'x-forwarded-for': '203.0.113.5' }, 'en')).status).toBe(200);
  gateway.clock.moveTo(gateway.clock.now()); // it goes on
  gateway.clock.moveTo(null);
});

test('the lists are sent again only when one of them has changed', async () => {
  const ask = (etag?: string) =>
    gateway.call('GET', RULES, { headers: { ...from(), ...(etag ? { 'if-none-match': etag } : {}) } });
  const first = await ask();
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, etag, first.headers.get('cache-control')]).toEqual([
    200,
    expect.stringMatching(/^"[\w-]+"$/),
    'public, no-cache',
  ]);
  const status = async (tag: string): Promise<number> =>
    (await fetch(new URL(RULES, gateway.url), { headers: { ...from(), 'if-none-match': tag } })).status;
  expect(await status(etag)).toBe(304);
  expect(await status('"another"')).toBe(200);
  await propose(sysadmin, { list: 'FORBIDDEN', change: 'ADD', entries: [{ english: 'zorvexal', nepali: '' }] });
  const [proposal] = await proposalsOf(krishna);
  await decideOn(krishna, proposal?.id ?? '', 'approve');
  expect(await status(etag)).toBe(200);
  expect((await ask()).headers.get('etag')).not.toBe(etag);
});

test('the worst names are answered like any other, whether free or taken', async () => {
  const words = (count: number, make: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => make(index)).join(' ');
  const letter = (index: number): string => String.fromCharCode(97 + (index % 26));
  const common = [
    'Nepal',
    'Trading',
    'Suppliers',
    'Traders',
    'Group',
    'Construction',
    'Agro',
    'Foods',
    'Tech',
    'Himalaya',
    'Everest',
  ];
  const sign = ['क', 'ख', 'ग', 'च', 'ज', 'त', 'द', 'प', 'ब', 'म', 'र', 'ल', 'स', 'ह'];
  const worst = [
    {
      english: words(50, (index) => letter(index).toUpperCase()),
      nepali: words(99, (index) => sign[index % 14] ?? ''),
    },
    {
      english: words(33, (index) => `${letter(index).toUpperCase()}${letter(index * 7 + 3)}`),
      nepali: words(66, (index) => `${sign[index % 14] ?? ''}${sign[(index * 5) % 14] ?? ''}`),
    },
    {
      english: words(20, (index) => `Ab${letter(index)}o`),
      nepali: words(50, (index) => `${sign[index % 14] ?? ''}ा${sign[(index * 3) % 14] ?? ''}`),
    },
    {
      english: words(11, (index) => common[index] ?? ''),
      nepali: 'नेपाल ट्रेडिङ सप्लायर्स ट्रेडर्स समूह निर्माण एग्रो फुड्स टेक हिमालय एभरेष्ट',
    },
    { english: 'Abrakadabrasimsalabim'.repeat(4), nepali: 'क्षत्रज्ञ'.repeat(22) },
    { english: `A${'a'.repeat(99)}`, nepali: 'ा'.repeat(199) },
    { english: ' '.repeat(97) + 'Abc', nepali: `${'. '.repeat(98)}कखग` },
  ];
  // one of them is taken, so that free variants of it are looked for as well
  await addNameEntries(gateway.platform.database.db, [
    { kind: 'COMPANY', holderId: '00000000-0000-4000-8000-000000000001', ...(worst[2] ?? freeName()) },
  ]);
  for (const name of worst) expect([200, 422]).toContain((await check(name)).status);
});

test('a name of a waiting application stays whoever’s it is, whatever another one says of it', async () => {
  const name = freeName();
  const waiting = await take(await filledDraft(ram, name), [[ram, 'submit']]);
  const sita = await callerOf(gateway, 'sita.applicant');
  const own = await filledDraft(sita, name);
  for (const body of [{ applicationId: waiting.id }, { english: name.english, applicationId: waiting.id }]) {
    expect((await saveSection(sita, own, 'NAME_DETAILS', { ...nameSection(name), ...body })).status).toBeLessThan(500);
    const now = detailOf(await sita.call('GET', `${APPLICATION}/${own.id}`));
    expect(
      (
        await sita.call(
          'POST',
          `${APPLICATION}/${own.id}/submit`,
          { version: now.version, declared: [trueStatement.key], applicationId: waiting.id },
          { 'idempotency-key': `steal-${JSON.stringify(body).length}` },
        )
      ).body.code,
    ).toBe('NAME-409');
  }
});

test('only its own applicant’s application is left out of a check', async () => {
  const name = freeName();
  const waiting = await take(await filledDraft(ram, name), [[ram, 'submit']]);
  const body = { ...name, applicationId: waiting.id };
  const outcome = async (caller: Pick<typeof ram, 'call'> | undefined): Promise<unknown> => {
    const answer = caller
      ? await caller.call('POST', CHECK, body)
      : await gateway.call('POST', CHECK, { body, headers: from() });
    return (answer.body.data as { outcome: string }).outcome;
  };
  expect(await outcome(ram)).toBe('AVAILABLE');
  expect(await outcome(await callerOf(gateway, 'sita.applicant'))).toBe('ALREADY_REGISTERED');
  expect(await outcome(undefined)).toBe('ALREADY_REGISTERED');
});

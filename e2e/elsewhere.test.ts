import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { marked, MARKS, missingThere, readElsewhere } from './elsewhere';
import { readCredentials } from './role-credentials';

/** What decides a run; no need of a test. */
const CORE = '@core';

const folder = mkdtempSync(join(tmpdir(), 'registrar-people-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a portal elsewhere', () => {
  test('is named by its address; without one a portal of our own is started', () => {
    expect(readElsewhere({})).toBeUndefined();
    expect(readElsewhere({ E2E_ORIGIN: '' })).toBeUndefined();
    expect(
      readElsewhere({
        E2E_ORIGIN: 'https://test.example/login',
        E2E_PINS: 'mf-auth@pr-231',
        E2E_MAILBOX: 'http://mail.test:8081/',
        E2E_DEMO_DATA: '1',
      }),
    ).toEqual({
      origin: 'https://test.example',
      pins: 'mf-auth@pr-231',
      mailbox: 'http://mail.test:8081',
      hasDemoData: true,
    });
  });

  test.each([
    [{ E2E_ORIGIN: 'test.example' }, 'E2E_ORIGIN is "test.example"; write an address, such as https://test.example'],
    [{ E2E_ORIGIN: 'https://test.example', E2E_MAILBOX: 'ftp://mail' }, 'E2E_MAILBOX is "ftp://mail"'],
    [{ E2E_ORIGIN: 'https://test.example', E2E_DEMO_DATA: 'yes' }, 'E2E_DEMO_DATA is "yes"; write 1, or leave it out'],
    [{ E2E_PINS: 'mf-auth@pr-231' }, 'E2E_PINS is for a portal elsewhere; set E2E_ORIGIN too'],
  ])('is refused where a variable is mistyped: %j', (environment, complaint) => {
    expect(() => readElsewhere(environment)).toThrow(complaint);
  });

  test('leaves out what it does not give, each with what to set', () => {
    const bare = { origin: 'https://test.example', pins: undefined, mailbox: undefined, hasDemoData: false };
    expect(Object.keys(missingThere(bare)).toSorted()).toEqual(['@demo-data', '@mailbox', '@own-portal']);
    expect(Object.keys(missingThere({ ...bare, mailbox: 'http://mail.test', hasDemoData: true }))).toEqual([
      '@own-portal',
    ]);
    expect([
      marked.test('finds a company @demo-data'),
      marked.test('a new test without a mark'),
      marked.test('a release @own-portal'),
    ]).toEqual([true, false, false]);
  });
});

describe('credentials of a role', () => {
  const roles = ['operator', 'otherApprover'];
  const people = join(folder, 'people.json');

  test('come from a file, and from variables, which win', () => {
    writeFileSync(
      people,
      JSON.stringify({
        operator: { username: 'gita', password: 'a' },
        otherApprover: { username: 'krishna', password: 'b' },
      }),
    );
    expect(
      readCredentials(roles, { E2E_PEOPLE: people, E2E_USER_OTHER_APPROVER: 'maya', E2E_PASSWORD_OTHER_APPROVER: 'c' }),
    ).toEqual({ operator: { username: 'gita', password: 'a' }, otherApprover: { username: 'maya', password: 'c' } });
    expect(readCredentials(roles, {})).toEqual({});
  });

  test.each([
    ['{"operator": {"username": "gita"}}', 'password'],
    ['{"cashier": {"username": "a", "password": "b"}}', 'names the role "cashier"; there are operator, otherApprover'],
    ['{', 'cannot be read as JSON'],
  ])('are refused in a file that says %s', (text, complaint) => {
    writeFileSync(people, text);
    expect(() => readCredentials(roles, { E2E_PEOPLE: people })).toThrow(complaint);
  });

  test('are refused by halves', () => {
    expect(() => readCredentials(roles, { E2E_USER_OPERATOR: 'gita' })).toThrow(
      'E2E_USER_OPERATOR is set and E2E_PASSWORD_OPERATOR is not; set both',
    );
  });
});

test('what the tests say they need is in the list, and most of them say it', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.spec.ts'),
  );
  const begun = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split(/^(?=\s*test\()/m)
      .slice(1)
      .map((text) => ({ file, head: text.slice(0, text.indexOf('=>')).trim() })),
  );
  // also of a list that is put together; Playwright itself refuses a tag that does not begin like these
  const marksIn = (head: string): readonly string[] =>
    [...(/\btag: (\[.*\])/s.exec(head)?.[1]?.matchAll(/'(@[^']*)'/g) ?? [])].map(([, mark = '']) => mark);
  const needsIn = (head: string): readonly string[] => marksIn(head).filter((mark) => mark !== CORE);
  expect(begun.filter(({ head }) => needsIn(head).some((mark) => !(mark in MARKS)))).toEqual([]);
  expect(begun.filter(({ head }) => needsIn(head).length > 0).length).toBeGreaterThan(100);
});

/** The rules that keep tests from depending on how busy the machine is. */
import { expect, test } from '@jest/globals';
import { brokenRules } from './lint-kit.mjs';

test.each([
  ['a duration', 'expect(Date.now() - begun).toBeLessThan(1000);'],
  ['a duration that has a name', 'const took = performance.now() - begun;\nexpect(took).toBeLessThan(1000);'],
  ['a duration that is compared before', 'expect([status, performance.now() - asked < LIMIT]).toEqual([200, true]);'],
  ['a duration assigned later', 'let took;\ntook = Date.now() - begun;\nexpect(took < 5).toBe(true);'],
  [
    'the longest of several',
    'const times = [];\ntimes.push(performance.now() - begun);\nexpect(Math.max(...times)).toBeLessThan(9);',
  ],
  ['a clock of its own', 'const now = () => performance.now();\nexpect(now() - begun).toBeLessThan(9);'],
  ['a clock in what the matcher is given', 'expect(ended).toBeLessThan(begun + Number(process.hrtime.bigint()));'],
  ['memory', 'const before = process.memoryUsage().rss;\nexpect(size - before).toBeLessThan(60);'],
  ['time of the processor', 'const { user } = process.cpuUsage();\nexpect(user).toBeLessThan(60);'],
  ['a quiet time', 'await expect.poll(() => Date.now() - last > 500).toBe(true);'],
])('no clock decides: %s', (_, code) => {
  expect(brokenRules(code)).toContain('portal/clock-in-expect');
});

test.each([
  'const name = `office-${Date.now()}`;\nexpect(await signUp(name)).toBe(200);',
  'const later = new Date(Date.now() + DAY);\nexpect(() => read(later)).toThrow();',
  'gateway.clock.moveTo(new Date(Date.now() + DAY));\nexpect(answer.status).toBe(200);',
  'const begun = performance.now();\nsay(performance.now() - begun);\nexpect(rows).toBe(2);',
  'const started = startTestGateway({ now: () => Date.now() });\nexpect(started.rows).toBe(2);',
])('a clock elsewhere is no fault: %s', (code) => {
  expect(brokenRules(code)).toEqual([]);
});

test.each([
  ['a test', "test('a', async () => {}, 60_000);"],
  ['a hook', 'beforeAll(async () => {}, 30_000);'],
  ['rows', "test.each([1])('%s', async () => {}, 60 * 1000);"],
  ['a group that is skipped', "describe.skip('a', () => {\n  afterEach(() => {}, 5000);\n});"],
  ['a limit that has a name', 'const LIMIT = 90_000;\nafterAll(async () => {}, LIMIT);'],
  ['the file', 'jest.setTimeout(60_000);'],
  ['a wait for what is shown', "await screen.findByText('a', {}, { timeout: 4_000 });"],
  ['a wait for a change', 'await waitFor(() => look(), { timeout: 4_000 });'],
  ['a look of Playwright', 'await expect(page).toHaveCount(0, { timeout: 1_000 });'],
  ['an own wait', 'await eventually(() => rows.length > 0, 10_000);'],
])('no limit is below the default: %s', (_, code) => {
  expect(brokenRules(code)).toContain('portal/short-limits');
});

test.each([
  "test('a', async () => {}, 300_000);",
  "test('a', async () => {});",
  'await waitFor(() => look(), { timeout: 60_000 });',
  'await eventually(() => rows.length > 0);',
  'http.request({ method, timeout: 10_000 }, take);',
])('other limits are no fault: %s', (code) => {
  expect(brokenRules(code)).toEqual([]);
});

test.each([
  ['toPass', 'await expect(async () => {\n  await button.click();\n}).toPass();'],
  [
    'toPass with a limit',
    'await expect(async () => {\n  await page.keyboard.press("Escape");\n}).toPass({ timeout: 90_000 });',
  ],
  ['poll', 'await expect.poll(async () => {\n  await button.tap();\n  return rows.count();\n}).toBe(2);'],
  ['a function of this file', 'async function open() {\n  await button.click();\n}\nawait expect(open).toPass();'],
])('a press is not tried again: %s', (_, code) => {
  expect(brokenRules(code)).toContain('portal/retried-press');
});

test('a wait for a mail is tried again', () => {
  expect(
    brokenRules("await expect(async () => expect((await mailbox.next(email)).body).toContain('a')).toPass();"),
  ).toEqual([]);
});

test.each([
  ['setTimeout', 'await new Promise((resolve) => setTimeout(resolve, 500));', 'no-restricted-globals'],
  ['setInterval', 'setInterval(() => undefined, 60_000);', 'no-restricted-globals'],
  ['setTimeout of the window', 'window.setTimeout(look, 20);', 'no-restricted-properties'],
  ['setTimeout of the platform', 'globalThis.setTimeout(look, 20);', 'no-restricted-properties'],
  [
    'timers/promises',
    "import { setTimeout as pause } from 'node:timers/promises';\nawait pause(2);",
    'no-restricted-imports',
  ],
])('a test does not pause: %s', (_, code, rule) => {
  expect(brokenRules(code)).toContain(rule);
  expect(brokenRules(code, 'e2e/journeys/some.spec.ts')).toContain(rule);
  // between two looks at a thing a kit may
  expect(brokenRules(code, 'gateway/test/some-kit.ts')).toEqual([]);
});

test.each([
  ['a quiet network', "await page.waitForLoadState('networkidle');", 'no-restricted-syntax'],
  ['a time', 'await page.waitForTimeout(100);', 'no-restricted-properties'],
  ['chance', 'const name = `a${Math.random()}`;\nsay(name);', 'no-restricted-properties'],
])('nothing in tests and kits depends on %s', (_, code, rule) => {
  expect(brokenRules(code)).toContain(rule);
  expect(brokenRules(code, 'gateway/test/some-kit.ts')).toContain(rule);
});

import { expect, jest, test } from '@jest/globals';
import { readFaultReport } from '@registrar/contract/fault-report';
import { createFaultReporter } from './fault-reports';
import { keptRandomId } from './random-id';

const tab = '3d00258a13a57b42f6224df4445a6f15';
function setUp(
  answer: () => Promise<Response> = async () => new Response(null, { status: 202 }),
  bearer: string | null = null,
) {
  const fetch = jest.fn((..._: Parameters<typeof globalThis.fetch>) => answer());
  return { fetch, report: createFaultReporter({ fetch, tab, revision: () => 12, authorization: () => bearer }) };
}

test('a report says which version failed how, and stands the check of the host', () => {
  const { fetch, report } = setUp();
  report('mf-names', { version: '2.0.0-bb', kind: 'crash', errorId: 'REG-R13-7F3K2A' });
  const [address, request] = fetch.mock.calls[0] ?? [];
  expect([address, request?.method, request?.keepalive]).toEqual(['/registry/faults', 'POST', true]);
  const sent: unknown = typeof request?.body === 'string' ? JSON.parse(request.body) : null;
  expect(sent).toEqual({ tab, remote: 'mf-names', version: '2.0.0-bb', kind: 'crash', code: 'REG-R13', revision: 12 });
  expect(readFaultReport(sent)).toEqual(sent);
  expect(request?.headers).toEqual({ 'Content-Type': 'application/json' });
});

test('of whoever is signed in the report has the session, so that three tabs of one person are one', () => {
  const { fetch, report } = setUp(undefined, 'Bearer of-asha');
  report('mf-names', { version: '2.0.0-bb', kind: 'crash', errorId: 'REG-R13-7F3K2A' });
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer of-asha' });
});

test('a broken line, a build under development and what only the line may break are not told, and disturb nobody', async () => {
  const { fetch, report } = setUp(() => Promise.reject(new TypeError('offline')));
  report('mf-names', { version: '2', kind: 'mount', errorId: 'REG-R10-7F3K2A' });
  await Promise.resolve();
  for (const [version, kind] of [
    ['dev', 'crash'],
    ['2', 'unreachable'],
    ['2', 'disabled'],
  ] as const)
    report('mf-names', { version, kind, errorId: 'REG-R02-7F3K2A' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the id of a tab stays over a reload, and a storage that is closed gives one that does not', () => {
  const first = keptRandomId(sessionStorage, 'registrar.tab');
  expect([first, keptRandomId(sessionStorage, 'registrar.tab')]).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
    first,
  ]);
  const closed = {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => undefined,
  };
  expect(keptRandomId(closed, 'x')).not.toBe(keptRandomId(closed, 'x'));
});

import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { standing } from '../../../scripts/portal/build-table.mjs';
import { changesNothing, refusePointless, rollbackTarget } from '../../../scripts/portal/pointless.mjs';

const name = 'mf-auth';
const live = { version: '1.0.0-aa', previous: '1.0.0-zz' };

describe('before anything is checked or built', () => {
  test.each([
    [
      'a canary of a remote that was never released',
      { live: undefined, version: '1.0.0-aa', canary: '10' },
      'mf-auth was never released',
    ],
    [
      'a canary that is live already',
      { live, version: '1.0.0-aa', canary: '10' },
      '1.0.0-aa is live for everybody already',
    ],
    [
      'a guard over the first version of all',
      { live: undefined, version: '1.0.0-aa', guard: true },
      'no version before to go back to',
    ],
    [
      'a guard over the live version, which is the first',
      { live: { version: '1.0.0-aa' }, version: '1.0.0-aa', guard: true },
      'no version before to go back to',
    ],
  ])('%s is refused', (_name, release, said) => {
    expect(() => refusePointless({ name, ...release })).toThrow(said);
  });

  test('everything else is not', () => {
    for (const release of [
      { live: undefined, version: '1.0.0-aa' },
      { live, version: '1.0.0-bb', canary: '10' },
      { live: { version: '1.0.0-aa' }, version: '1.0.0-bb', guard: true },
      { live, version: '1.0.0-aa', guard: true },
    ]) {
      expect(() => refusePointless({ name, ...release })).not.toThrow();
    }
  });

  test('a version that is live already is told apart from one that interrupts people, or is guarded from now on', () => {
    expect(changesNothing({ live, version: '1.0.0-aa' })).toBe(true);
    expect(changesNothing({ live, version: '1.0.0-bb' })).toBe(false);
    expect(changesNothing({ live, version: '1.0.0-aa', urgency: 'critical' })).toBe(false);
    expect(changesNothing({ live, version: '1.0.0-aa', guard: true })).toBe(false);
  });
});

describe('a rollback', () => {
  let server: Server;
  let portal: string;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) =>
      response.writeHead(url === '/remotes/mf-auth/1.0.0-zz/meta.json' ? 200 : 404).end(),
    );
    portal = await new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
      });
    });
  });
  afterAll(() => void server.close());

  test('leads to the version before, or to the one that is named', async () => {
    expect(await rollbackTarget({ portal, name, live })).toBe('1.0.0-zz');
    expect(await rollbackTarget({ portal, name, live: { version: '1.0.0-aa' }, version: '1.0.0-zz' })).toBe('1.0.0-zz');
  });

  test.each([
    ['without a version before', { live: { version: '1.0.0-aa' } }, 'no version before to go back to'],
    ['of what is not live', { live: undefined }, 'mf-auth is not live'],
    ['to what is live', { live, version: '1.0.0-aa' }, '1.0.0-aa is live already'],
    ['to what nobody published', { live, version: '9.9.9-no' }, '9.9.9-no is not published'],
  ])('%s is refused before anybody is asked', async (_name, rollback, said) => {
    await expect(rollbackTarget({ portal, name, ...rollback })).rejects.toThrow(said);
  });
});

test('the list of builds says what is guarded, switched off and given to a share', () => {
  expect(standing({ status: 'active', guarded: false, canary: null })).toBe('');
  expect(standing({ status: 'disabled', guarded: true, canary: { version: '1.1.0-bb', share: 10 } })).toBe(
    ', बन्द/disabled, निगरानीमा/guarded, 1.1.0-bb 10 %',
  );
  expect(standing(undefined)).toBe('');
});

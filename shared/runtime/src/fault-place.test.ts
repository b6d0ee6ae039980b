import { expect, test } from '@jest/globals';
import { faultPlace, parseFaultPlace } from './fault-place';

test('names the remote and the kind, and is read again', () => {
  const gone = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
  expect(parseFaultPlace(faultPlace('mf-auth', gone))).toEqual({ remote: 'mf-auth', kind: 'chunk' });
  expect(parseFaultPlace(faultPlace('mf-auth', new Error('no')))).toEqual({ remote: 'mf-auth', kind: 'render' });
});

test.each(['socket', 'mf-auth/other', '/render', ''])('"%s" is not the root of a remote', (where) => {
  expect(parseFaultPlace(where)).toBeNull();
});

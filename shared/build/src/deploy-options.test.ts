import { describe, expect, test } from '@jest/globals';
import { readOptions } from '../../../scripts/portal/deploy-options.mjs';

const LINE = 'npm run release -w mf-auth -- [--to URL] [--pr NUMBER] [--disable] [--enable] [--notice FILE] [--yes]';
const read = (argv: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  readOptions({
    script: 'release',
    remote: 'mf-auth',
    known: ['to', 'pr', 'disable', 'enable', 'notice', 'yes'],
    argv,
    environment,
  });

test('what is known is read', () => {
  expect(read(['--pr', '231', '--to', 'https://test.example', '--yes'])).toEqual({
    pr: '231',
    to: 'https://test.example',
    yes: true,
  });
  expect(read([])).toEqual({});
});

test.each([
  ['an option that nobody knows', ['--disbale'], "Unknown option '--disbale'."],
  ['a stray word', ['231'], "Unexpected argument '231'."],
  ['an option without its value', ['--pr'], "Option '--pr <value>' argument missing."],
  ['a pull request that is no number', ['--pr', 'main'], '--pr NUMBER, not “main”.'],
  ['an option in the place of a value', ['--to', '--pr'], "Option '--to' argument is ambiguous."],
  ['both ways at once', ['--disable', '--enable'], '--disable and --enable exclude each other.'],
  ['a notice of nothing', ['--notice', 'notice.json'], '--notice goes with --disable only.'],
])('T1: %s is refused with the line to type', (_name, argv, said) => {
  expect(() => read(argv)).toThrow(said);
  expect(() => read(argv)).toThrow(LINE);
});

test('what npm kept to itself because “--” is missing is not taken for a release', () => {
  expect(() => read([], { npm_config_disable: 'true' })).toThrow('“--” is missing before --disable.');
  expect(() => read(['231'], { npm_config_pr: 'true' })).toThrow('“--” is missing before --pr.');
});

describe('a canary', () => {
  const canary = (argv: readonly string[]) =>
    readOptions({
      script: 'release',
      remote: 'mf-auth',
      known: ['pr', 'canary', 'promote', 'end-canary', 'guard', 'disable', 'enable', 'notice'],
      argv,
      environment: {},
    });

  test.each(['1', '10', '99'])('is for a share of %s', (share) => {
    expect(canary(['--canary', share])).toEqual({ canary: share });
  });

  test.each(['0', '100', '10%', '1.5', '', '-5', 'half'])(
    'is refused for a share of “%s”, with what to type',
    (share) => {
      expect(() => canary([`--canary=${share}`])).toThrow(
        `--canary SHARE (from 1 to 99: of a hundred browsers so many), not “${share}”.`,
      );
      expect(() => canary([`--canary=${share}`])).toThrow(
        'npm run release -w mf-auth -- [--pr NUMBER] [--canary SHARE] [--promote] [--end-canary] [--guard]',
      );
    },
  );

  test.each([
    [['--canary', '10', '--pr', '1']],
    [['--canary', '10', '--promote']],
    [['--canary', '10', '--guard']],
    [['--promote', '--end-canary']],
    [['--promote', '--disable']],
    [['--end-canary', '--guard']],
    [['--guard', '--pr', '1']],
  ])('%j exclude each other', (argv) => {
    expect(() => canary(argv)).toThrow(/exclude each other/u);
  });

  test('may be made live under guard, and a release may be guarded', () => {
    expect(canary(['--promote', '--guard'])).toEqual({ promote: true, guard: true });
    expect(canary(['--guard'])).toEqual({ guard: true });
  });
});

test('a command that takes words takes those it names, in their places', () => {
  const pin = (...argv: readonly string[]) =>
    readOptions({
      script: 'pin',
      words: { shown: 'REMOTE@VERSION | revoke ID', forms: [/^(?:revoke|mf-.+@.+)$/u, /^[0-9a-f]+$/u] },
      known: ['days'],
      argv,
      environment: {},
    });
  expect(pin('mf-auth@pr-231', '--days', '7')).toEqual({ words: ['mf-auth@pr-231'], days: '7' });
  expect(pin('revoke', 'f00')).toEqual({ words: ['revoke', 'f00'] });
  expect(pin()).toEqual({ words: [] });
  for (const argv of [['mf-auth'], ['revoke', 'f00', 'f01'], ['revoke', 'x']])
    expect(() => pin(...argv)).toThrow('npm run pin -- REMOTE@VERSION | revoke ID [--days NUMBER]');
  expect(() => pin('mf-auth@pr-231', '--days', '31')).toThrow('--days NUMBER, not “31”.');
});

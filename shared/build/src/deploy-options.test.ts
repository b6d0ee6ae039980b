import { expect, test } from '@jest/globals';
import { readOptions } from '../../../scripts/portal/deploy-options.mjs';

const LINE = 'npm run release -w mf-auth -- [--to URL] [--pr NUMBER] [--disable] [--enable] [--notice FILE] [--yes]';
const read = (argv: readonly string[], environment: Readonly<Record<string, string>> = {}) => readOptions({ script: 'release', remote: 'mf-auth', known: ['to', 'pr', 'disable', 'enable', 'notice', 'yes'], argv, environment });

test('what is known is read', () => {
  expect(read(['--pr', '231', '--to', 'https://test.example', '--yes'])).toEqual({ pr: '231', to: 'https://test.example', yes: true });
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
])('%s is refused with the line to type', (_name, argv, said) => {
  expect(() => read(argv)).toThrow(said);
  expect(() => read(argv)).toThrow(LINE);
});

test('what npm kept to itself because “--” is missing is not taken for a release', () => {
  expect(() => read([], { npm_config_disable: 'true' })).toThrow('“--” is missing before --disable.');
  expect(() => read(['231'], { npm_config_pr: 'true' })).toThrow('“--” is missing before --pr.');
});

import { expect, test } from '@jest/globals';
import { leftoverProblems, requiresProblems } from './comparisons';

test.each<[string, Record<string, string>, Record<string, string[]>, string[]]>([
  ['within the range', { react: '^19.0.0' }, { react: ['19.3.1'] }, []],
  ['one version of several', { react: '^19.0.0' }, { react: ['18.3.1', '19.3.1'] }, []],
  [
    'outside the range',
    { react: '^20.0.0' },
    { react: ['19.3.1'] },
    ['needs react ^20.0.0, the shell provides 19.3.1'],
  ],
  ['not provided', { antd: '^6.0.0' }, {}, ['needs antd ^6.0.0, the shell provides none']],
])('ranges: %s', (_, requires, provided, expected) => {
  expect(requiresProblems(requires, provided)).toEqual(expected);
});

test.each([
  ['the same', { listeners: { popstate: 1 }, timers: { 1: 'at poll', 2: 'at clock' } }, []],
  ['fewer', { listeners: {}, timers: { 1: 'at poll' } }, []],
  [
    'more listeners',
    { listeners: { popstate: 3 }, timers: { 1: 'at poll', 2: 'at clock' } },
    ['leaves 2 listeners for popstate behind'],
  ],
  [
    'a new kind of listener',
    { listeners: { popstate: 1, resize: 1 }, timers: { 1: 'at poll', 2: 'at clock' } },
    ['leaves 1 listeners for resize behind'],
  ],
  [
    'more timers',
    { listeners: { popstate: 1 }, timers: { 1: 'at poll', 3: 'at page' } },
    ['leaves a timer running, set at page'],
  ],
])('leftovers: %s', (_, after, expected) => {
  expect(leftoverProblems({ listeners: { popstate: 1 }, timers: { 1: 'at poll', 2: 'at clock' } }, after)).toEqual(
    expected,
  );
});

import { beforeEach, expect, test } from '@jest/globals';
import { createAnswerKeeper, recordOfNewEntries } from './kept-answers';

beforeEach(() => localStorage.clear());

const AT = '2026-11-21T08:00:00.000Z';
const answers = (text: string) => ({ data: { text }, version: 1, at: AT });
const keeper = (record: string, user = 'ram') =>
  createAnswerKeeper(localStorage, user, record, () => Date.parse(AT) + 1000);
const kept = (record: string, user?: string) =>
  [...keeper(record, user).all()].map(([part, { data }]) => [part, data['text']] as const);

test('the name of no record begins that of another, whatever signs they have', () => {
  const records = ['A', 'A/new', 'A/B', 'A%2FB', recordOfNewEntries('A'), '', '/'];
  const parts = ['B', 'new/B', 'B/1', '/', 'नयाँ %'];
  for (const record of records) for (const part of parts) keeper(record).keep(part, answers(`${record} has ${part}`));
  for (const record of records)
    expect(new Map(kept(record))).toEqual(new Map(parts.map((part) => [part, `${record} has ${part}`])));
});

test('one person’s text is never another’s, whatever they are called', () => {
  keeper('A', 'ram/A').keep('B', answers('one'));
  expect(kept('A/A', 'ram')).toEqual([]);
  expect(kept('A', 'ram/A')).toEqual([['B', 'one']]);
});

test('what a browser kept under the former names is found by what it was, and an entry never becomes a part', () => {
  const former = (name: string, text: string) =>
    localStorage.setItem(`unsaved/ram/${name}`, JSON.stringify(answers(text)));
  former('A/GENERAL', 'a form');
  former('A/BRANCH/1', 'an item');
  former('A/new/WITNESS', 'an entry that nobody added');
  expect(new Map(kept('A'))).toEqual(
    new Map([
      ['GENERAL', 'a form'],
      ['BRANCH/1', 'an item'],
    ]),
  );
  expect(kept(recordOfNewEntries('A'))).toEqual([['WITNESS', 'an entry that nobody added']]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('unsaved/'))).toEqual([]);
});

test('what has been typed since counts more than what a former name still holds', () => {
  keeper('A').keep('GENERAL', answers('newer'));
  localStorage.setItem('unsaved/ram/A/GENERAL', JSON.stringify(answers('older')));
  expect(kept('A')).toEqual([['GENERAL', 'newer']]);
});

import { expect, test } from '@jest/globals';
import english from 'antd/es/locale/en_US';
import { nepaliLocale } from './nepali';

function words(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => words(child, path ? `${path}.${key}` : key));
}

/** Patterns and names, not words a person reads as a sentence. */
const notWords = /Format|\.locale$|^locale$|titles|yearFormat|\.month(BeforeYear)?$/;

test('has every word that Ant Design shows, in Devanagari', () => {
  const nepali = new Map(words(nepaliLocale, ''));
  for (const [path] of words(english, '')) {
    if (notWords.test(path)) continue;
    expect([path, nepali.get(path)]).toEqual([path, expect.stringMatching(/[\u0900-\u097F]/)]);
  }
});

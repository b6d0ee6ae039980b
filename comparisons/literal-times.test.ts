import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** Of the words of pages, mails and SMS: a time in digits, which a term or a constant of the domain rules. */
const LITERAL = /(?<![\d०-९.,/])[\d०-९]+ ?(seconds?|minutes?|hours?|days?|months?|सेकेन्ड|मिनेट|घण्टा|दिन|महिना)(?![a-z])/i;
/** What the law or the column itself says. */
const BY_THEMSELVES: ReadonlySet<string> = new Set([
  // section 136ka: the notice of the office
  'settlement.who',
  'workload.column.decided7',
  'workload.column.decided30',
]);

const words = ['gateway', 'shell', 'shared', ...readdirSync('.').filter((name) => name.startsWith('mf-'))].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|\/)locales\/(ne|en)\.json$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`),
);

test('no text names minutes or days that configuration rules', () => {
  expect(words.length).toBeGreaterThan(20);
  const found = words.flatMap((file) =>
    Object.entries<unknown>(JSON.parse(readFileSync(file, 'utf8')))
      .filter(([key, text]) => typeof text === 'string' && LITERAL.test(text) && !BY_THEMSELVES.has(key))
      .map(([key]) => `${file}: ${key}`),
  );
  expect(found).toEqual([]);
});

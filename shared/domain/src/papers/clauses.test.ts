import { expect, test } from '@jest/globals';
import { companyTypes } from '../enumerations/company-types';
import { articlesClauses } from './articles-clauses';
import { EVERY, placeholders } from './clause';
import { composeClauses, libraryOf, removedClauses } from './compose-clauses';
import { memorandumClauses } from './memorandum-clauses';

const papers = [
  ['MOA', memorandumClauses],
  ['AOA', articlesClauses],
] as const;
const known = Object.fromEntries(placeholders.map((name) => [name, { ne: `«${name}»`, en: `«${name}»` }]));
const namesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

test.each(papers)(
  'every clause of %s has a key of its own, both languages, and the same placeholders in both',
  (_paper, clauses) => {
    expect(new Set(clauses.map(({ key }) => key)).size).toBe(clauses.length);
    for (const { key, heading, text, of } of clauses.flatMap((clause) => [
      clause,
      ...(clause.sole ? [{ ...clause, text: clause.sole }] : []),
    ])) {
      expect([key, namesIn(text.ne)]).toEqual([key, namesIn(text.en)]);
      expect([
        key,
        namesIn(text.ne).filter((name) => !placeholders.some((placeholder) => placeholder === name)),
      ]).toEqual([key, []]);
      expect(text.ne.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/[a-z]{3}/i);
      expect(text.en.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/[\u0900-\u097F]/);
      expect(heading.ne && heading.en).toBeTruthy();
      expect(of.every((group) => EVERY.includes(group))).toBe(true);
      expect(text.ne.split('\n')).toHaveLength(text.en.split('\n').length);
    }
  },
);

test.each(companyTypes.keys)('%s has both papers without a gap, or none where the Act asks for none', (type) => {
  const memorandum = composeClauses(type, 'MOA', [], known);
  const articles = composeClauses(type, 'AOA', [], known);
  if (type === 'FOREIGN_BRANCH' || type === 'FOREIGN_LIAISON') {
    expect([memorandum, articles]).toEqual([[], []]);
    return;
  }
  expect(memorandum.length).toBeGreaterThan(8);
  expect(articles.length).toBeGreaterThan(8);
  for (const { text } of [...memorandum, ...articles]) expect(text.ne + text.en).not.toMatch(/……|\{\{|undefined/);
  expect(memorandum.map(({ number }) => number.en)).toEqual(memorandum.map((_, index) => String(index + 1)));
  expect(memorandum.slice(0, 3).map(({ key }) => key)).toEqual(['name', 'office', 'objectives']);
});

test('a company with one shareholder speaks of one promoter and one shareholder', () => {
  const type = 'PRIVATE_SOLE_PROPRIETOR';
  const [sole, several] = [type, 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI'].map(
    (each) =>
      new Map(
        composeClauses(companyTypes.schema.parse(each), 'MOA', [], {
          ...known,
          founderCount: { ne: '२', en: '2' },
        }).map((clause) => [clause.key, clause.text]),
      ),
  );
  expect(sole?.get('maximum-holders')).toEqual({
    ne: 'यस कम्पनीमा एक जना मात्र शेयरधनी रहनेछ।',
    en: 'The company shall have one shareholder only.',
  });
  expect(several?.get('maximum-holders')?.en).toBe('The company shall have at most «maximumHolders» shareholders.');
  for (const key of ['capital', 'subscription', 'payment']) {
    expect(sole?.get(key)?.en).not.toMatch(/promoters/);
    expect(several?.get(key)?.en).toMatch(/promoters/);
  }
  // edits are kept under the key, so that it is the same one for both
  expect(libraryOf(type, 'MOA').map(({ key }) => key)).toEqual(
    expect.arrayContaining(['capital', 'subscription', 'payment', 'maximum-holders']),
  );
});

test('a clause is worded anew, taken out, put back, and one added; what the Act fixes stays', () => {
  const type = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
  const edits = [
    { document: 'MOA', clause: 'rights', nepali: 'नयाँ व्यहोरा' },
    { document: 'MOA', clause: 'costs', removed: true },
    { document: 'MOA', clause: 'liability', nepali: 'असीमित', english: 'Unlimited', removed: true },
    { document: 'MOA', clause: 'own-1', english: 'A clause of our own', headingEnglish: 'Ours' },
    { document: 'AOA', clause: 'rights', nepali: 'अर्को' },
  ] as const;
  const clauses = composeClauses(type, 'MOA', edits, known);
  const byKey = new Map(clauses.map((clause) => [clause.key, clause]));
  expect(byKey.get('rights')).toMatchObject({ text: { ne: 'नयाँ व्यहोरा', en: byKey.get('rights')?.standard?.en } });
  expect(byKey.has('costs')).toBe(false);
  expect(removedClauses(type, 'MOA', edits).map(({ key }) => key)).toEqual(['costs']);
  expect(byKey.get('liability')).toMatchObject({ locked: true, text: byKey.get('liability')?.standard });
  expect(clauses.at(-1)).toMatchObject({
    key: 'own-1',
    heading: { ne: 'Ours', en: 'Ours' },
    text: { en: 'A clause of our own' },
    standard: null,
  });
});

test('what is not answered yet is a gap that is seen', () => {
  const [name] = composeClauses('NON_PROFIT', 'MOA', [], {});
  expect(name?.text.en).toContain('……');
  expect(libraryOf('NON_PROFIT', 'MOA').some(({ key }) => key === 'shares')).toBe(false);
});

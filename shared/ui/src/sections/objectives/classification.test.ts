import { expect, test } from '@jest/globals';
import { nsicHeadingSchema, nsicSchema } from '@registrar/domain/calls/lookups';
import { classify, searchObjectives } from './classification';

const heading = (code: string, level: 'section' | 'division' | 'group', parent: string | null) =>
  nsicHeadingSchema.parse({ code, level, parent, nameEnglish: `${code} en`, nameNepali: `${code} ne` });
const objective = (nsicCode: string, newNsicCodes: string[], objectiveEnglish: string, objectiveNepali: string) =>
  nsicSchema.parse({ nsicCode, newNsicCodes, objectiveEnglish, objectiveNepali, parentObjectiveEnglish: null });

const headings = [
  heading('A', 'section', null),
  heading('01', 'division', 'A'),
  heading('011', 'group', '01'),
  heading('B', 'section', null),
  heading('05', 'division', 'B'),
];
const rice = objective('0112', ['0112', '0113'], 'Growing of rice', 'धान खेती');
const fruit = objective('0113', ['0121', '0510'], 'Growing of fruit', 'फलफूल खेती');
const law = objective('0001', [], 'legal consultancy', 'कानूनी परामर्श सेवा');

test('an objective stands once under each heading that its new codes belong to, as deep as the headings go', () => {
  const { sections, unplaced } = classify([rice, fruit, law], headings);
  expect(sections.map(({ code, count }) => [code, count])).toEqual([
    ['A', 2],
    ['B', 1],
  ]);
  const [agriculture] = sections;
  expect(agriculture?.branches[0]?.branches[0]).toMatchObject({ code: '011', objectives: [rice], count: 1 });
  expect(agriculture?.branches[0]?.objectives).toEqual([fruit]);
  expect(unplaced).toEqual([law]);
});

test('a heading without objectives is not there', () => {
  expect(classify([law], headings).sections).toEqual([]);
});

test('a search finds words of either language, codes of either list, and letters that are confused', () => {
  const all = [rice, fruit, law];
  expect(searchObjectives(all, 'RICE growing')).toEqual([rice]);
  expect(searchObjectives(all, 'खेति')).toEqual([rice, fruit]);
  expect(searchObjectives(all, 'कानुनि')).toEqual([law]);
  expect(searchObjectives(all, '०५१०')).toEqual([fruit]);
  expect(searchObjectives(all, 'bank')).toEqual([]);
});

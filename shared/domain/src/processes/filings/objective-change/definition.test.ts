import { expect, test } from '@jest/globals';
import { SHIPPED_NAME_RULES } from '../../../names/name-rules';
import type { FilingFrame } from '../../definition/filing-frame';
import { everyDefinition } from '../../tables/definitions';
import { documentPlaces } from '../../definition/document-requirement';
import { licensingBody } from './sections';
import { objectiveChange } from './definition';
import { standingObjectives } from '../../questions/standing-objectives';

const part = (aspect: 'NAME' | 'OBJECTIVES', data: object) => ({
  aspect,
  subjectId: null,
  data: { ...data },
  since: '2026-01-01',
  applicationId: null,
});
const inWords = { nsicCode: null, objectiveEnglish: 'To keep an inn', objectiveNepali: 'पाहुना घर चलाउने' };
const frame = (nsicCodes: readonly string[]): FilingFrame => ({
  companyType: 'PRIVATE_SOLE_PROPRIETOR',
  today: '2026-11-24',
  company: {
    id: 'c',
    version: 1,
    type: 'PRIVATE_SOLE_PROPRIETOR',
    shares: null,
    parts: [
      part('NAME', { nameEnglish: 'Himchuli Hotel', nameNepali: 'हिमचुली होटल' }),
      part('OBJECTIVES', {
        objectives: [{ nsicCode: '5510', objectiveEnglish: 'Hotels', objectiveNepali: 'होटल' }, inWords],
      }),
    ],
  },
  answers: { OBJECTIVE_DETAILS: { nsicCodes }, STANDING_PAPERS: { memorandum: 'SET', articles: 'SET' } },
});
const said = (codes: readonly string[]) =>
  objectiveChange.cautions(frame(codes), SHIPPED_NAME_RULES).map(({ key }) => key);
const asked = (codes: readonly string[]) =>
  documentPlaces(objectiveChange.documents, frame(codes)).map(({ key }) => key);

test('prefilled from the register: codes as codes, and objectives without a code as text', () => {
  expect(standingObjectives(frame([]))).toMatchObject({
    nsicCodes: ['5510'],
    descriptionEnglish: 'To keep an inn',
    descriptionNepali: 'पाहुना घर चलाउने',
  });
});

test('a name that fits none of the objectives gives a caution and blocks nothing; one that still fits does not', () => {
  expect(said(['7210'])).toEqual(['NAME_UNFIT']);
  expect(said(['5510', '7210'])).toEqual([]);
});

test('an added objective that needs a licence requires the letter', () => {
  expect([licensingBody('6519'), licensingBody('8030'), licensingBody('7210')]).toEqual([
    'NRB',
    'UNIVERSITY_GRANTS_COMMISSION',
    undefined,
  ]);
  expect([said(['5510', '6519']), asked(['5510', '6519'])]).toEqual([
    ['LICENCE_NEEDED'],
    ['SPECIAL_RESOLUTION', 'REGULATOR_LETTER'],
  ]);
  expect(asked(['5510', '7210'])).toEqual(['SPECIAL_RESOLUTION']);
});

test('a definition whose cautions read the word lists says so; otherwise a page would use the default lists', () => {
  const takers = everyDefinition().filter(({ cautions }) => (cautions?.length ?? 0) > 1);
  expect(takers).toContain(objectiveChange);
  expect(everyDefinition().filter(({ cautionsReadWordLists }) => cautionsReadWordLists)).toEqual(takers);
});

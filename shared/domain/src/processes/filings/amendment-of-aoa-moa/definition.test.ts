import { expect, test } from '@jest/globals';
import type { FilingFrame } from '../../definition/filing-frame';
import { amendedOn, amendmentOfAoaMoa, amendmentResolution } from './definition';

const [DECISION] = amendmentOfAoaMoa.sections;

/** As drafts of every release keep it. */
const STORED = {
  documentType: 'BOTH',
  reason: 'The articles name no place of meeting.',
  resolution: { meeting: 'GENERAL_MEETING', resolutionOn: '2026-11-01', text: 'The articles are amended.' },
};
const frameWith = (decision: Readonly<Record<string, unknown>>): FilingFrame => ({
  companyType: null,
  company: null,
  answers: { AMENDMENT_DECISION: decision },
  today: '2026-11-23',
});
const codesOf = (decision: Readonly<Record<string, unknown>>): unknown =>
  DECISION.schemaFor(frameWith(decision))
    .safeParse(decision)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a decision that was stored is read as it is, and stored again in the same shape', () => {
  expect(DECISION.draft.parse(STORED)).toEqual(STORED);
  expect(DECISION.schema.parse(STORED)).toEqual(STORED);
  expect(codesOf(STORED)).toBeUndefined();
  expect(amendmentResolution(frameWith(STORED))).toEqual(STORED.resolution);
  expect(amendedOn(frameWith(STORED))).toBe('2026-11-01');
});

test('a draft that is not complete keeps what it has', () => {
  const begun = { documentType: 'MOA', resolution: { resolutionOn: '2026-11-02' } };
  expect(DECISION.draft.parse(begun)).toEqual(begun);
  expect(amendedOn(frameWith(begun))).toBe('2026-11-02');
  expect(amendedOn(frameWith({}))).toBeUndefined();
});

test('the paper is asked before the reason, and each missing answer is named', () => {
  expect(DECISION.fields.map(({ path }) => path)).toEqual([
    'documentType',
    'reason',
    'resolution.meeting',
    'resolution.resolutionOn',
    'resolution.text',
  ]);
  expect(codesOf({})).toEqual([
    ['documentType', 'PAPER_REQUIRED'],
    ['reason', 'REASON_REQUIRED'],
    ['resolution.meeting', 'RESOLUTION_MEETING_REQUIRED'],
    ['resolution.resolutionOn', 'RESOLUTION_DAY_REQUIRED'],
    ['resolution.text', 'DECISION_REQUIRED'],
  ]);
  expect(codesOf({ ...STORED, resolution: { ...STORED.resolution, resolutionOn: '2026-11-24' } })).toEqual([
    ['resolution.resolutionOn', 'RESOLUTION_IN_FUTURE'],
  ]);
});

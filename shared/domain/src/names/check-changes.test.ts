import { expect, test } from '@jest/globals';
import type { NameFinding, SimilarName } from './name-check-answer';
import { changesSince, type KeptCheck } from './check-changes';

const why = { ne: '', en: '' };
const finding = (kind: string, token?: string): NameFinding => ({ kind, severity: 'warn', token, why, rule: '' });
const name = (id: string, kind: SimilarName['kind'] = 'APPLICATION'): SimilarName => ({
  id,
  english: `Name ${id}`,
  nepali: '',
  kind,
  score: 0.9,
  reason: '',
  why,
});
const check = (changes: Partial<KeptCheck> = {}): KeptCheck => ({
  outcome: 'AVAILABLE',
  findings: [],
  similar: [],
  ...changes,
});

test('a check that says the same has no changes, also where a word was allowed since', () => {
  const then = check({ findings: [finding('NAME_FORBIDDEN_WORD', 'Nepal')], similar: [name('1')] });
  expect(
    changesSince(then, { ...then, findings: [{ ...finding('NAME_FORBIDDEN_WORD', 'nepal'), severity: 'info' }] }),
  ).toBeUndefined();
});

test('a name that came in the way, and one that gave it up, are told by themselves', () => {
  const then = check({
    similar: [name('1')],
    findings: [finding('SIMILAR_EXISTS', 'Name 1')],
    outcome: 'SIMILAR_EXISTS',
  });
  const now = check({ similar: [name('2')], findings: [finding('ALREADY_REGISTERED')], outcome: 'ALREADY_REGISTERED' });
  expect(changesSince(then, now)).toEqual({
    outcome: 'SIMILAR_EXISTS',
    newFindings: [],
    goneFindings: [],
    newNames: [name('2')],
    goneNames: [name('1')],
  });
});

test('a waiting name that was reserved meanwhile counts as new, not as gone', () => {
  const changes = changesSince(check({ similar: [name('1')] }), check({ similar: [name('1', 'RESERVATION')] }));
  expect(changes).toMatchObject({ newNames: [{ id: '1', kind: 'RESERVATION' }], goneNames: [] });
});

test('a word that was listed or taken off a list since is told', () => {
  const changes = changesSince(
    check({ findings: [finding('NAME_FORBIDDEN_WORD', 'Mega')] }),
    check({ findings: [finding('BLACKLIST_SIMILAR', 'Interpoll')] }),
  );
  expect(changes).toMatchObject({
    newFindings: [{ kind: 'BLACKLIST_SIMILAR' }],
    goneFindings: [{ kind: 'NAME_FORBIDDEN_WORD' }],
  });
});

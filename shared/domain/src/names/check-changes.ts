import type { NameCheckAnswer, NameCheckChanges, NameFinding, SimilarName } from './name-check-answer';

/** What of a check is kept when a name is handed in. */
export type KeptCheck = Pick<NameCheckAnswer, 'outcome' | 'findings' | 'similar'>;

/** Speaks of another name, which stands in the sentence itself; the names are compared one by one. */
export const isOfOtherName = ({ kind }: Pick<NameFinding, 'kind'>): boolean =>
  kind === 'SIMILAR_EXISTS' || kind === 'ALREADY_REGISTERED';

const sameFinding = (a: NameFinding, b: NameFinding): boolean =>
  a.kind === b.kind && a.token?.toLowerCase() === b.token?.toLowerCase();

const findingsOnlyIn = (own: KeptCheck, other: KeptCheck): NameFinding[] =>
  own.findings.filter(
    (finding) => !isOfOtherName(finding) && !other.findings.some((candidate) => sameFinding(finding, candidate)),
  );

/** A waiting name that was reserved meanwhile stands in the way otherwise than before, and is told as new. */
const namesOnlyIn = (own: KeptCheck, other: KeptCheck, sameKind: boolean): SimilarName[] =>
  own.similar.filter(
    (name) =>
      !other.similar.some(
        (candidate) =>
          candidate.id === name.id && candidate.english === name.english && (!sameKind || candidate.kind === name.kind),
      ),
  );

/** What the check of a name says otherwise than when the name was handed in; undefined where it says the same. */
export function changesSince(then: KeptCheck, now: KeptCheck): Omit<NameCheckChanges, 'since'> | undefined {
  const changes = {
    outcome: then.outcome,
    newFindings: findingsOnlyIn(now, then),
    goneFindings: findingsOnlyIn(then, now),
    newNames: namesOnlyIn(now, then, true),
    goneNames: namesOnlyIn(then, now, false),
  };
  const same =
    then.outcome === now.outcome &&
    [changes.newFindings, changes.goneFindings, changes.newNames, changes.goneNames].every(
      ({ length }) => length === 0,
    );
  return same ? undefined : changes;
}

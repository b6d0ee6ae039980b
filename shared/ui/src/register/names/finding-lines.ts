import type { NameFinding } from '@registrar/domain/calls/names';
import { isOfOtherName } from '@registrar/domain/names';
import { asWritten, placesOf, type BothScripts } from './marked-name';

/** One line of the page: a finding, or the same finding on the same word in both scripts. */
export type FindingLine = readonly [NameFinding, ...NameFinding[]];

/**
 * Brings together what is said of one word in both scripts, so that it is read, and allowed, once. A word in the same
 * place of both names is one word, where both have as many words.
 */
export function findingLines(name: BothScripts, findings: readonly NameFinding[]): FindingLine[] {
  const lines: { readonly finding: NameFinding; other?: NameFinding }[] = [];
  for (const finding of findings) {
    const partner = lines.find((line) => line.other === undefined && isSameWord(name, line.finding, finding));
    if (partner) partner.other = finding;
    else lines.push({ finding });
  }
  return lines.map(({ finding, other }) => (other === undefined ? [finding] : [finding, other]));
}

/** Of one word in both scripts, the finding that speaks of the reader's own. */
export function spokenOf(line: FindingLine, language: 'ne' | 'en'): NameFinding {
  return line.find(({ token }) => /\p{Script=Devanagari}/u.test(token ?? '') === (language === 'ne')) ?? line[0];
}

/** The words that a line is about, as they stand in the name. */
export function wordsOfLine(line: FindingLine, name: BothScripts): string[] {
  return isOfOtherName(line[0])
    ? []
    : line.flatMap(({ token }) => (token === undefined ? [] : [asWritten(token, name)]));
}

function isSameWord(name: BothScripts, first: NameFinding, second: NameFinding): boolean {
  if (
    first.kind !== second.kind ||
    first.rule !== second.rule ||
    (first.override === undefined) !== (second.override === undefined)
  )
    return false;
  const [a, b] = [placesOf(name, first.token), placesOf(name, second.token)];
  const ofOtherScripts =
    (a.nepali.length > 0 && a.english.length === 0 && b.english.length > 0 && b.nepali.length === 0) ||
    (a.english.length > 0 && a.nepali.length === 0 && b.nepali.length > 0 && b.english.length === 0);
  if (!ofOtherScripts || !a.asManyWords) return false;
  const [left, right] = [
    [...a.nepali, ...a.english],
    [...b.nepali, ...b.english],
  ];
  return left.length === right.length && left.every((place, index) => place === right[index]);
}

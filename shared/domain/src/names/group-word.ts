import type { AnalysedName } from './analysed-name';
import { withinScript } from './word';

const SAME_WORD = 0.9;

/** Whether a member of a group begins with the word by which its parent is known, in either script. */
export function sharesLeadingWord(name: AnalysedName, parent: AnalysedName): boolean {
  return (['english', 'nepali'] as const).some((script) => {
    const [own, theirs] = [name[script][0], parent[script][0]];
    return own !== undefined && theirs !== undefined && withinScript(own, theirs) >= SAME_WORD;
  });
}

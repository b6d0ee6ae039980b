import type { FilingFrame } from '../../processes/definition/filing-frame';

/**
 * The rule in the words of the specification or the law, a filing that breaks it, where that shows and by which code,
 * and the sentences.
 */
export type BrokenRule = readonly [rule: string, filing: () => FilingFrame, issue: string, ne: string, en: string];

/**
 * A name of a company asked and checked while it is typed: the same for whoever reserves one and for a company that
 * takes another.
 */
export { longEnough, type NameQuestion } from './names/check-name';
export { LiveNameCheck, type LiveNameCheckProps } from './names/live-name-check';
export { NameQuestions, type NameQuestionsProps } from './names/name-questions';
export { GroupAnswer } from './names/group-answer';
export { GroupNote } from './names/group-note';
export { NamesBesideParent } from './names/names-beside-parent';
export { OtherScriptOffer } from './names/other-script-offer';
export { useParentProblems } from './names/find-parent';
export { useSettledParent } from './names/use-settled-parent';
export { useNameRules } from './names/name-rules';
export { useAnyNameWords as useNameWords, type NameWords } from './names/name-words';
export { useCompanyTypes } from './names/list-company-types';
export { useDebouncedValue } from './names/use-debounced-value';
export { toldOutcome } from './names/outcome-banner';

export { FindingItem } from './names/finding-item';
export { findingLines, spokenOf, wordsOfLine, type FindingLine } from './names/finding-lines';
export { MarkedName, marksOf, type BothScripts } from './names/marked-name';
export { default as findingStyles } from './names/findings.module.css';

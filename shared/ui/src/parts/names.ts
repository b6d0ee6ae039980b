/**
 * A name of a company asked and checked while it is typed: the same for whoever reserves one and for a company that
 * takes another.
 */
export { longEnough, type NameQuestion } from '../register/names/check-name';
export { LiveNameCheck, type LiveNameCheckProps } from '../register/names/live-name-check';
export { NameQuestions, type NameQuestionsProps } from '../register/names/name-questions';
export { GroupAnswer } from '../register/names/group-answer';
export { GroupNote } from '../register/names/group-note';
export { NamesBesideParent } from '../register/names/names-beside-parent';
export { OtherScriptOffer } from '../register/names/other-script-offer';
export { useParentProblems } from '../register/names/find-parent';
export { useSettledParent } from '../register/names/use-settled-parent';
export { useNameRules } from '../register/names/name-rules';
export { useAnyNameWords as useNameWords, type NameWords } from '../register/names/name-words';
export { useCompanyTypes } from '../register/names/list-company-types';
export { useDebouncedValue } from '../register/names/use-debounced-value';
export { shownOutcome } from '../register/names/outcome-banner';

export { FindingItem } from '../register/names/finding-item';
export { findingLines, spokenOf, wordsOfLine, type FindingLine } from '../register/names/finding-lines';
export { MarkedName, marksOf, type BothScripts } from '../register/names/marked-name';
export { default as findingStyles } from '../register/names/findings.module.css';

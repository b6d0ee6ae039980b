/**
 * The pages of a filing for whoever files it: the wizard with its steps, what the office asks, where it stands. A
 * remote brings its address, its words and its own parts.
 */
export { FilingPage, type FilingPageProps } from '../filings/pages/filing-page';
export {
  addressesBelow,
  FilingPagesContext,
  useFilingPages,
  type FiledPartProps,
  type FilingPages,
  type FilingPart,
} from '../filings/filing/filing-pages';
export { useAnyFilingWords as useFilingWords, type FilingWords } from '../filings/filing/filing-words';
export { NoSuchPage, NotReadable, NotReviewable } from '../filings/filing/not-readable';
export {
  askedDocumentsActions,
  askDocumentsActions,
  discardActions,
  recallActions,
  summaryActions,
  takeOverActions,
} from '../filings/filing/filing-actions';

export { isPartAddress } from '../filings/filing/part-addresses';
export { ownForm, type OwnFormProps } from '../filings/wizard/own-form';
export { formAnswers } from '../filings/wizard/form-answers';
export { stepOfPath } from '../filings/filing/step-of-path';
export { incompleteSteps } from '../filings/wizard/step-states';
export { UnfinishedSteps } from '../filings/summary/unfinished-steps';
export { ChangedMeanwhile } from '../filings/summary/changed-meanwhile';
export { DOCUMENTS_PLACE } from '../filings/summary/use-seen';
export { DeclarationBoxes, useMissingDeclaration } from '../filings/summary/declarations';
export { useSubmission, type Refusal } from '../filings/summary/use-submission';
export { FilingWizard } from '../filings/pages/filing-wizard';
export { CapitalBeforeAfter } from '../filings/answers/capital-before-after';
export { FiledWorkings } from '../filings/answers/filed-workings';
export { SharesBeforeAfter } from '../filings/answers/shares-before-after';
export { SectionsStep, type SectionsStepProps } from '../filings/steps/sections-step';
export { StepActions } from '../filings/wizard/step-actions';
export { StepHeading } from '../filings/wizard/step-heading';
export type { StepProps } from '../filings/filing/step-props';
export { useWizard, type WizardState } from '../filings/wizard/wizard-context';
export { withItem } from '../filings/filing/filing-frame';
export { titleOf } from '../filings/filing/filed-items';

export { ListPart } from '../filings/list-section/list-part';
export type {
  FiledItemProps,
  ItemBody,
  ItemBodyProps,
  ItemStepBodyProps,
  ListPartProps,
  Opened,
  OpenedAt,
} from '../filings/filing/list-part-props';
export type { ItemAddress } from '../filings/filing/item-address';
export { ItemStepForm } from '../filings/list-section/item-step-form';

export { PinCard } from '../filings/correction/pin-card';
export { openPins } from '../filings/correction/open-pins';
export { AskedDocuments } from '../filings/asked-documents/asked-documents';
export { DiscardFiling } from '../filings/actions/discard-filing';
export { IssuedPapers } from '../filings/status/issued-papers';
export { WhereItStands } from '../filings/status/where-it-stands';

export { TabbedBody, type TabbedBodyProps } from '../filings/people/tabbed-body';
export type { ItemPart } from '../filings/people/item-part';
export { PersonDocuments } from '../filings/people/person-documents';
export { BoardRules } from '../filings/people/board-rules';
export { SeatHolders } from '../filings/people/people-of-filing';
export { DirectorPhone, type DirectorPhoneProps } from '../filings/people/director-phone';
export { directorDisclosures } from '../filings/disclosures/director-disclosures';
export { useTermOf } from '../filings/people/term-of';

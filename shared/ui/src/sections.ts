/** A filing's sections drawn from their definition: the form, the answers read only, their saving and its conflicts. */
export { SectionForm, type SectionFormProps } from './sections/section-form';
export { SectionAnswers, type AnswerViews, type SectionAnswersProps } from './sections/section-answers';
export { AnswerValue, Unanswered, type AnswerValueProps } from './sections/answer-value';
export { completeSchema, withKept } from './sections/complete-schema';
export { useSectionForm, type SectionFormState } from './sections/section-form-context';
export type { WidgetControl, WidgetControls, WidgetProps } from './sections/widget-props';
export { widgetControls } from './sections/widgets/widget-controls';
export { personName } from './sections/widgets/choice-widgets';
export { isUnanswered, sameAnswer } from './sections/same-answer';

export {
  createPartSaver,
  type Conflict,
  type PartSaver,
  type SaveFailure,
  type SaverState,
  type Standing,
} from './sections/part-saver';
export { usePartSaver, type LivePartSaver } from './sections/use-part-saver';
export { saveStateOf } from './sections/save-state-of';
export { ConflictDialog } from './sections/conflict-dialog';

export { filedItemsOf, useAddItem, useFiledItems, useRemoveItem, useSavedItem } from './filings/filed-items';
export { partOfItem, placeOfPart, useFilingDraft, type FilingDraft } from './filings/filing-draft';
export { useFilingFrame } from './filings/filing-frame';

export { useDocuments, documentFieldId, useDocumentsCache } from './filings/documents/list-documents';
export { useRemoveDocument, useUploadDocument } from './filings/documents/change-documents';
export { useBroughtDocuments } from './filings/documents/use-brought-documents';
export { FilingDocuments } from './filings/documents/filing-documents';
export { DocumentPlaceView } from './filings/documents/document-place-view';
export { DocumentView } from './filings/documents/document-view';
export { DocumentViewer } from './filings/documents/document-viewer';
export { DocumentsFailed } from './filings/documents/documents-failed';
export { documentAnchor } from './filings/documents/document-anchor';

export { useNsicByCodes } from './filings/objectives/list-nsic';
export { ObjectiveBrowser } from './filings/objectives/objective-browser';
export { ObjectiveLine } from './filings/objectives/objective-line';
export { ObjectivePicker } from './filings/objectives/objective-picker';
export { objectiveText } from './filings/objectives/objective-text';

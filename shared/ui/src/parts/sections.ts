/** A filing's sections drawn from their definition: the form, the answers read only, their saving and its conflicts. */
export { SectionForm, type SectionFormProps } from '../sections/form/section-form';
export { SectionAnswers, type AnswerViews, type SectionAnswersProps } from '../sections/answers/section-answers';
export { AnswerValue, Unanswered, type AnswerValueProps } from '../sections/answers/answer-value';
export { completeSchema, withKept } from '../sections/section/complete-schema';
export { useSectionForm, type SectionFormState } from '../sections/section/section-form-context';
export type { WidgetControl, WidgetControls, WidgetProps } from '../sections/section/widget-props';
export { widgetControls } from '../sections/widgets/widget-controls';
export { personName } from '../sections/widgets/choice-widgets';
export { isUnanswered, sameAnswer } from '../sections/section/same-answer';

export {
  createPartSaver,
  type Conflict,
  type PartSaver,
  type SaveFailure,
  type SaverState,
  type Standing,
} from '../sections/saving/part-saver';
export { usePartSaver, type LivePartSaver } from '../sections/saving/use-part-saver';
export { saveStateOf } from '../sections/saving/save-state-of';
export { ConflictDialog } from '../sections/saving/conflict-dialog';

export { filedItemsOf, useAddItem, useFiledItems, useRemoveItem, useSavedItem } from '../filings/filing/filed-items';
export { partOfItem, placeOfPart, useFilingDraft, type FilingDraft } from '../filings/filing/filing-draft';
export { useFilingFrame } from '../filings/filing/filing-frame';

export { useDocuments, documentFieldId, useDocumentsCache } from '../filings/documents/list-documents';
export { useRemoveDocument, useUploadDocument } from '../filings/documents/change-documents';
export { useBroughtDocuments } from '../filings/documents/use-brought-documents';
export { FilingDocuments } from '../filings/documents/filing-documents';
export { DocumentPlaceView } from '../filings/documents/document-place-view';
export { DocumentView } from '../filings/documents/document-view';
export { DocumentViewer } from '../filings/documents/document-viewer';
export { DocumentsFailed } from '../filings/documents/documents-failed';
export { documentAnchor } from '../filings/documents/document-anchor';

export { useNsicByCodes } from '../sections/objectives/list-nsic';
export { ObjectiveBrowser } from '../sections/objectives/objective-browser';
export { ObjectiveLine } from '../sections/objectives/objective-line';
export { ObjectivePicker } from '../sections/objectives/objective-picker';
export { objectiveText } from '../sections/objectives/objective-text';

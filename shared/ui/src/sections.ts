/** A filing's sections drawn from their definition: the form, the answers read only, their saving and its conflicts. */
export { SectionForm, type SectionFormProps } from './sections/section-form';
export { SectionAnswers, type AnswerViews, type SectionAnswersProps } from './sections/section-answers';
export { AnswerValue, Unanswered, type AnswerValueProps } from './sections/answer-value';
export { completeSchema } from './sections/complete-schema';
export { useSectionForm, type SectionFormState } from './sections/section-form-context';
export type { WidgetControl, WidgetControls, WidgetProps } from './sections/widget-props';
export { widgetControls } from './sections/widgets/widget-controls';
export { personName } from './sections/widgets/choice-widgets';
export { isUnanswered, sameAnswer } from './sections/same-answer';

export { createPartSaver, type Conflict, type PartSaver, type SaveFailure, type SaverState, type Standing } from './sections/part-saver';
export { usePartSaver, type LivePartSaver } from './sections/use-part-saver';
export { ConflictDialog } from './sections/conflict-dialog';

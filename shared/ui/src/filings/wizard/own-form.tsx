import type { ComponentType } from 'react';
import type { Answers } from '@registrar/domain/processes';
import type { StepProps } from '../filing/step-props';
import { useMerges, useWizard } from './wizard-context';

export interface OwnFormProps extends StepProps {
  /** As they are when the step opens: typed and unsaved ones first. */
  readonly answers: Answers;
  /** Everything the form holds; saved by itself. */
  readonly onChange: (data: Answers) => void;
}

/**
 * A step that asks one section by a form of its own; the form begins anew when two versions of its answers were merged.
 */
export function ownForm(sectionKey: string, Form: ComponentType<OwnFormProps>): ComponentType<StepProps> {
  return function OwnForm(props) {
    const { draft } = useWizard();
    const begun = useMerges(sectionKey);
    return (
      <Form
        key={begun}
        {...props}
        answers={draft.answersOf(sectionKey)}
        onChange={(data) => draft.change(sectionKey, data, draft.versionOf(sectionKey))}
      />
    );
  };
}

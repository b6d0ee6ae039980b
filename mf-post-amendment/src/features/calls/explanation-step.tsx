import { SectionsStep, type StepProps } from '@registrar/ui/filing-pages';
import { CallNote } from './call-note';

/** The answer, with what was asked above it. */
export function ExplanationStep(props: StepProps) {
  return <><CallNote detail={props.detail} /><SectionsStep {...props} /></>;
}

import { FormSkeleton } from '@registrar/ui';
import { SectionsStep, type StepProps } from '@registrar/ui/filing';
import { CallNote, useCallOf } from './call-note';

/** The answer, with what was asked above it; both at once, so that the form does not move when the call comes. */
export function ExplanationStep(props: StepProps) {
  const { isLoading, isFetched } = useCallOf(props.detail);
  if (isLoading && !isFetched) return <FormSkeleton />;
  return (
    <>
      <CallNote detail={props.detail} />
      <SectionsStep {...props} />
    </>
  );
}

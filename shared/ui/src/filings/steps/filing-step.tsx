import { lazy, Suspense, type ComponentType } from 'react';
import type { StepDefinition, StepKind } from '@registrar/domain/processes';
import { FormSkeleton } from '../../base/feedback/skeletons';
import { useFilingPages } from '../filing/filing-pages';
import { SectionsStep } from './sections-step';
import type { StepProps } from '../filing/step-props';

/** The steps that are alike in every filing; each is its own download. */
const ofKind: Readonly<Partial<Record<StepKind, ComponentType<StepProps>>>> = {
  DOCUMENTS: lazy(async () => ({ default: (await import('./documents-step')).DocumentsStep })),
  PAYABLE: lazy(async () => ({ default: (await import('./fee-step')).FeeStep })),
  CHECK: lazy(async () => ({ default: (await import('../summary/summary-step')).SummaryStep })),
};

/** A step: the remote's own, else the one of its kind, else its sections as the definition describes them. */
export function FilingStep({
  step,
  ...props
}: Omit<StepProps, 'stepKey'> & { readonly step: StepDefinition | undefined }) {
  const { steps = {} } = useFilingPages();
  if (step === undefined) return null;
  const Step = steps[step.key] ?? ofKind[step.kind] ?? SectionsStep;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Step stepKey={step.key} {...props} />
    </Suspense>
  );
}

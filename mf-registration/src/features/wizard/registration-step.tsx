import { lazy, Suspense, type ComponentType } from 'react';
import { FormSkeleton } from '@registrar/ui';
import { SectionsStep } from './sections-step';
import type { StepProps } from './step-props';

/** The steps that are more than the form and the lists of their definition; each is its own download. */
const own: Readonly<Record<string, ComponentType<StepProps>>> = {
  'general-info': lazy(async () => ({ default: (await import('../steps/general-info-step')).GeneralInfoStep })),
  'branch-info': lazy(async () => ({ default: (await import('../steps/branch-info-step')).BranchInfoStep })),
  'objective-details': lazy(async () => ({ default: (await import('../steps/objective-details-step')).ObjectiveDetailsStep })),
  'capital-structure': lazy(async () => ({ default: (await import('../steps/capital-structure-step')).CapitalStructureStep })),
  shareholder: lazy(async () => ({ default: (await import('../shareholders/shareholder-step')).ShareholderStep })),
  'listed-company-bod-details': lazy(async () => ({ default: (await import('../directors/listed-board-step')).ListedBoardStep })),
  'share-range-assign': lazy(async () => ({ default: (await import('../share-ranges/share-range-step')).ShareRangeStep })),
  'document-generation': lazy(async () => ({ default: (await import('../document-generation/document-generation-step')).DocumentGenerationStep })),
  'document-details': lazy(async () => ({ default: (await import('../steps/document-details-step')).DocumentDetailsStep })),
  'fine-revenue-details': lazy(async () => ({ default: (await import('../fine-revenue/fine-revenue-step')).FineRevenueStep })),
  summary: lazy(async () => ({ default: (await import('../summary/summary-step')).SummaryStep })),
};

export function RegistrationStep({ stepKey, ...props }: StepProps & { readonly stepKey: string }) {
  const Own = own[stepKey];
  if (Own === undefined) return <SectionsStep stepKey={stepKey} {...props} />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Own {...props} />
    </Suspense>
  );
}

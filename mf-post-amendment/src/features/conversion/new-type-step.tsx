import { SectionsStep, type StepProps } from '@registrar/ui/filing';
import { ConversionConditions } from './conversion-conditions';

/** The types that there are, and under the chosen one what the Act asks for it. */
export function NewTypeStep(props: StepProps) {
  const companyId = props.detail.company?.id;
  return (
    <SectionsStep
      {...props}
      afterGroup={(key, { companyType }) =>
        key === 'companyType' && companyId !== undefined ? (
          <ConversionConditions
            companyId={companyId}
            chosen={typeof companyType === 'string' ? companyType : undefined}
          />
        ) : null
      }
    />
  );
}

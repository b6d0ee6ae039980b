import { reportedShares } from '@registrar/domain/processes/filings/annual-report/share-statement';
import { SectionsStep, useWizard, type StepProps } from '@registrar/ui/filing';
import { StandingShareRecord } from './standing-share-record';

const FIRST_QUESTION = 'shareValuationRate';

/** Section 51: what the register held at the end of the year stands above what only the company knows. */
export function ShareRecordStep(props: StepProps) {
  const { frame } = useWizard();
  const standing = reportedShares(frame)?.standing;
  return (
    <SectionsStep
      {...props}
      beforeGroup={(group) =>
        group === FIRST_QUESTION && standing !== undefined ? <StandingShareRecord standing={standing} /> : null
      }
    />
  );
}

import { filedShares } from '@registrar/domain/processes/filings/share-rate-change/new-rate';
import { SectionsStep, SharesBeforeAfter, useWizard, type StepProps } from '@registrar/ui/filing';

/** What the new face value makes of the shares, above the questions about it. */
export function SharesAtNewRateStep(props: StepProps) {
  const { frame } = useWizard();
  const filed = filedShares(frame);
  return (
    <SectionsStep {...props} beforeGroup={() => (filed ? <SharesBeforeAfter filed={filed} frame={frame} /> : null)} />
  );
}

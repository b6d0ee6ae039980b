import { sharesAfter } from '@registrar/domain/processes/filings/share-baad-phaad/operation';
import { SectionsStep, SharesBeforeAfter, useWizard, type StepProps } from '@registrar/ui/filing';

/** What is done with the shares, and below the answers what becomes of them. */
export function ShareOperationStep(props: StepProps) {
  const { frame } = useWizard();
  return (
    <SectionsStep
      {...props}
      afterGroup={(key, data) => {
        const filed = key === 'oldShares' ? sharesAfter(data, frame) : null;
        return filed ? <SharesBeforeAfter filed={filed} frame={frame} /> : null;
      }}
    />
  );
}

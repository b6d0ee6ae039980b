import { migrationNameReservation } from '@registrar/domain/processes/filings/migration-name-reservation/definition';
import { FormSkeleton } from '@registrar/ui';
import { ownForm, type FilingPages, type OwnFormProps, type StepProps } from '@registrar/ui/filing';
import { RESERVATIONS } from '../reservation/addresses';
import { documentsAddress, oldNameAddress } from './addresses';
import { DocumentsStep } from './documents-step';
import { useCompanyOfFiling } from './migrated-companies';
import { OldNameStep } from './old-name-step';

function OldName(props: OwnFormProps) {
  const company = useCompanyOfFiling(props.detail.id);
  return company.isPending ? <FormSkeleton /> : <OldNameStep {...props} company={company.data} />;
}

function Documents(props: StepProps) {
  const company = useCompanyOfFiling(props.detail.id);
  return company.isPending ? <FormSkeleton /> : <DocumentsStep {...props} company={company.data} />;
}

/** Two steps: what the old paper says, then the paper itself with everything once more. */
export const migratedPages: FilingPages = {
  processes: [migrationNameReservation],
  home: RESERVATIONS,
  addressOf: (id, step) => (step === 'documents' ? documentsAddress(id) : oldNameAddress(id)),
  steps: { 'old-name': ownForm('OLD_NAME_DETAILS', OldName), documents: Documents },
  words: 'migrated',
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { migrationNameReservation } from '@registrar/domain/processes';
import { usePortal } from '@registrar/runtime';
import { FormSkeleton, PageHeader } from '@registrar/ui';
import { StatusBadge, Wizard, type StepState } from '@registrar/ui/filing';
import { saveStateOf } from '@registrar/ui/sections';
import { DiscardDraft } from '../reservation/discard-draft';
import { DraftNotices } from '../reservation/draft-notices';
import { useDraft } from '../reservation/use-draft';
import { documentsAddress, oldNameAddress } from './addresses';
import { DocumentsStep } from './documents-step';
import { useCompanyOfFiling } from './migrated-companies';
import { OldNameStep } from './old-name-step';

export type MigratedStep = 'old-name' | 'documents';

export interface MigratedWizardProps {
  readonly detail: ApplicationDetail;
  readonly step: MigratedStep;
}

/** Two steps: what the old paper says, then the paper itself. Each is saved by itself. */
export function MigratedWizard({ detail, step }: MigratedWizardProps) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const draft = useDraft(detail);
  const company = useCompanyOfFiling(detail.id);
  const [missing, setMissing] = useState(false);
  const complete = detail.sections.find(({ key }) => key === 'OLD_NAME_DETAILS')?.validity === 'VALID';
  const stateOf = (key: MigratedStep): StepState => (key === 'old-name' && complete ? 'complete' : key === step ? 'inProgress' : missing ? 'hasErrors' : 'notStarted');

  const open = async (key: string) => {
    if (!(await draft.flush())) return;
    navigation.to(key === 'documents' ? documentsAddress(detail.id) : oldNameAddress(detail.id));
  };
  return (
    <>
      <PageHeader title={t('migrated.wizardTitle')} badge={<StatusBadge status={detail.status} />} action={<DiscardDraft detail={detail} version={draft.version} />}>
        {t('migrated.wizardLead')}
      </PageHeader>
      <DraftNotices detail={detail} definition={migrationNameReservation} draft={draft} />
      <Wizard
        steps={(['old-name', 'documents'] as const).map((key) => ({ key, title: t(`migrated.step.${key}`), state: stateOf(key) }))}
        current={step}
        onStep={(key) => void open(key)}
        saveState={saveStateOf(draft.state)}
      >
        {company.isPending ? <FormSkeleton /> : step === 'old-name' ? (
          <OldNameStep key={draft.round} answers={draft.answersOf('OLD_NAME_DETAILS')} company={company.data} onChange={(data) => draft.change('OLD_NAME_DETAILS', data)} onDone={() => open('documents')} />
        ) : (
          <DocumentsStep detail={detail} company={company.data} complete={complete} draft={draft} onBack={() => void open('old-name')} onMissing={() => setMissing(true)} />
        )}
      </Wizard>
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { Button } from '@registrar/ui';
import { FormDialog, ScanFigure } from '@registrar/ui/components';
import styles from './conduct.module.css';

type Claim = ProceedingDetail['claims'][number];
type File = Claim['evidence'][number];

interface ClaimEvidenceProps {
  readonly proceedingId: string;
  readonly claim: Claim;
}

/** The files that came with a claim or an objection, each opened over the page. */
export function ClaimEvidence({ proceedingId, claim }: ClaimEvidenceProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<File>();
  if (claim.evidence.length === 0) return null;
  const title = (file: File) => `${t('conduct.evidence')}: ${file.name}`;
  return (
    <div className={styles['actions']}>
      {claim.evidence.map((file) => (
        <Button key={file.id} size="small" aria-haspopup="dialog" onClick={() => setOpen(file)}>
          {title(file)}
        </Button>
      ))}
      {open === undefined ? null : (
        <FormDialog title={title(open)} onClose={() => setOpen(undefined)}>
          <ScanFigure
            path={`/external/api/proceeding/${proceedingId}/claim/${claim.id}/evidence/${open.id}`}
            mediaType={open.mediaType}
            alt={title(open)}
            openLabel={t('conduct.openProof', { name: open.name })}
            failed={t('conduct.proofFailed')}
            whole
          />
        </FormDialog>
      )}
    </div>
  );
}

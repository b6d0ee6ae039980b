import { useTranslation } from 'react-i18next';
import type { PaymentPaper } from '@registrar/domain/calls/receipts';
import { PortalLink } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { useSaveFile } from '@registrar/ui/filing';

interface SavePaperProps {
  readonly paper: PaymentPaper;
  /** What it is, for example "Receipt". */
  readonly kind: string;
}

/** A receipt or credit note: its number, to save, and where anybody checks it. */
export function SavePaper({ paper, kind }: SavePaperProps) {
  const { t } = useTranslation();
  const { save, saving } = useSaveFile(
    `/external/api/receipt/${encodeURIComponent(paper.code)}/file`,
    `${paper.number.replace(/[^\w.-]+/g, '-')}.pdf`,
  );
  const name = `${kind} ${paper.number}`;
  return (
    <div style={{ marginBlockEnd: 8 }}>
      <div style={{ fontSize: 14 }}>{kind}</div>
      <div style={{ marginBlockEnd: 4 }}>{paper.number}</div>
      {paper.ready ? (
        <Button size="small" loading={saving} onClick={() => void save()} aria-label={t('papers.saveOf', { name })}>
          {t('papers.save')}
        </Button>
      ) : (
        <span role="status">{t('papers.notReady')}</span>
      )}{' '}
      <PortalLink to={paper.link} aria-label={t('papers.verifyOf', { name })}>
        {t('papers.verify')}
      </PortalLink>
    </div>
  );
}

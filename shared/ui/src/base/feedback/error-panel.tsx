import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../layout/sheet';

interface ErrorPanelProps {
  /** Loads the page anew; the shell knows how. */
  readonly onRefresh: () => void;
  readonly errorId?: string;
  /** Further ways out, beside the button. */
  readonly children?: ReactNode;
}

/** The generic error page, in the specification's words. */
export function ErrorPanel({ onRefresh, errorId, children }: ErrorPanelProps) {
  const { t } = useTranslation('common');
  return (
    <Sheet role="alert">
      <h1 style={{ fontSize: 26, marginBlock: '0 8px' }}>{t('errorPanel.title')}</h1>
      <p>{t('errorPanel.message')}</p>
      {errorId && <p>{t('errorPanel.reference', { errorId })}</p>}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button type="primary" onClick={onRefresh}>
          {t('action.refreshPage')}
        </Button>
        {children}
      </div>
    </Sheet>
  );
}

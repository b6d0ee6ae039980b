import Spin from 'antd/es/spin';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

const cover: CSSProperties = {
  position: 'fixed',
  inset: 0,
  zIndex: 1900,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  background: 'rgba(255, 255, 255, 0.7)',
};

/** Covers the screen while requests run. When to show it is the caller's business; it never takes the focus. */
export function LoadingOverlay({ visible }: { readonly visible: boolean }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-live="polite" style={visible ? cover : undefined}>
      {visible && (
        <>
          <Spin size="large" />
          <span>{t('state.pleaseWait')}</span>
        </>
      )}
    </div>
  );
}

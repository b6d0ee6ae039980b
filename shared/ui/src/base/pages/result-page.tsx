import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import ClockCircleFilled from '@ant-design/icons/es/icons/ClockCircleFilled';
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { palette } from '../theme/palette';
import { Sheet } from '../layout/sheet';

const signs = {
  done: <CheckCircleFilled aria-hidden style={{ color: palette.green }} />,
  waiting: <ClockCircleFilled aria-hidden style={{ color: palette.amber }} />,
  failed: <CloseCircleFilled aria-hidden style={{ color: palette.crimson }} />,
};

interface ResultPageProps {
  readonly outcome: keyof typeof signs;
  /** What was done. */
  readonly title: string;
  /** Its number. */
  readonly reference?: { readonly label: string; readonly value: string };
  readonly children?: ReactNode;
  /** What happens next and by when. */
  readonly next?: readonly ReactNode[];
  /** Where to see it, what to print. */
  readonly actions?: ReactNode;
}

/** The end of an action: what was done, its number, what comes next. */
export function ResultPage({ outcome, title, reference, children, next = [], actions }: ResultPageProps) {
  const { t } = useTranslation('common');
  return (
    <Sheet style={{ maxWidth: 720, marginInline: 'auto' }}>
      <div style={{ fontSize: 44, lineHeight: 1 }}>{signs[outcome]}</div>
      <h1 tabIndex={-1} style={{ fontSize: 'clamp(22px, 4vw, 28px)', lineHeight: 1.5, marginBlock: '8px' }}>
        {title}
      </h1>
      {reference && (
        <p style={{ fontSize: 18, marginBlock: '0 12px' }}>
          {reference.label}: <strong style={{ userSelect: 'all' }}>{reference.value}</strong>
        </p>
      )}
      {children}
      {next.length > 0 && (
        <>
          <h2 style={{ fontSize: 18, lineHeight: 1.5, marginBlock: '20px 4px' }}>{t('result.next')}</h2>
          <ol style={{ margin: 0, paddingInlineStart: 24 }}>
            {next.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {actions && <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 24 }}>{actions}</div>}
    </Sheet>
  );
}

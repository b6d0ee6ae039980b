import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InstantPair } from '../dates/date-pair';
import { palette } from '../theme/palette';

export interface HistoryLine {
  readonly key: string;
  /** UTC. */
  readonly at: string;
  readonly title: ReactNode;
  readonly actor: string;
  readonly remark?: string | null;
}

/** What happened, newest first as given, each with who did it and the remark. */
export function HistoryList({ lines }: { readonly lines: readonly HistoryLine[] }) {
  const { t } = useTranslation('common');
  if (lines.length === 0) return <p style={{ color: palette.inkSoft, margin: 0 }}>{t('history.empty')}</p>;
  return (
    <ol style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 }}>
      {lines.map(({ key, at, title, actor, remark }) => (
        <li
          key={key}
          style={{ borderInlineStart: `3px solid ${palette.lineSoft}`, paddingInlineStart: 12, minWidth: 0 }}
        >
          <div style={{ fontWeight: 600 }}>{title}</div>
          <div>{actor}</div>
          <div style={{ fontSize: 14 }}>
            <InstantPair at={at} withTime inline />
          </div>
          {remark && (
            <blockquote
              style={{
                margin: '8px 0 0',
                padding: '8px 12px',
                background: palette.ground,
                borderRadius: 6,
                overflowWrap: 'anywhere',
                whiteSpace: 'pre-wrap',
              }}
            >
              <strong>{t('field.remark')}: </strong>
              {remark}
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}

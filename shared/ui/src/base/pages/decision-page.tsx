import Button from 'antd/es/button';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../a11y/use-media-query';
import { VisuallyHidden } from '../a11y/visually-hidden';
import { palette } from '../theme/palette';
import { Sheet } from '../layout/sheet';

export interface DecisionAction {
  readonly key: string;
  readonly label: string;
  readonly kind?: 'primary' | 'default' | 'danger';
  /** Why it cannot be done now. Shown beside the button and read with it. */
  readonly disabledReason?: string;
  readonly onClick: () => void;
}

interface DecisionPageProps {
  readonly header: ReactNode;
  /** What is decided upon. */
  readonly children: ReactNode;
  readonly documents?: ReactNode;
  /** History and remarks. */
  readonly side: ReactNode;
  readonly actions: readonly DecisionAction[];
}

/** An application on the left, its story on the right, the decision at the bottom. One column where it is narrow. */
export function DecisionPage({ header, children, documents, side, actions }: DecisionPageProps) {
  const { t } = useTranslation('common');
  const [mainId, sideId] = [useId(), useId()];
  return (
    <>
      {header}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'flex-start' }}>
        <section
          aria-labelledby={mainId}
          style={{ flex: '999 1 min(100%, 560px)', minWidth: 0, display: 'grid', gap: 20 }}
        >
          <VisuallyHidden as="h2" id={mainId}>
            {t('decision.application')}
          </VisuallyHidden>
          {children}
          {documents}
        </section>
        <Sheet as="aside" aria-labelledby={sideId} style={{ flex: '1 1 min(100%, 300px)' }}>
          <h2 id={sideId} style={{ fontSize: 18, lineHeight: 1.5, marginBlock: '0 12px' }}>
            {t('decision.side')}
          </h2>
          {side}
        </Sheet>
      </div>
      {actions.length > 0 && <DecisionActions actions={actions} />}
    </>
  );
}

/**
 * Where there is room for it the decision stays in sight; on a phone, or enlarged, it would cover what is decided upon.
 */
const roomQuery = '(min-width: 768px) and (min-height: 640px)';

function DecisionActions({ actions }: { readonly actions: readonly DecisionAction[] }) {
  const { t } = useTranslation('common');
  const [titleId, reasonsId] = [useId(), useId()];
  const stays = useMediaQuery(roomQuery);
  // Who may do nothing here is told why once, not beside every button.
  const [first] = actions;
  const shared =
    actions.length > 1 &&
    actions.every(({ disabledReason }) => disabledReason !== undefined && disabledReason === first?.disabledReason)
      ? first?.disabledReason
      : undefined;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stays) return undefined;
    // What takes the focus is scrolled to above the bar, not below it.
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = `${(bar.current?.offsetHeight ?? 0) + 16}px`;
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  }, [stays, actions]);
  return (
    <div
      ref={bar}
      style={
        stays
          ? {
              position: 'sticky',
              insetBlockEnd: 0,
              zIndex: 5,
              marginBlockStart: 20,
              boxShadow: `0 -4px 12px ${palette.lineSoft}`,
              borderRadius: 8,
            }
          : { marginBlockStart: 20 }
      }
    >
      <Sheet
        as="section"
        aria-labelledby={titleId}
        style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', alignItems: 'flex-start', paddingBlock: 12 }}
      >
        <h2 id={titleId} style={{ fontSize: 18, lineHeight: 1.5, marginBlock: 2 }}>
          {t('decision.actions')}
        </h2>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'flex-start' }}>
          {actions.map(({ key, label, kind = 'default', disabledReason, onClick }) => {
            const reasonId = shared === undefined ? `${reasonsId}-${key}` : reasonsId;
            return (
              <div key={key} style={{ maxWidth: 280 }}>
                <Button
                  type={kind === 'primary' ? 'primary' : 'default'}
                  danger={kind === 'danger'}
                  disabled={disabledReason !== undefined}
                  aria-describedby={disabledReason === undefined ? undefined : reasonId}
                  onClick={onClick}
                >
                  {label}
                </Button>
                {disabledReason !== undefined && shared === undefined && (
                  <div id={reasonId} style={{ fontSize: 14, color: palette.inkSoft, marginBlockStart: 4 }}>
                    {disabledReason}
                  </div>
                )}
              </div>
            );
          })}
        </div>
        {shared !== undefined && (
          <div id={reasonsId} style={{ color: palette.inkSoft, alignSelf: 'center' }}>
            {shared}
          </div>
        )}
      </Sheet>
    </div>
  );
}

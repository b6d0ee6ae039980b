import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { palette } from '../theme/palette';

export interface Crumb {
  readonly title: string;
  /** Absent on the page itself. */
  readonly path?: string;
}

interface PageHeaderProps {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  /** The area's way of going to a page without loading the portal anew. */
  readonly onNavigate?: (path: string) => void;
  /** Beside the title: a status, a number. */
  readonly badge?: ReactNode;
  /** The page's one primary action. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Where am I: the trail, the heading that takes the focus after a navigation, and what can be begun here. */
export function PageHeader({ title, crumbs = [], onNavigate, badge, action, children }: PageHeaderProps) {
  return (
    <header style={{ marginBlockEnd: 20 }}>
      {crumbs.length > 0 && <Trail crumbs={crumbs} onNavigate={onNavigate} />}
      <div
        style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', minWidth: 0 }}>
          <h1
            tabIndex={-1}
            style={{ fontSize: 'clamp(22px, 4vw, 28px)', lineHeight: 1.5, margin: 0, overflowWrap: 'anywhere' }}
          >
            {title}
          </h1>
          {badge}
        </div>
        {action}
      </div>
      {children && <div style={{ color: palette.inkSoft, marginBlockStart: 4 }}>{children}</div>}
    </header>
  );
}

function Trail({
  crumbs,
  onNavigate,
}: {
  readonly crumbs: readonly Crumb[];
  readonly onNavigate?: (path: string) => void;
}) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol style={{ display: 'flex', flexWrap: 'wrap', listStyle: 'none', margin: 0, padding: 0, fontSize: 14 }}>
        {crumbs.map(({ title, path }, index) => (
          <li key={title} style={{ color: palette.inkSoft }}>
            {index > 0 && (
              <span aria-hidden style={{ marginInline: 8 }}>
                /
              </span>
            )}
            {path === undefined ? (
              <span aria-current="page">{title}</span>
            ) : (
              <CrumbLink title={title} path={path} onNavigate={onNavigate} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({
  title,
  path,
  onNavigate,
}: {
  readonly title: string;
  readonly path: string;
  readonly onNavigate?: (path: string) => void;
}) {
  return (
    <a
      href={path}
      style={{ color: palette.blue, textDecoration: 'underline', display: 'inline-block', paddingBlock: 2 }}
      onClick={(event) => {
        const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!onNavigate || !plainClick) return;
        event.preventDefault();
        onNavigate(path);
      }}
    >
      {title}
    </a>
  );
}

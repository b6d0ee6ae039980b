import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isGatewayFailure } from '@registrar/runtime';
import { FormSkeleton } from '../feedback/skeletons';
import { localName } from '../language/local-name';
import { useLanguage } from '../language/use-language';
import { Sheet } from '../layout/sheet';
import styles from './outside.module.css';

export interface OutsideFact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What every link for a person without an account is about: a company; `regNo` is empty before it is registered. */
export interface OutsideView {
  readonly company: { readonly regNo: string; readonly nameEnglish: string; readonly nameNepali: string };
}

export interface OutsidePageProps<View extends OutsideView> {
  readonly title: string;
  /** For a page that asks for more than an answer by button. */
  readonly wide?: boolean;
  /** The query of what the link asks. */
  readonly link: {
    readonly data: View | undefined;
    readonly isPending: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** What to do with a link that the gateway does not know. */
  readonly unknownHint: string;
  /** Who asks whom for what, in one sentence. */
  readonly lead: (view: View) => ReactNode;
  /** What is known besides the company. */
  readonly facts: (view: View) => readonly OutsideFact[];
  /** The answer that can be given, or what became of it. */
  readonly children: (view: View) => ReactNode;
}

/**
 * Where a link leads that was sent to a person who needs no account: who asks, about which company, and the answer. A
 * link that is guessed, replaced or revoked shows the same sentence, whatever the purpose.
 */
export function OutsidePage<View extends OutsideView>({ title, wide = false, ...page }: OutsidePageProps<View>) {
  return (
    <Sheet style={{ maxInlineSize: wide ? 760 : 560, marginInline: 'auto' }}>
      <h1 tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      {page.link.data === undefined ? <Unread {...page} /> : <Asked {...page} view={page.link.data} />}
    </Sheet>
  );
}

function Unread({ link, unknownHint }: Pick<OutsidePageProps<OutsideView>, 'link' | 'unknownHint'>) {
  const { t } = useTranslation('common');
  if (link.isPending) return <FormSkeleton fields={3} />;
  if (isGatewayFailure(link.error) && link.error.status === 404)
    return <Alert type="warning" showIcon role="alert" title={t('outside.unknown')} description={unknownHint} />;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('outside.failed')}
      action={<Button onClick={() => void link.refetch()}>{t('action.retry')}</Button>}
    />
  );
}

interface AskedProps<View extends OutsideView> extends Pick<OutsidePageProps<View>, 'lead' | 'facts' | 'children'> {
  readonly view: View;
}

function Asked<View extends OutsideView>({ view, lead, facts, children }: AskedProps<View>) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const company: OutsideFact = {
    label: t('field.company'),
    value: (
      <>
        <strong>{localName(view.company, language)}</strong>
        {view.company.regNo === '' ? null : ` (${view.company.regNo})`}
      </>
    ),
  };
  return (
    <>
      <p className={styles['lead']}>{lead(view)}</p>
      <dl className={styles['facts']}>
        {[company, ...facts(view)].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children(view)}
    </>
  );
}

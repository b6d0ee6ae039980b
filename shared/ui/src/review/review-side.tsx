import { useState } from 'react';
import { useReviewWords } from './review-words';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useAccess } from '@registrar/runtime';
import Button from 'antd/es/button';
import { TemplateDrawer } from './template-drawer';
import { ApplicationHistory } from '../filings/status/application-history';
import { AutomaticNotice } from './automatic-notice';
import { Checklist } from './checklist';
import { Duties } from './duties';
import styles from './decide.module.css';

/**
 * Beside what is decided upon: what was looked at, who has which part in it, the history, and the remarks that are
 * kept.
 */
export function ReviewSide({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useReviewWords();
  const can = useAccess();
  const [keeping, setKeeping] = useState(false);
  return (
    <>
      <AutomaticNotice detail={detail} />
      <Checklist detail={detail} />
      <Duties detail={detail} />
      <ApplicationHistory history={detail.history} />
      {/* Who only reads decides nothing and needs no remarks. */}
      {can('DESK') ? (
        <p className={styles['keep']}>
          <Button onClick={() => setKeeping(true)}>{t('templates.open')}</Button>
        </p>
      ) : null}
      <TemplateDrawer open={keeping} onClose={() => setKeeping(false)} />
    </>
  );
}

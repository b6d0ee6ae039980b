import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommitteeItem } from '@registrar/domain/calls/committee';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { PortalLink } from '@registrar/runtime';
import { Button, useLanguage } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import styles from '../pages.module.css';
import { DecideDialog } from './decide-dialog';

/** One application before the committee: why it was sent, and what became of it. */
export function ItemView({ item }: { readonly item: CommitteeItem }) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const [deciding, setDeciding] = useState(false);
  const of = ({ nameNepali, nameEnglish }: { readonly nameNepali: string; readonly nameEnglish: string }) =>
    language === 'ne' ? nameNepali || nameEnglish : nameEnglish || nameNepali;
  return (
    <li className={styles['line']}>
      <div className={styles['names']}>
        <strong>
          <PortalLink to={`/application/${item.applicationId}/review`}>{of(item)}</PortalLink>
        </strong>
        <span className={styles['soft']}>
          {everyProcess.name(item.processName)[language]} · {item.number}
        </span>
        <span>
          {t('committee.sentBy', { name: of(item.sentBy) })} <InstantPair at={item.sentAt} inline />
        </span>
        <span>{item.remark}</span>
        {item.decision === null || item.decidedBy === null || item.decidedAt === null ? null : (
          <>
            <span>
              <Tag color={item.decision === 'RETURNED' ? 'success' : 'warning'}>
                {t(`committee.decision.${item.decision}`)}
              </Tag>{' '}
              {t('committee.decidedBy', { name: of(item.decidedBy) })} <InstantPair at={item.decidedAt} inline />
            </span>
            <span style={{ whiteSpace: 'pre-line' }}>{item.minutes}</span>
          </>
        )}
        {item.objection === null ? null : <span className={styles['soft']}>{item.objection}</span>}
      </div>
      {item.mayDecide ? (
        <Button type="primary" aria-label={`${t('committee.decide')}: ${of(item)}`} onClick={() => setDeciding(true)}>
          {t('committee.decide')}
        </Button>
      ) : null}
      {deciding ? <DecideDialog item={item} name={of(item)} onClose={() => setDeciding(false)} /> : null}
    </li>
  );
}

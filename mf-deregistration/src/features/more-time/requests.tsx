import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnMoreTime } from '@registrar/domain/calls/more-time';
import { useLanguage } from '@registrar/runtime';
import { localName, useFormats } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { DatePair, InstantPair } from '@registrar/ui/components';
import styles from '../conduct/conduct.module.css';

interface RequestsProps<Asked extends Request> {
  readonly requests: readonly Asked[];
  readonly children?: (request: Asked) => ReactNode;
}

type Request = OwnMoreTime['requests'][number];

const outcomeOf = ({ decision }: Request) =>
  decision === null ? 'WAITS' : decision.isUnanswered === true ? 'UNANSWERED' : decision.outcome;

/** What the company asked for, and what became of it. */
export function Requests<Asked extends Request>({ requests, children }: RequestsProps<Asked>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  return (
    <ul className={styles['list']}>
      {requests.map((request) => (
        <li key={request.id}>
          <strong>{t('moreTime.days', { days: number(request.days) })}</strong> · {localName(request.notice, language)}{' '}
          <Tag color={request.decision === null ? 'warning' : 'default'}>
            {t(`moreTime.outcome.${outcomeOf(request)}`)}
          </Tag>
          <p className={styles['text']}>{request.reason}</p>
          <div className={styles['soft']}>
            {localName(request.askedBy, language)} · <InstantPair at={request.askedAt} inline />
          </div>
          {request.decision === null && request.waitsUntil != null ? (
            <div>
              {t('moreTime.waitsUntil')} <DatePair day={request.waitsUntil} inline />
            </div>
          ) : null}
          {request.decision === null ? null : (
            <>
              <p className={styles['text']}>{request.decision.reason}</p>
              <div className={styles['soft']}>
                <InstantPair at={request.decision.at} inline />
                {request.decision.endsOn === null ? null : (
                  <>
                    {' '}
                    · {t('moreTime.until')} <DatePair day={request.decision.endsOn} inline />
                  </>
                )}
              </div>
            </>
          )}
          {children?.(request)}
        </li>
      ))}
    </ul>
  );
}

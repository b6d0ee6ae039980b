import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Representative } from '@registrar/domain/calls/representatives';
import { DatePair } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import { useNameOf } from './in-language';
import styles from './representatives.module.css';

interface PersonRowProps {
  readonly person: Representative;
  readonly children: ReactNode;
}

/** Who represents the company or did, since when, and whether somebody has asked to remove them. */
export function PersonRow({ person, children }: PersonRowProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const removal = person.removal ?? null;
  return (
    <li className={styles['row']}>
      <div className={styles['who']}>
        <div className={styles['name']}>
          {nameOf(person)}
          {person.self ? <Tag>{t('people.you')}</Tag> : null}
          {removal === null ? null : <Tag>{t('people.removalAsked')}</Tag>}
        </div>
        <div className={styles['facts']}>
          <Trans t={t} i18nKey="people.since" components={{ day: <DatePair day={person.since} inline /> }} />
          {person.until === null ? null : (
            <>
              <br />
              <Trans t={t} i18nKey="people.until" components={{ day: <DatePair day={person.until} inline /> }} />
            </>
          )}
          {removal === null ? null : (
            <>
              <br />
              {t('people.removalBy', { by: nameOf(removal.by), remark: removal.remark })}
              <br />
              <Trans
                t={t}
                i18nKey={person.self ? 'people.removalYours' : 'people.removalUntil'}
                components={{ day: <DatePair day={removal.until} inline /> }}
              />
            </>
          )}
        </div>
      </div>
      {children}
    </li>
  );
}

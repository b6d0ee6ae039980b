import { useTranslation } from 'react-i18next';
import { accessGrounds, accessParts, type Access } from '@registrar/domain/calls/access-log';
import { processName } from '@registrar/domain/enumerations/processes';
import { roles } from '@registrar/domain/roles';
import { useLanguage } from '@registrar/runtime';
import { localName } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { InstantPair } from '@registrar/ui/components';
import styles from './access-log.module.css';

/** When it was read, by whom, what of it, and on what ground. */
export function useAccessColumns(): ColumnsType<Access> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    { title: t('accessLog.at'), key: 'at', width: 190, render: (_, { at }) => <InstantPair at={at} withTime /> },
    { title: t('accessLog.who'), key: 'who', render: (_, row) => <Reader {...row} /> },
    {
      title: t('accessLog.part'),
      key: 'part',
      render: (_, { part, application }) => (
        <>
          {accessParts.name(part)[language]}
          {application === null ? null : (
            <div className={styles['soft']}>
              {processName(application.process)[language]}
              <div>{application.applicationNumber ?? t('accessLog.draft')}</div>
            </div>
          )}
        </>
      ),
    },
    {
      title: t('accessLog.ground'),
      key: 'ground',
      render: (_, { ground, processes }) => (
        <>
          {accessGrounds.name(ground)[language]}
          {ground === 'AUTHORISATION' ? (
            <div className={styles['soft']}>
              {processes === null
                ? t('accessLog.everyProcess')
                : processes.map((process) => processName(process)[language]).join(', ')}
            </div>
          ) : null}
        </>
      ),
    },
  ];
}

/** A person by name; of an office the role, and which office. */
function Reader({ person, role, office }: Pick<Access, 'person' | 'role' | 'office'>) {
  const language = useLanguage();
  const of = person ?? office;
  const roleName = roles.name(role)[language];
  return of === null ? (
    roleName
  ) : (
    <>
      {localName(of, language)}
      <div className={styles['soft']}>{roleName}</div>
    </>
  );
}

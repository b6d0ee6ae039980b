import { useTranslation } from 'react-i18next';
import type { GroupRequest } from '@registrar/domain/calls/group-requests';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { localName, useFormats } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { InstantPair, StatusBadge } from '@registrar/ui/components';
import { groupRequestAddress } from './addresses';
import styles from './group-request.module.css';

/** Which name, for which of one's companies, asked by whom; then how long it waits, or what was answered. */
export function useGroupRequestColumns(show: 'waiting' | 'answered'): ColumnsType<GroupRequest> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const common: ColumnsType<GroupRequest> = [
    {
      title: t('column.name'),
      key: 'name',
      render: (_, row) => (
        <PortalLink to={groupRequestAddress(row.id)}>
          <strong lang="ne">{row.titleNepali}</strong>
          <br />
          <span lang="en">{row.titleEnglish}</span>
        </PortalLink>
      ),
    },
    {
      title: t('groupRequest.yourCompany'),
      key: 'parent',
      render: (_, { parent }) => (
        <>
          {localName(parent, language)}
          <br />
          <span className={styles['soft']}>{parent.registrationNumber}</span>
        </>
      ),
    },
    {
      title: t('groupRequest.asker'),
      key: 'applicant',
      width: 180,
      render: (_, { applicant }) => localName(applicant, language),
    },
  ];
  if (show === 'waiting') {
    return [
      ...common,
      {
        title: t('groupRequest.askedOn'),
        key: 'asked',
        width: 170,
        render: (_, { askedAt }) => <InstantPair at={askedAt} />,
      },
      {
        title: t('groupRequest.waiting'),
        key: 'waiting',
        width: 130,
        render: (_, { waitingDays }) =>
          waitingDays === 0 ? t('groupRequest.sinceToday') : t('groupRequest.days', { days: number(waitingDays) }),
      },
    ];
  }
  return [
    ...common,
    {
      title: t('groupRequest.answer'),
      key: 'answer',
      width: 240,
      render: (_, { answer, state }) => (
        <>
          <strong>{t(`groupRequest.answered.${state}`)}</strong>
          {answer === null ? null : (
            <>
              <br />
              <InstantPair at={answer.at} inline />
              {answer.remark === null ? null : <span className={styles['remarkLine']}>{answer.remark}</span>}
            </>
          )}
        </>
      ),
    },
    {
      title: t('groupRequest.applicationStatus'),
      key: 'status',
      width: 170,
      render: (_, { status }) => <StatusBadge status={status} />,
    },
  ];
}

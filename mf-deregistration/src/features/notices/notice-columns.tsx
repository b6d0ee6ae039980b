import { useTranslation } from 'react-i18next';
import type { PublicNotice } from '@registrar/domain/calls/public-notices';
import { noticeChannels } from '@registrar/domain/enumerations';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { localName } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import { noticeAddress } from './notices';
import { TimeLeft } from './time-left';

export function useNoticeColumns(): ColumnsType<PublicNotice> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('notices.notice'),
      key: 'notice',
      render: (_, { id, name, proceeding }) => (
        <>
          <PortalLink to={noticeAddress(id)}>{localName(name, language)}</PortalLink>
          <div>{localName(proceeding.name, language)}</div>
        </>
      ),
    },
    {
      title: t('common:field.company'),
      key: 'company',
      render: (_, { company }) => (
        <>
          {localName(company, language)}
          <div>{company.registrationNumber}</div>
        </>
      ),
    },
    {
      title: t('notices.publishedOn'),
      key: 'publishedOn',
      render: (_, { publishedOn, channel }) => (
        <>
          <DatePair day={publishedOn} />
          <div>{noticeChannels.name(channel)[language]}</div>
        </>
      ),
    },
    {
      title: t('notices.endsOn'),
      key: 'endsOn',
      render: (_, notice) => (
        <>
          <DatePair day={notice.endsOn} />
          <div>
            <TimeLeft notice={notice} />
          </div>
        </>
      ),
    },
  ];
}

import { useTranslation } from 'react-i18next';
import { callMatters, type CallSummary } from '@registrar/domain/calls/explanation-calls';
import { PortalLink, useLanguage } from '@registrar/runtime';
import type { ColumnsType } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import { localName } from '@registrar/ui';
import { CallStateTag } from './call-state-tag';

/** `addressOf`: the page of one call for this reader; `ofCompany`: all are of one company. */
export function useCallColumns(
  addressOf: (id: string) => string,
  { ofCompany = false } = {},
): ColumnsType<CallSummary> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('calls.call'),
      key: 'call',
      render: (_, row) => (
        <>
          <PortalLink to={addressOf(row.id)}>{row.number}</PortalLink>
          <div>{row.subject}</div>
        </>
      ),
    },
    ...(ofCompany
      ? []
      : [
          {
            title: t('common:field.company'),
            key: 'company',
            render: (_: unknown, { company }: CallSummary) => (
              <>
                {localName(company, language)}
                <div>{company.registrationNumber}</div>
              </>
            ),
          },
        ]),
    { title: t('calls.matter'), key: 'matter', render: (_, row) => callMatters.name(row.matter)[language] },
    { title: t('common:field.status'), key: 'state', render: (_, row) => <CallStateTag state={row.state} /> },
    { title: t('calls.answerBy'), key: 'answerBy', render: (_, row) => <DatePair day={row.answerBy} /> },
  ];
}

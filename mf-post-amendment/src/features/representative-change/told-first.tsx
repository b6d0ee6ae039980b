import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ObjectionList } from '@registrar/domain/calls/representative-objections';
import {
  leavingRepresentatives,
  presentRepresentatives,
} from '@registrar/domain/processes/filings/company-representative-change/definition';
import type { FilingFrame } from '@registrar/domain/processes';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { DatePair, InstantPair } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';

/**
 * Who represents the company today and who of them leaves; and once it is handed in, until when those who were told may
 * object, and what they said.
 */
export function ToldFirst({ frame }: { readonly frame: FilingFrame }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, processId } = useParams();
  const { gateway } = usePortal();
  const applicationId = id ?? processId ?? '';
  const objections = useQuery({
    queryKey: ['representative-objections', applicationId],
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<ObjectionList>({
        path: `/external/api/application/${applicationId}/objection`,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
  const leaving = new Set(leavingRepresentatives(frame).map(({ accountId }) => accountId));
  const { until = null, told = [] } = objections.data ?? {};
  const objected = told.filter(({ objection }) => objection !== null);
  return (
    <>
      <ul>
        {presentRepresentatives(frame).map(({ accountId, fullNameNepali, fullNameEnglish }) => (
          <li key={accountId}>
            {language === 'en' ? fullNameEnglish : fullNameNepali}{' '}
            {leaving.has(accountId) ? (
              <Tag color="warning">{t('representatives.leaves')}</Tag>
            ) : (
              <Tag>{t('representatives.remains')}</Tag>
            )}
          </li>
        ))}
      </ul>
      {objections.isError ? (
        <Alert type="error" showIcon role="alert" title={t('representatives.objectionsFailed')} />
      ) : null}
      {until === null ? null : (
        <p>
          {t('representatives.until')} <DatePair day={until} inline /> ·{' '}
          {t('representatives.told', { count: told.length })}
        </p>
      )}
      {until !== null && objected.length === 0 ? <p>{t('representatives.noObjection')}</p> : null}
      {objected.map(({ id: noticeId, kind, nameEnglish, nameNepali, objection, objectedAt }) => (
        <Alert
          key={noticeId}
          type="warning"
          showIcon
          title={t('representatives.objects', {
            name: language === 'en' ? nameEnglish : nameNepali,
            kind: t(`representatives.kind.${kind}`),
          })}
          description={
            <>
              {objection}
              {objectedAt === null ? null : (
                <>
                  {' '}
                  <InstantPair at={objectedAt} inline />
                </>
              )}
            </>
          }
          style={{ marginBlockStart: 8 }}
        />
      ))}
    </>
  );
}

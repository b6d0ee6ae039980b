import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isGatewayFailure, PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, localName, PageHeader, PageSkeleton } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { ProceedingEvents } from './proceeding-events';
import { ProceedingPhases } from './proceeding-phases';
import { callAddress, PROCEEDINGS, useProceeding } from './proceedings';

/** One proceeding for the office: what is done, what is open, whose turn it is and until when. */
export function ProceedingPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id = '' } = useParams();
  const proceeding = useProceeding(id);
  if (proceeding.isPending) return <PageSkeleton />;
  if (proceeding.isError) {
    const gone = isGatewayFailure(proceeding.error) && [400, 404, 422].includes(proceeding.error.status);
    return (
      <>
        <PageHeader title={t('proceedings.proceeding')} />
        <Alert
          role="alert"
          type={gone ? 'info' : 'error'}
          showIcon
          title={t(gone ? 'proceedings.gone' : 'proceedings.failed')}
          action={
            gone ? (
              <PortalLink to={PROCEEDINGS}>{t('proceedings.toList')}</PortalLink>
            ) : (
              <Button onClick={() => void proceeding.refetch()}>{t('common:action.retry')}</Button>
            )
          }
        />
      </>
    );
  }
  const { name, number, company, end, kind } = proceeding.data;
  return (
    <>
      <PageHeader
        title={localName(name, language)}
        badge={end === null ? undefined : <Tag>{localName(end.name, language)}</Tag>}
      >
        <div>{t('proceedings.numbered', { number })}</div>
        <div>
          {localName(company, language)} · {company.registrationNumber}
        </div>
        {kind === 'EXPLANATION_CALL' ? (
          <div>
            <PortalLink to={callAddress(id)}>{t('proceedings.toCall')}</PortalLink>
          </div>
        ) : null}
        <div>
          <PortalLink to={PROCEEDINGS}>{t('proceedings.toList')}</PortalLink>
        </div>
      </PageHeader>
      <ProceedingPhases proceeding={proceeding.data} />
      <ProceedingEvents proceeding={proceeding.data} />
    </>
  );
}

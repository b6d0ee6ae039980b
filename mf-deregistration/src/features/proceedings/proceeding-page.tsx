import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { proceedingKinds } from '@registrar/domain/proceedings';
import { isGatewayFailure, PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, localName, PageHeader, PageSkeleton } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { ActDialog } from '../conduct/act-dialog';
import { ActsBar } from '../conduct/acts-bar';
import type { Act } from '../conduct/conduct';
import { LiquidatorPart } from '../conduct/liquidator-part';
import { MoreTimePart } from '../more-time/more-time-part';
import { OrderPart } from '../order/order-part';
import { GroundPart } from './ground-part';
import { ProceedingEvents } from './proceeding-events';
import { ProceedingPhases } from './proceeding-phases';
import { callAddress, PROCEEDINGS, useProceeding } from './proceedings';

/** A gateway of a later release may know kinds that this page does not. */
const hasLiquidator = (kind: string): boolean =>
  proceedingKinds().some(({ key, hasLiquidator: has }) => key === kind && has === true);

/** One proceeding for the office: what is done, what is open, whose turn it is and until when. */
export function ProceedingPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id = '' } = useParams();
  const proceeding = useProceeding(id);
  const [act, setAct] = useState<Act>();
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
      <ProceedingEvents proceeding={proceeding.data} onAct={setAct}>
        <GroundPart ground={proceeding.data.ground} />
        <ActsBar proceeding={proceeding.data} onAct={setAct} />
        {hasLiquidator(kind) ? <LiquidatorPart proceedingId={id} /> : null}
        <MoreTimePart proceeding={proceeding.data} />
        <OrderPart proceeding={proceeding.data} />
      </ProceedingEvents>
      {act === undefined ? null : (
        <ActDialog act={act} proceeding={proceeding.data} onClose={() => setAct(undefined)} />
      )}
    </>
  );
}

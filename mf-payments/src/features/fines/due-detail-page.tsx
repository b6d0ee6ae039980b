import { INITIAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { DueDetail } from '@registrar/domain/calls/fines';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import { FineWorkingView } from './fine-working-view';
import { DUE_COLOURS, useDue, useInvoiceDue } from './fines';
import { GrowthChart } from './growth-chart';
import { NotRead } from './not-read';
import styles from './fines.module.css';

/** The fine that grows while the initial return is missing, which is filed on a page of its own. */
const OF_INITIAL_RETURN = 'REGISTERED_ADDRESS';

/** One due: why it is owed, what it is today and what it becomes, and its invoice. */
export function DueDetailPage() {
  const { t } = useTranslation();
  const { fineApplicationId = '' } = useParams();
  const due = useDue(fineApplicationId);
  if (due.isPending) return <FormSkeleton />;
  if (due.isError)
    return (
      <>
        <PageHeader title={t('fines.detail')} />
        <NotRead error={due.error} onRetry={() => void due.refetch()} />
      </>
    );
  return <Detail due={due.data} />;
}

function Detail({ due }: { readonly due: DueDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const { company, event, fiscalYear, fine } = due;
  const title = `${language === 'ne' ? event.nameNepali : event.nameEnglish}${fiscalYear === null ? '' : ` ${digits(fiscalYear)}`}`;
  return (
    <div className={styles['page']}>
      <PageHeader title={title} badge={<Tag color={DUE_COLOURS[due.state]}>{t(`fines.state.${due.state}`)}</Tag>}>
        {language === 'ne' ? company.nameNepali : company.nameEnglish} · {company.registrationNumber}
      </PageHeader>
      {due.filedOn === null ? (
        <Alert
          type="info"
          showIcon
          title={t('fines.stillMissing')}
          description={t('fines.stillMissingNext')}
          action={
            due.mayPay && event.eventId === OF_INITIAL_RETURN ? (
              <PortalLink to={`/post-amendment/add-new?company=${company.id}#${INITIAL_RETURN}`}>
                {t('fines.fileIt')}
              </PortalLink>
            ) : undefined
          }
        />
      ) : (
        <Alert
          type="info"
          showIcon
          title={
            <>
              {t('fines.wasFiledOn')} <DatePair day={due.filedOn} inline />
            </>
          }
        />
      )}
      <Payment due={due} />
      {fine === null ? (
        <Alert type="warning" showIcon title={t('fines.unknown')} description={t('fines.unknownNext')} />
      ) : (
        <Sheet as="section" aria-label={t('fines.how')}>
          <FineWorkingView fine={fine} />
          <GrowthChart growth={due.growth} on={fine.assessedOn.ad} />
        </Sheet>
      )}
    </div>
  );
}

function Payment({ due }: { readonly due: DueDetail }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const ask = useInvoiceDue(due.id);
  const { invoice } = due;
  if (due.state === 'WAIVED')
    return (
      <Alert
        type="success"
        showIcon
        title={t('fines.isWaived')}
        description={t('fines.waivedAmount', { amount: money(due.waivedPaisa ?? 0) })}
      />
    );
  if (due.state === 'PAID') return <Alert type="success" showIcon title={t('fines.paid')} />;
  return (
    <Sheet as="section" aria-label={t('fines.payment')}>
      <dl className={styles['facts']}>
        {due.paidPaisa === 0 ? null : (
          <div>
            <dt>{t('fines.paidBefore')}</dt>
            <dd>{money(due.paidPaisa)}</dd>
          </div>
        )}
        {due.waivedPaisa === undefined ? null : (
          <div>
            <dt>{t('fines.waived')}</dt>
            <dd>{money(due.waivedPaisa)}</dd>
          </div>
        )}
        <div>
          <dt>{t('fines.payToday')}</dt>
          <dd className={styles['code']}>{money(invoice?.totalPaisa ?? due.restPaisa)}</dd>
        </div>
        {invoice === null ? null : (
          <>
            <div>
              <dt>{t('fines.invoice')}</dt>
              <dd>{invoice.number}</dd>
            </div>
            {/* in Latin figures: the bank types it so */}
            <div>
              <dt>{t('fines.ebpCode')}</dt>
              <dd className={styles['code']} lang="en">
                {invoice.ebpCode.replace(/(\d{5})(?=\d)/g, '$1 ')}
              </dd>
            </div>
            {invoice.validTo === null ? null : (
              <div>
                <dt>{t('fines.validTo')}</dt>
                <dd>
                  <DatePair day={invoice.validTo} inline />
                </dd>
              </div>
            )}
          </>
        )}
      </dl>
      {invoice?.underWay === true ? <p role="status">{t('fines.underWay')}</p> : null}
      <div className={styles['actions']}>
        {invoice !== null && !invoice.underWay ? (
          <PortalLink to={`/payment/${invoice.id}`} className={styles['primary']}>
            {t('fines.pay')}
          </PortalLink>
        ) : null}
        {invoice === null && due.mayPay ? (
          <Button type="primary" loading={ask.isPending} onClick={() => ask.mutate()}>
            {t('fines.askInvoice')}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}

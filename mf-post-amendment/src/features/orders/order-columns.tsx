import { useTranslation } from 'react-i18next';
import { orderStates, type CompanyOrder, type OrderState } from '@registrar/domain/calls/company-orders';
import { kittaText } from '@registrar/domain/share-ledger';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, localName } from '@registrar/ui';
import { Tag, type ColumnsType } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import { companyAddress } from '../company/company-address';
import { OrderLines, useKitta, useOrderTitle } from './order-facts';
import { ConsentButtons, ScanButton } from './order-scan';
import styles from './orders.module.css';

const COLOURS: Readonly<Record<OrderState, string>> = { STANDING: 'error', LIFTED: 'success', ENDED: 'default' };

interface ColumnsAsked {
  /** All are of one company. */
  readonly ofCompany?: boolean;
  /** Present for who may propose to lift. */
  readonly onLift?: ((order: CompanyOrder) => void) | undefined;
}

export function useOrderColumns({ ofCompany = false, onLift }: ColumnsAsked): ColumnsType<CompanyOrder> {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useOrderTitle();
  const written = useKitta();
  return [
    { title: t('orders.order'), key: 'order', width: '44%', render: (_, order) => <OrderLines order={order} /> },
    ...(ofCompany
      ? []
      : [
          {
            title: t('common:field.company'),
            key: 'company',
            render: (_: unknown, { company }: CompanyOrder) => (
              <div className={styles['lines']}>
                <PortalLink to={companyAddress(company.id, 'orders')}>{localName(company, language)}</PortalLink>
                <span>{company.registrationNumber}</span>
              </div>
            ),
          },
        ]),
    {
      title: t('common:field.status'),
      key: 'state',
      render: (_, { state, lifting, people, liftingWaits, shares, kitta }) => (
        <div className={styles['lines']}>
          <span>
            <Tag color={COLOURS[state]}>{orderStates.name(state)[language]}</Tag>
          </span>
          {shares && kitta && kitta !== kittaText(shares.ranges) ? (
            <span>{t('orders.kittaNow', { kitta: written(kitta) })}</span>
          ) : null}
          {lifting === null ? null : (
            <span>
              {t('orders.liftedFrom')} <DatePair day={lifting.liftedOn} inline />
              {lifting.number === null ? null : ` · ${t('orders.numbered', { number: lifting.number })}`}
            </span>
          )}
          {liftingWaits ? <span>{t('orders.liftingWaits')}</span> : null}
          {people === null ? null : (
            <span className={styles['soft']}>
              {t('orders.proposedBy', { name: personName(people.proposedBy, language) })}
              {people.approvedBy === null
                ? null
                : `; ${t('orders.approvedBy', { name: personName(people.approvedBy, language) })}`}
            </span>
          )}
        </div>
      ),
    },
    {
      title: t('orders.actions'),
      key: 'actions',
      render: (_, order) => (
        <div className={styles['actions']}>
          {order.document === null ? null : <ScanButton document={order.document} title={title(order)} />}
          {order.consents ? <ConsentButtons consents={order.consents} /> : null}
          {order.lifting?.document ? (
            <ScanButton
              document={order.lifting.document}
              title={
                order.lifting.number === null
                  ? t('orders.unnumbered')
                  : t('orders.liftingNumbered', { number: order.lifting.number })
              }
            />
          ) : null}
          {onLift && order.state === 'STANDING' && !order.liftingWaits ? (
            <Button
              size="small"
              aria-label={`${t('orders.lift')}: ${title(order)}`}
              aria-haspopup="dialog"
              onClick={() => onLift(order)}
            >
              {t('orders.lift')}
            </Button>
          ) : null}
        </div>
      ),
    },
  ];
}

interface Named {
  readonly fullNameNepali: string;
  readonly fullNameEnglish: string;
}

const personName = ({ fullNameNepali, fullNameEnglish }: Named, language: 'ne' | 'en'): string =>
  language === 'ne' ? fullNameNepali : fullNameEnglish;

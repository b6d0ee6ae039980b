import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyOrder, OrderDocument } from '@registrar/domain/calls/company-orders';
import { Button } from '@registrar/ui';
import { FormDialog, ScanFigure } from '@registrar/ui/components';

interface ScanProps {
  readonly document: OrderDocument;
  /** What it is, e.g. "Order no. 12/083". */
  readonly title: string;
}

/** The scan of an order: a picture as it is, a PDF to be opened. */
export function OrderScan({ document, title }: ScanProps) {
  const { t } = useTranslation();
  return (
    <ScanFigure
      path={`/external/api/company-order-document/${document.id}`}
      mediaType={document.mediaType}
      alt={t('orders.scanOf', { title })}
      openLabel={t('orders.openScan', { name: document.name })}
      failed={t('orders.scanFailed')}
      whole
    />
  );
}

type Consents = NonNullable<CompanyOrder['consents']>;

/** Both consents to a pledge. */
export function ConsentButtons({ consents }: { readonly consents: Consents }) {
  const { t } = useTranslation();
  return (
    <>
      <ScanButton document={consents.pledgor} title={t('orders.pledgorConsent')} says={t('orders.pledgorConsent')} />
      <ScanButton document={consents.pledgee} title={t('orders.pledgeeConsent')} says={t('orders.pledgeeConsent')} />
    </>
  );
}

/** Fetched when it is asked for: a list has many. */
export function ScanButton({ document, title, says }: ScanProps & { readonly says?: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={says === undefined ? `${t('orders.seeScan')}: ${title}` : undefined}
        onClick={() => setOpen(true)}
      >
        {says ?? t('orders.seeScan')}
      </Button>
      {open ? (
        <FormDialog title={title} onClose={() => setOpen(false)}>
          <OrderScan document={document} title={title} />
        </FormDialog>
      ) : null}
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDocument } from '@registrar/domain/calls/company-orders';
import { Button, FormSkeleton, useObjectUrl } from '@registrar/ui';
import { FormDialog } from '@registrar/ui/components';
import { useOrderScan } from './company-orders';
import styles from './orders.module.css';

interface ScanProps {
  readonly document: OrderDocument;
  /** What it is, e.g. "Order no. 12/083". */
  readonly title: string;
}

/** The scan of an order: a picture as it is, a PDF to be opened. */
export function OrderScan({ document, title }: ScanProps) {
  const { t } = useTranslation();
  const scan = useOrderScan(document.id);
  const address = useObjectUrl(scan.data);
  if (scan.isError)
    return (
      <p role="alert">
        {t('orders.scanFailed')}{' '}
        <Button size="small" onClick={() => void scan.refetch()}>
          {t('common:action.retry')}
        </Button>
      </p>
    );
  if (address === undefined) return <FormSkeleton />;
  return (
    <figure className={styles['figure']}>
      {document.mediaType.startsWith('image/') ? (
        <img src={address} alt={t('orders.scanOf', { title })} className={styles['scan']} />
      ) : null}
      <figcaption>
        <a href={address} target="_blank" rel="noreferrer">
          {t('orders.openScan', { name: document.name })}
        </a>
      </figcaption>
    </figure>
  );
}

/** Fetched when it is asked for: a list has many. */
export function ScanButton({ document, title }: ScanProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`${t('orders.seeScan')}: ${title}`} onClick={() => setOpen(true)}>
        {t('orders.seeScan')}
      </Button>
      {open ? (
        <FormDialog title={title} onClose={() => setOpen(false)}>
          <OrderScan document={document} title={title} />
        </FormDialog>
      ) : null}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { VoucherEntry } from '@registrar/domain/calls/money';
import { Button, FormSkeleton, useObjectUrl } from '@registrar/ui';
import { useVoucherPicture } from './list-vouchers';
import styles from './vouchers.module.css';

/** What the applicant photographed or scanned; a PDF is opened beside the page. */
export function VoucherPicture({ voucher }: { readonly voucher: VoucherEntry }) {
  const { t } = useTranslation();
  const picture = useVoucherPicture(voucher.id);
  const address = useObjectUrl(picture.data);
  if (picture.isError)
    return (
      <p role="alert">
        {t('vouchers.pictureFailed')}{' '}
        <Button size="small" onClick={() => void picture.refetch()}>
          {t('common:action.retry')}
        </Button>
      </p>
    );
  if (address === undefined) return <FormSkeleton />;
  return (
    <figure className={styles['figure']}>
      {voucher.picture.mediaType.startsWith('image/') ? (
        <img
          src={address}
          alt={t('vouchers.pictureOf', { number: voucher.voucherNumber })}
          className={styles['picture']}
        />
      ) : null}
      <figcaption>
        <a href={address} target="_blank" rel="noreferrer">
          {t('vouchers.open')}
        </a>
      </figcaption>
    </figure>
  );
}

import { useTranslation } from 'react-i18next';
import type { VoucherEntry } from '@registrar/domain/calls/money';
import { ScanFigure } from '@registrar/ui/components';
import { pictureOf } from './list-vouchers';

/** What the applicant photographed or scanned; a PDF is opened beside the page. */
export function VoucherPicture({ voucher }: { readonly voucher: VoucherEntry }) {
  const { t } = useTranslation();
  return (
    <ScanFigure
      path={pictureOf(voucher.id)}
      mediaType={voucher.picture.mediaType}
      alt={t('vouchers.pictureOf', { number: voucher.voucherNumber })}
      openLabel={t('vouchers.open')}
      failed={t('vouchers.pictureFailed')}
    />
  );
}

import type { ShareholderList } from '@registrar/domain/calls/company-record';
import { shareTypes } from '@registrar/domain/enumerations';
import type { ShareRange } from '@registrar/domain/share-ledger';
import { useLanguage } from '@registrar/runtime';
import { localName } from '../../base/language/local-name';
import { useFormats } from '../../base/language/use-formats';
import { ShareRanges } from '../shares/share-ranges';
import { useCompanyWords } from './company-words';
import { OrdersOnShares, underOrder, useKittaText, type Orders } from './orders-on-shares';
import styles from './company.module.css';

type Ranges = ShareholderList['holders'][number]['ranges'];

/** Who holds how many shares and which, with what lies with no holder; sealed by the hash of its table. */
export function ShareholderRegister({ list }: { readonly list: ShareholderList }) {
  const t = useCompanyWords();
  const language = useLanguage();
  const { number, digits, money } = useFormats();
  const numbers = useKittaText();
  const orders = list.orders ?? [];
  // by type, as far as it is stated
  const written = (ranges: Ranges) =>
    [...new Set(ranges.map(({ shareType }) => shareType))].map((shareType) => (
      <div key={shareType}>
        {shareType !== null && `${shareTypes.name(shareType)[language]}: `}
        {numbers(ranges.filter((range) => range.shareType === shareType))}
      </div>
    ));
  const names = new Map(list.holders.map((holder) => [holder.id, localName(holder, language)]));
  const nameOf = (owner: string): string => {
    const bucket = list.buckets.find((one) => one.bucket === owner);
    return names.get(owner) ?? (bucket ? t(`bucket.${bucket.bucket}`) : owner);
  };
  return (
    <>
      <h3 id="company-shareholders">{t('shareholders')}</h3>
      <div role="region" aria-labelledby="company-shareholders" tabIndex={0} className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('holder')}</th>
              <th scope="col">{t('identification')}</th>
              <th scope="col">{t('shares')}</th>
              <th scope="col">{t('percent')}</th>
              <th scope="col">{t('paid')}</th>
              <th scope="col">{t('kitta')}</th>
            </tr>
          </thead>
          <tbody>
            {list.holders.map((holder) => (
              <tr key={holder.id}>
                <th scope="row">{localName(holder, language)}</th>
                <td lang="en">{holder.identificationNumber === null ? '–' : holder.identificationNumber}</td>
                <td>{number(holder.shares)}</td>
                <td>{digits((holder.hundredths / 100).toFixed(2))}%</td>
                <td>{money(holder.paid)}</td>
                <td>
                  {written(holder.ranges)}
                  <UnderOrder shares={holder.ranges} orders={orders} />
                </td>
              </tr>
            ))}
            {list.buckets.map(({ bucket, shares, ranges }) => (
              <tr key={bucket}>
                <th scope="row">{t(`bucket.${bucket}`)}</th>
                <td>–</td>
                <td>{number(shares)}</td>
                <td>–</td>
                <td>–</td>
                <td>{written(ranges)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <OrdersOnShares orders={orders} />
      {list.table === undefined ? null : (
        <div className={styles['picture']}>
          <ShareRanges table={list.table.map(rangeOf)} nameOf={nameOf} />
        </div>
      )}
      <p className={styles['soft']}>
        {t('seal')}{' '}
        <span lang="en" className={styles['seal']}>
          {list.posting.hash}
        </span>
      </p>
    </>
  );
}

function UnderOrder({ shares, orders }: { readonly shares: Ranges; readonly orders: Orders }) {
  const t = useCompanyWords();
  const kitta = useKittaText();
  const within = underOrder(shares, orders);
  return within.length === 0 ? null : <div className={styles['soft']}>{t('underOrder', { kitta: kitta(within) })}</div>;
}

function rangeOf({ bucket, holderId, ...range }: NonNullable<ShareholderList['table']>[number]): ShareRange {
  if (bucket !== 'HOLDER') return { ...range, bucket, holderId: null };
  return { ...range, bucket, holderId: holderId ?? '' };
}

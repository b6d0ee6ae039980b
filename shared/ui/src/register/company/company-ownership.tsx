import { localName } from '../../base/language/local-name';
import type { Ownership } from '@registrar/domain/calls/company-record';
import { PortalLink, useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { Sheet } from '../../base/layout/sheet';
import { useFormats } from '../../base/language/use-formats';
import { OwnershipPicture } from '../shares/ownership-picture';
import { useCompanyWords } from './company-words';
import { useOwnership } from './read-company';
import styles from './company.module.css';

/** Who holds the company on that day, and who holds the companies that hold it. */
export function CompanyOwnership({ id, on }: { readonly id: string; readonly on: string | undefined }) {
  const t = useCompanyWords();
  const { data, isError, refetch } = useOwnership(id, on);
  return (
    <Sheet as="section" aria-labelledby="company-ownership">
      <h2 id="company-ownership" className={styles['heading']}>
        {t('ownership')}
      </h2>
      {isError ? (
        <Alert
          type="error"
          showIcon
          title={t('partFailed')}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {t('common:action.retry')}
            </Button>
          }
        />
      ) : null}
      {data === undefined && !isError ? <Skeleton active /> : null}
      {data?.length === 0 ? <p className={styles['soft']}>{t('noOwnership')}</p> : null}
      {data?.map((ownership, place) => (
        <Picture key={ownership.companyId} ownership={ownership} above={place > 0} />
      ))}
    </Sheet>
  );
}

function Picture({ ownership, above }: { readonly ownership: Ownership; readonly above: boolean }) {
  const t = useCompanyWords();
  const language = useLanguage();
  const { number } = useFormats();
  const name = localName(ownership, language);
  const parts = ownership.holders.map((holder) => ({
    key: holder.id,
    name: localName(holder, language),
    quantity: holder.shares,
    ...(holder.entity === 'COMPANY' ? { note: t('holderCompany') } : {}),
  }));
  const others =
    ownership.others.holders === 0
      ? []
      : [
          {
            key: 'smaller',
            name: t('smallerHolders', { number: number(ownership.others.holders) }),
            quantity: ownership.others.shares,
          },
        ];
  return (
    <div className={styles['picture']}>
      {above ? (
        <p className={styles['above']}>
          {t('holdsIt')} <PortalLink to={`/company/${ownership.companyId}`}>{name}</PortalLink>
        </p>
      ) : null}
      <OwnershipPicture caption={t('ownershipOf', { name })} parts={[...parts, ...others]} total={ownership.issued} />
    </div>
  );
}

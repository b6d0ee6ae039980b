import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaperClaim } from '@registrar/domain/calls/liquidations';
import { useFormats } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import styles from '../proceedings/proceedings.module.css';

/** Claims that reached the liquidator on paper, and what became of each. */
export function PaperClaims({
  claims,
  actionOf,
}: {
  readonly claims: readonly PaperClaim[];
  readonly actionOf?: (claim: PaperClaim) => ReactNode;
}) {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (claims.length === 0) return <p>{t('liquidator.noClaims')}</p>;
  return (
    <ul className={styles['list']}>
      {claims.map((claim) => (
        <li key={claim.id}>
          <strong>{claim.claimant}</strong> · {money(claim.claimedPaisa)}
          <div className={styles['soft']}>
            {t('liquidator.receivedOn')} <DatePair day={claim.receivedOn} inline />
          </div>
          <p className={styles['text']}>{claim.grounds}</p>
          {claim.admittedPaisa === null ? (
            <Tag color="warning">{t('liquidator.notJudged')}</Tag>
          ) : (
            <div>
              {t('liquidator.admitted')}: {money(claim.admittedPaisa)}
              {claim.judgement === null ? null : <div>{claim.judgement}</div>}
              {claim.paidPaisa === null || claim.paidOn === null ? null : (
                <div>
                  {t('liquidator.paid')}: {money(claim.paidPaisa)} (<DatePair day={claim.paidOn} inline />)
                </div>
              )}
            </div>
          )}
          {actionOf?.(claim)}
        </li>
      ))}
    </ul>
  );
}

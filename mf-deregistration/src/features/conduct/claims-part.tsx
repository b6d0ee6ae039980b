import { useTranslation } from 'react-i18next';
import { claimKinds, claimOutcomes } from '@registrar/domain/enumerations';
import { useLanguage } from '@registrar/runtime';
import { localName, useFormats } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { InstantPair } from '@registrar/ui/components';
import { ActButton, type OfActs } from './acts-bar';
import { ClaimEvidence } from './claim-evidence';
import styles from './conduct.module.css';

/** Who claims or objects, with what, and how it was decided. */
export function ClaimsPart({ proceeding, onAct }: OfActs) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  const { claims, allowedActs } = proceeding;
  return (
    <ul className={styles['list']}>
      {claims.map((claim) => {
        const { id, kind, claimant, text, amountPaisa, receivedAt, further, judgement } = claim;
        return (
          <li key={id}>
            <strong>
              {claimKinds.name(kind)[language]}: {localName(claimant, language)}
            </strong>
            {amountPaisa === null ? null : <> · {money(amountPaisa)}</>}
            <div className={styles['soft']}>
              <InstantPair at={receivedAt} inline />
            </div>
            <p className={styles['text']}>{text}</p>
            {further == null ? null : (
              <div>
                <div className={styles['soft']}>
                  {t('conduct.firstDecision')}: {further.firstReason}
                </div>
                <strong>{t('conduct.further')}</strong> · <InstantPair at={further.at} inline />
                <p className={styles['text']}>{further.text}</p>
              </div>
            )}
            <ClaimEvidence proceedingId={proceeding.id} claim={claim} />
            {judgement === null ? (
              <div className={styles['actions']}>
                <Tag color="warning">{t('conduct.undecided')}</Tag>
                {allowedActs.judgeClaim.includes(id) ? (
                  <ActButton act={{ kind: 'judgeClaim', claim }} onAct={onAct} />
                ) : null}
              </div>
            ) : (
              <div>
                <Tag color={judgement.outcome === 'UPHELD' ? 'error' : 'default'}>
                  {claimOutcomes.name(judgement.outcome)[language]}
                </Tag>{' '}
                <InstantPair at={judgement.at} inline />
                <div>{judgement.reason}</div>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

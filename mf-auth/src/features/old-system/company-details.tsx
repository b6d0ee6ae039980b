import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyDetail, MigratedDetails } from '@registrar/domain/calls/old-system';
import { useLanguage } from '@registrar/runtime';
import { Button, useFormats } from '@registrar/ui';
import { DetailValue, StatusBadge } from '@registrar/ui/components';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { CorrectionForm } from './correction-form';
import { useAnswerDetail } from './migrated-details';
import styles from './old-system.module.css';

/** One company that came over: each detail is right as it stands, or the person says what is. */
export function CompanyDetails({ company }: { readonly company: MigratedDetails['companies'][number] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const answered = company.details.filter((detail) => detail.answered).length;
  const name = language === 'ne' ? company.nameNepali : company.nameEnglish;
  return (
    <section className={styles['company']} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles['hint']}>
        {t('verifyDetails.answered', { answered: number(answered), all: number(company.details.length) })}
      </p>
      <ul className={styles['details']}>
        {company.details.map((detail) => (
          <DetailRow key={detail.item} companyId={company.id} detail={detail} />
        ))}
      </ul>
    </section>
  );
}

function DetailRow({ companyId, detail }: { readonly companyId: string; readonly detail: CompanyDetail }) {
  const { t } = useTranslation();
  const { item, value, answered, claimedValue, status } = detail;
  const answer = useAnswerDetail();
  const notice = useFailureNotice();
  const [correcting, setCorrecting] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const [landings, setLandings] = useState(0);
  useEffect(() => {
    if (landings > 0) changeButton.current?.focus();
  }, [landings]);
  /** The button that was pressed is gone: the focus stays in the row, on the one that is always there. */
  const land = () => {
    setCorrecting(false);
    setLandings((count) => count + 1);
  };
  const label = t(`verifyDetails.item.${item}`);
  const confirm = async () => {
    notice.clear();
    try {
      await answer.mutateAsync({ companyId, item, request: { answer: 'CONFIRM' } });
      land();
    } catch (error) {
      notice.take(error);
    }
  };
  return (
    <li className={styles['detail']}>
      <span className={styles['label']}>{label}</span>
      <div className={styles['value']}>
        {value === null ? <em>{t('verifyDetails.none')}</em> : <DetailValue item={item} value={value} />}
        {claimedValue === null ? null : (
          <p className={styles['claimed']}>
            {t('verifyDetails.claimed')} <DetailValue item={item} value={claimedValue} />
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        {answered ? <StatusBadge of="item" status={status} /> : null}
        {answered && claimedValue === null ? null : (
          <Button
            loading={answer.isPending}
            onClick={() => void confirm()}
            aria-label={`${label}: ${t(value === null ? 'verifyDetails.thereIsNone' : 'verifyDetails.correct')}`}
          >
            {t(value === null ? 'verifyDetails.thereIsNone' : 'verifyDetails.correct')}
          </Button>
        )}
        {correcting ? null : (
          <Button
            ref={changeButton}
            type={answered ? 'link' : 'default'}
            onClick={() => setCorrecting(true)}
            aria-label={`${label}: ${t(answered ? 'verifyDetails.change' : value === null ? 'verifyDetails.add' : 'verifyDetails.wrong')}`}
          >
            {t(answered ? 'verifyDetails.change' : value === null ? 'verifyDetails.add' : 'verifyDetails.wrong')}
          </Button>
        )}
      </div>
      {notice.message === undefined ? null : (
        <div className={styles['below']}>
          <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
        </div>
      )}
      {correcting ? <CorrectionForm companyId={companyId} detail={detail} label={label} onDone={land} /> : null}
    </li>
  );
}

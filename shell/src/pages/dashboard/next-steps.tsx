import type { NextStep } from '@registrar/domain/calls/dashboard';
import { PortalLink, usePortal } from '@registrar/runtime';
import { Button, Sheet, useFormats, useLanguage } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';

interface NextStepsProps {
  readonly steps: readonly NextStep[];
  readonly emailVerified: boolean;
}

/** The one thing to do next with its button, and below it what can be done after; in the order of the gateway. */
export function NextSteps({ steps: [first, ...later], emailVerified }: NextStepsProps) {
  const { t } = useTranslation('shell-pages');
  const ne = useLanguage() === 'ne';
  return (
    <Sheet as="section" aria-labelledby="next-title">
      <h2 id="next-title" className={styles['title']}>
        {t('next.title')}
      </h2>
      {first === undefined ? <p className={styles['soft']}>{t('next.none')}</p> : <First step={first} />}
      {later.length === 0 ? null : (
        <>
          <h3 className={styles['later']}>{t('next.later')}</h3>
          <ul className={styles['list']}>
            {later.map((step) => (
              <li key={keyOf(step)} className={styles['line']}>
                <PortalLink to={step.link}>{ne ? step.titleNe : step.titleEn}</PortalLink>
                <LastDay day={step.dueOn} />
              </li>
            ))}
          </ul>
        </>
      )}
      {emailVerified && (
        <p className={styles['soft']} style={{ marginBlockStart: 12 }}>
          {t('dashboard.emailVerified')}
        </p>
      )}
    </Sheet>
  );
}

function First({ step }: { readonly step: NextStep }) {
  const { t } = useTranslation('shell-pages');
  const { navigation } = usePortal();
  const { money } = useFormats();
  const ne = useLanguage() === 'ne';
  const { titleNe, titleEn, link, dueOn, amountPaisa } = step;
  // the code of a deadline names the deadline too
  const [code] = step.code.split(':');
  return (
    <div className={styles['first']}>
      <div>
        <p className={styles['firstTitle']}>{ne ? titleNe : titleEn}</p>
        <LastDay day={dueOn} />
      </div>
      <Button type="primary" size="large" onClick={() => navigation.to(link)}>
        {t(`next.button.${code}`, {
          defaultValue: t('next.button.other'),
          amount: amountPaisa == null ? '' : money(amountPaisa),
        })}
      </Button>
    </div>
  );
}

function LastDay({ day }: { readonly day: string | null }) {
  const { t } = useTranslation('shell-pages');
  return day === null ? null : (
    <span className={styles['soft']}>
      {t('next.due')} <DatePair day={day} inline />
    </span>
  );
}

const keyOf = ({ code, applicationId, link, titleEn }: NextStep): string =>
  `${code}-${applicationId ?? link}-${titleEn}`;

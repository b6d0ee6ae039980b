import { isPinProblemReason, type PinProblem } from '@registrar/contract/pin-problems';
import { useLanguage } from '@registrar/ui';
import { useTranslation } from 'react-i18next';
import { Banner } from '../status/banner';
import { dayAndTime } from './day-and-time';
import { pinsNamespace } from './pins-namespace';
import styles from './pins.module.css';

export interface PinsBannerProps {
  /** Version by remote. */
  readonly pins: Readonly<Record<string, string>>;
  readonly until: string | undefined;
  readonly problems: readonly PinProblem[];
  readonly onClear: () => void;
  /** Missing for whoever may not choose. */
  readonly onChoose: (() => void) | undefined;
}

/** Which builds this browser shows instead of the live ones, until when, and which wish is not followed and why. */
export function PinsBanner({ pins, until, problems, onClear, onChoose }: PinsBannerProps) {
  const { t } = useTranslation(pinsNamespace);
  const language = useLanguage();
  const names = Object.entries(pins)
    .map(([name, version]) => `${name}@${version}`)
    .join(', ');
  return (
    <Banner name="pins" warning>
      <div className={styles['lines']}>
        {names !== '' && (
          <span>
            {until === undefined
              ? t('active', { pins: names })
              : t('activeUntil', { pins: names, until: dayAndTime(until, language) })}
          </span>
        )}
        {problems.map((problem) => (
          <Problem key={`${problem.remote ?? ''}@${problem.wanted}`} problem={problem} />
        ))}
      </div>
      {onChoose && (
        <button type="button" onClick={onChoose}>
          {t('choose')}
        </button>
      )}
      <button type="button" onClick={onClear}>
        {t('clear')}
      </button>
    </Banner>
  );
}

function Problem({ problem: { remote, wanted, reason, detail } }: { readonly problem: PinProblem }) {
  const { t } = useTranslation(pinsNamespace);
  const pin = remote === null ? wanted : `${remote}@${wanted}`;
  return (
    <span data-pin-problem={reason}>
      {t(`problem.${isPinProblemReason(reason) ? reason : 'other'}`, { pin })}
      {detail !== undefined && (
        <>
          {' '}
          <code>{detail}</code>
        </>
      )}
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import type { NameFinding } from '@registrar/domain/calls/names';
import { useLanguage } from '@registrar/runtime';
import { palette } from '@registrar/ui';
import styles from './name-check-outcome.module.css';

const tones = {
  refuse: { color: palette.crimson, background: palette.crimsonWash },
  warn: { color: palette.amber, background: palette.amberWash },
  info: { color: palette.blue, background: palette.blueWash },
} as const;

/** What holds of both scripts is said once. */
function said(findings: readonly NameFinding[]): NameFinding[] {
  return findings.filter(({ why }, index) => findings.findIndex((other) => other.why.en === why.en && other.why.ne === why.ne) === index);
}

/** Every reason, each with how much it weighs and the rule behind it. */
export function FindingList({ findings }: { readonly findings: readonly NameFinding[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section>
      <h2 className={styles['heading']}>{t('outcome.reasons')}</h2>
      <ul className={styles['list']}>
        {said(findings).map((finding, index) => (
          <li key={`${finding.kind}-${index}`} className={styles['finding']}>
            <span className={styles['severity']} style={tones[finding.severity]}>
              {t(`severity.${finding.severity}`)}
            </span>
            <span>
              {finding.why[language]}
              {finding.suggestion === undefined ? null : <> {t('outcome.tryInstead', { name: finding.suggestion })}</>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

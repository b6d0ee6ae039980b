import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { NameCheckAnswer, NameFinding } from '@registrar/domain/calls/names';
import { ruleName } from '@registrar/domain/names/rule-names';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, VisuallyHidden } from '@registrar/ui';
import { outcomeTone } from '../check-name/outcome-tone';
import { useLetNamePass } from './let-name-pass';
import { MarkedName, marksOf } from './marked-name';
import styles from './findings.module.css';

const SEVERITIES = ['refuse', 'warn', 'info'] as const;

export interface FindingsProps {
  readonly detail: ApplicationDetail;
  readonly nameCheck: NameCheckAnswer;
}

/** What the engine found on the proposed name, the heaviest first: the word it speaks of, why, and the law or rule. */
export function Findings({ detail, nameCheck }: FindingsProps) {
  const { t } = useTranslation();
  const { findings, outcome } = nameCheck;
  const pass = useLetNamePass(detail);
  const both = { nepali: detail.titleNepali, english: detail.titleEnglish };
  const marks = marksOf(both, findings);
  const refused = findings.some(({ severity }) => severity === 'refuse');
  const title = outcome === 'AVAILABLE' && refused ? 'BREAKS_RULES' : outcome;
  return (
    <div className={styles['findings']} data-outcome={outcome}>
      <Alert type={refused ? 'error' : outcomeTone[outcome]} showIcon title={<strong>{t(`outcome.${title}.title`)}</strong>} description={t(`outcome.${title}.meaning`)} />
      <p className={styles['name']}>
        <MarkedName name={both.nepali} marks={marks.nepali} language="ne" />
        <MarkedName name={both.english} marks={marks.english} language="en" />
      </p>
      {findings.length === 0 ? <p>{t('findings.none')}</p> : null}
      {SEVERITIES.map((severity) => {
        const group = findings.filter((finding) => finding.severity === severity);
        if (group.length === 0) return null;
        return (
          <section key={severity} aria-label={t(`findings.group.${severity}`)}>
            <h4 className={styles['group']}>{t(`findings.group.${severity}`)}</h4>
            <ul className={styles['list']}>
              {group.map((finding, index) => (
                <FindingLine key={`${finding.kind}-${finding.token ?? ''}-${index}`} finding={finding} onPass={pass.offer(finding)} />
              ))}
            </ul>
          </section>
        );
      })}
      {pass.dialog}
    </div>
  );
}

interface FindingLineProps {
  readonly finding: NameFinding;
  /** Lets its word pass. */
  readonly onPass: (() => void) | undefined;
}

function FindingLine({ finding, onPass }: FindingLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { token, why, rule, suggestion, severity } = finding;
  return (
    <li className={styles['finding']}>
      <p>
        {token === undefined ? null : (
          <>
            <mark className={styles[severity]}>{token}</mark>{' '}
          </>
        )}
        {why[language]}
        {suggestion === undefined ? null : <> {t('outcome.tryInstead', { name: suggestion })}</>}
      </p>
      <p className={styles['rule']}>{t('findings.rule', { rule: ruleName(rule)[language] })}</p>
      {onPass === undefined ? null : (
        <Button onClick={onPass}>
          {t('findings.letPass')}
          <VisuallyHidden> {token}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

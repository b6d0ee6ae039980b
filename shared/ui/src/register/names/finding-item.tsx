import type { ReactNode } from 'react';
import { useNameWords } from './name-words';
import { ruleName } from '@registrar/domain/names/rule-names';
import { useLanguage } from '@registrar/runtime';
import { spokenOf, wordsOfLine, type FindingLine } from './finding-lines';
import styles from './findings.module.css';
import type { BothScripts } from './marked-name';

interface FindingItemProps {
  readonly name: BothScripts;
  readonly line: FindingLine;
  /** How the name that is proposed instead is spoken of: to whoever may take it, or to whoever judges. */
  readonly instead: 'outcome.tryInstead' | 'findings.wouldFit';
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A finding as applicants and officers read it: its word, why, and the law or rule behind it. */
export function FindingItem({ name, line, instead, children }: FindingItemProps) {
  const t = useNameWords();
  const language = useLanguage();
  const { why, rule, severity, suggestion } = spokenOf(line, language);
  return (
    <li className={styles['finding']} data-severity={severity}>
      <p>
        {wordsOfLine(line, name).map((word) => (
          <span key={word}>
            <mark className={styles[severity]}>{word}</mark>{' '}
          </span>
        ))}
        {why[language]}
        {suggestion ? <> {t(instead, { name: suggestion })}</> : null}
      </p>
      <p className={styles['rule']}>{t('findings.rule', { rule: ruleName(rule)[language] })}</p>
      {children}
    </li>
  );
}

import { useNameWords } from './name-words';
import type { NameFinding } from '@registrar/domain/calls/names';
import { FindingItem } from './finding-item';
import { findingLines } from './finding-lines';
import { MarkedName, marksOf, type BothScripts } from './marked-name';
import styles from './findings.module.css';

const SEVERITIES = ['refuse', 'warn', 'info'] as const;

export interface NameFindingsProps {
  readonly name: BothScripts;
  /** The words of all of them are marked in the name. */
  readonly findings: readonly NameFinding[];
  /** Those of them that stand in the list. */
  readonly listed: readonly NameFinding[];
}

/** What holds of both scripts is said once. */
function said(findings: readonly NameFinding[]): NameFinding[] {
  return findings.filter(
    ({ why }, index) => findings.findIndex((other) => other.why.en === why.en && other.why.ne === why.ne) === index,
  );
}

/**
 * The name with its words marked, then every reason by its weight: the word it speaks of, why, and the law or rule
 * behind it.
 */
export function NameFindings({ name, findings, listed }: NameFindingsProps) {
  const t = useNameWords();
  const marks = marksOf(name, findings);
  return (
    <>
      {marks.nepali.size + marks.english.size === 0 ? null : (
        <p className={styles['name']}>
          {name.nepali.trim() === '' ? null : <MarkedName name={name.nepali} marks={marks.nepali} language="ne" />}
          {name.english.trim() === '' ? null : <MarkedName name={name.english} marks={marks.english} language="en" />}
        </p>
      )}
      {SEVERITIES.map((severity) => {
        const lines = findingLines(name, said(listed.filter((finding) => finding.severity === severity)));
        if (lines.length === 0) return null;
        return (
          <section key={severity} aria-label={t(`severity.${severity}`)}>
            <h3 className={styles['group']}>{t(`severity.${severity}`)}</h3>
            <ul className={styles['list']}>
              {lines.map((line, index) => (
                <FindingItem
                  key={`${line[0].kind}-${line[0].token ?? ''}-${index}`}
                  name={name}
                  line={line}
                  instead="outcome.tryInstead"
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

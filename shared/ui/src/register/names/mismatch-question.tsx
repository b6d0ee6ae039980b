import { useNameWords } from './name-words';
import type { NameFinding } from '@registrar/domain/calls/names';
import { ruleName } from '@registrar/domain/names/rule-names';
import { useLanguage } from '@registrar/runtime';
import { asWritten, type BothScripts } from './marked-name';
import styles from './findings.module.css';

/**
 * Two names that seem to differ are asked about, not refused: a translation may be right though the words are not
 * known.
 */
export function MismatchQuestion({
  name,
  findings,
}: {
  readonly name: BothScripts;
  readonly findings: readonly NameFinding[];
}) {
  const t = useNameWords();
  const language = useLanguage();
  const [first] = findings;
  if (first === undefined) return null;
  return (
    <section className={styles['question']} aria-labelledby="name-mismatch">
      <h3 id="name-mismatch" className={styles['group']}>
        {t('mismatch.question')}
      </h3>
      <p>{t('mismatch.odd', { count: findings.length })}</p>
      <ul>
        {findings.map(({ token = '', suggestion }) => {
          const script = /\p{Script=Devanagari}/u.test(token) ? 'nepali' : 'english';
          return (
            <li key={token}>
              <mark className={styles['warn']} lang={script === 'nepali' ? 'ne' : 'en'}>
                {asWritten(token, name)}
              </mark>{' '}
              {suggestion
                ? t(`mismatch.counterpart.${script}`, {
                    name: suggestion.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
                  })
                : t(`mismatch.alone.${script}`)}
            </li>
          );
        })}
      </ul>
      <p>{t('mismatch.answer')}</p>
      <p className={styles['rule']}>{t('findings.rule', { rule: ruleName(first.rule)[language] })}</p>
    </section>
  );
}

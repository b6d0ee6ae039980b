import { useNameWords } from './name-words';
import Button from 'antd/es/button';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import type { BothScripts } from './marked-name';
import styles from './name-check-outcome.module.css';

/** Variants that nobody holds; a click puts one in the place of the name. */
export function SuggestionList({
  names,
  onPick,
}: {
  readonly names: readonly BothScripts[];
  readonly onPick: (name: BothScripts) => void;
}) {
  const t = useNameWords();
  return (
    <section aria-labelledby="name-suggestions">
      <h2 id="name-suggestions" className={styles['heading']}>
        {t('outcome.suggestions')}
      </h2>
      <p className={styles['soft']}>{t('outcome.suggestionsLead')}</p>
      <ul className={styles['suggestions']}>
        {names.map((name) => (
          <li key={`${name.english}|${name.nepali}`}>
            <Button onClick={() => onPick(name)} className={styles['suggestion']}>
              <VisuallyHidden>{t('outcome.use')} </VisuallyHidden>
              <span className={styles['both']}>
                {name.nepali === '' ? null : <strong lang="ne">{name.nepali}</strong>}
                {name.english === '' ? null : <span lang="en">{name.english}</span>}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

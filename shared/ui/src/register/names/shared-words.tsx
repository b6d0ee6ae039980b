import styles from './group-note.module.css';

/** A name with the words that another one has, too: underlined as well as coloured. */
export function SharedWords({ name, shared }: { readonly name: string; readonly shared: ReadonlySet<string> }) {
  return name
    .split(/\s+/u)
    .filter(Boolean)
    .map((word, index) => (
      <span key={`${word}-${index}`}>
        {index === 0 ? null : ' '}
        {shared.has(word) ? <mark className={styles['shared']}>{word}</mark> : word}
      </span>
    ));
}

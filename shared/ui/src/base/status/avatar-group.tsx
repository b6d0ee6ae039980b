import { useFormats } from '../language/use-formats';
import styles from './avatar-group.module.css';

/** Specification, limits of the screens: at most five, then how many more. */
const SHOWN = 5;

export interface AvatarGroupProps {
  readonly names: readonly string[];
  /** Who they are together; the names themselves are read from the list beside it. */
  readonly label: string;
}

/** The people of a list at a glance, each by the first letter of their name. */
export function AvatarGroup({ names, label }: AvatarGroupProps) {
  const { number } = useFormats();
  const more = names.length - SHOWN;
  return (
    <span role="img" aria-label={label} className={styles['group']}>
      {names.slice(0, SHOWN).map((name, index) => (
        <span key={`${index} ${name}`} className={styles['avatar']}>
          {initialOf(name)}
        </span>
      ))}
      {more > 0 ? <span className={styles['avatar']}>+{number(more)}</span> : null}
    </span>
  );
}

/** A letter with the signs that belong to it: रा is one letter to whoever reads it. */
const graphemes = new Intl.Segmenter('ne', { granularity: 'grapheme' });

function initialOf(name: string): string {
  const [first] = graphemes.segment(name.trim());
  return first?.segment ?? '';
}

import type { ReactNode } from 'react';
import styles from './profile.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names of things with what they are, side by side where there is room. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value }) => (
        <FactRow key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

function FactRow({ label, value }: Fact) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

import type { Declaration } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import type { SummarizedError } from '../../base/form/error-summary';
import { useFilingWords } from '../filing/filing-words';
import styles from '../answers/answers.module.css';

export interface Declarations {
  readonly asked: readonly Declaration[];
  /** Keys, in the order of the definition. */
  readonly accepted: readonly string[];
  readonly complete: boolean;
  accept(key: string, accepted: boolean): void;
  /** What they were given for is not what stands there any more. */
  clear?(): void;
}

const fieldOf = (key: string): string => `declaration-${key}`;

export function useDeclarations(asked: readonly Declaration[]): Declarations {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const keys = asked.map(({ key }) => key).filter((key) => accepted.has(key));
  return {
    asked,
    accepted: keys,
    complete: keys.length === asked.length,
    clear: () => setAccepted(new Set()),
    accept: (key, yes) =>
      setAccepted((before) => new Set(yes ? [...before, key] : [...before].filter((other) => other !== key))),
  };
}

/** One box for each statement; the gateway keeps the words with the round. */
export function DeclarationBoxes({
  declarations: { asked, accepted, accept },
}: {
  readonly declarations: Declarations;
}) {
  const language = useLanguage();
  return asked.map(({ key, text }) => (
    <div key={key} className={styles['declaration']}>
      <Checkbox
        id={fieldOf(key)}
        checked={accepted.includes(key)}
        onChange={(event) => accept(key, event.target.checked)}
      >
        {text[language]}
      </Checkbox>
    </div>
  ));
}

/** The first statement that is not accepted, for the summary of what is wrong. */
export function useMissingDeclaration({ asked, accepted }: Declarations): readonly SummarizedError[] {
  const t = useFilingWords();
  const missing = asked.find(({ key }) => !accepted.includes(key));
  return missing === undefined ? [] : [{ message: t('summary.declarationMissing'), fieldId: fieldOf(missing.key) }];
}

import { useState } from 'react';
import type { Answers } from '@registrar/domain/processes';
import { usePortal } from '@registrar/runtime';

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was typed and nobody has saved stays in this tab, over a reload and over a switch of the language. */
export function useKeptDisclosure(token: string): readonly [Answers, (answers: Answers) => void] {
  const { tab } = usePortal();
  const key = `disclosure:${token}`;
  const [answers, setAnswers] = useState<Answers>(() => {
    const kept = tab?.read(key);
    return isAnswers(kept) ? kept : {};
  });
  const keep = (next: Answers) => {
    setAnswers(next);
    tab?.write(key, next);
  };
  return [answers, keep];
}

import type { ReadonlyStore } from '@registrar/contract/shell-api';
import { createStore } from './value-store';

/** A question of the shell's own; keys of its messages. */
export interface Question {
  readonly titleKey: string;
  readonly messageKey: string;
  readonly confirmKey: string;
  readonly cancelKey: string;
  readonly answer: (confirmed: boolean) => void;
}

export interface DialogService {
  readonly question: ReadonlyStore<Question | null>;
  ask(question: Omit<Question, 'answer'>): Promise<boolean>;
}

export function createDialogs(): DialogService {
  const question = createStore<Question | null>(null);
  return {
    question,
    ask(asked) {
      // A new question takes the place of an open one, which counts as declined.
      question.get()?.answer(false);
      return new Promise((resolve) => {
        question.set({
          ...asked,
          answer(confirmed) {
            question.set(null);
            resolve(confirmed);
          },
        });
      });
    },
  };
}

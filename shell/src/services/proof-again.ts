import type { ReadonlyStore } from '@registrar/contract/shell-api';
import { createStore } from './value-store';

/** Somebody waits for the second factor to be proven again; `answer` says whether it was. */
export interface AskedAgain {
  readonly answer: (proven: boolean) => void;
}

export interface ProofAgain {
  readonly asked: ReadonlyStore<AskedAgain | null>;
  /** Calls that are refused together wait for one answer. */
  ask(): Promise<boolean>;
}

export function createProofAgain(): ProofAgain {
  const asked = createStore<AskedAgain | null>(null);
  let waiting: Promise<boolean> | null = null;
  return {
    asked,
    ask() {
      waiting ??= new Promise((resolve) => {
        asked.set({
          answer(proven) {
            waiting = null;
            asked.set(null);
            resolve(proven);
          },
        });
      });
      return waiting;
    },
  };
}

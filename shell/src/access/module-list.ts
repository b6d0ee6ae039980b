import type { ReadonlyStore } from '@registrar/contract/shell-api';
import type { InitAnswer } from '@registrar/domain/calls/accounts';
import { createStore } from '../services/value-store';
import type { ModuleAccess } from './decide';

/** What the init call told: who is here and what they may open. */
export type InitState =
  | { readonly status: 'signed-out' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly init: InitAnswer };

export interface ModuleList {
  readonly state: ReadonlyStore<InitState>;
  /** Grows with every new module list; whoever asked `can` asks again. */
  readonly revision: ReadonlyStore<number>;
  access(): ModuleAccess;
  can(screenCode: string): boolean;
  /** Asks anew; what is known stays in force until the answer is here. */
  refresh(): Promise<void>;
  clear(): void;
  /** Resolves once nothing is loading. */
  settled(): Promise<void>;
}

const noCodes: ReadonlySet<string> = new Set();

/** `ask` rejects when the call fails or its answer is not what the schema says. */
export function createModuleList(ask: () => Promise<InitAnswer>): ModuleList {
  const state = createStore<InitState>({ status: 'signed-out' });
  const revision = createStore(0);
  let codes = noCodes;
  let underWay: Promise<void> | null = null;
  /** An answer for somebody who has signed out meanwhile is dropped. */
  let generation = 0;

  const run = async (mine: number): Promise<void> => {
    try {
      const init = await ask();
      if (mine !== generation) return;
      codes = new Set(init.moduleList.map((module) => module.code));
      state.set({ status: 'ready', init });
      revision.update((value) => value + 1);
    } catch {
      if (mine === generation && state.get().status !== 'ready') state.set({ status: 'failed' });
    }
  };

  return {
    state,
    revision,
    access() {
      const now = state.get();
      if (now.status === 'ready') return { status: 'ready', codes, restrictedTo: now.init.restriction?.link ?? null };
      return now.status === 'failed' ? { status: 'failed' } : { status: 'loading' };
    },
    can: (screenCode) => codes.has(screenCode),
    refresh() {
      if (state.get().status !== 'ready') state.set({ status: 'loading' });
      underWay ??= run(generation).finally(() => {
        underWay = null;
      });
      return underWay;
    },
    clear() {
      generation += 1;
      underWay = null;
      codes = noCodes;
      state.set({ status: 'signed-out' });
      revision.update((value) => value + 1);
    },
    settled: () => (state.get().status === 'loading' && underWay ? underWay : Promise.resolve()),
  };
}

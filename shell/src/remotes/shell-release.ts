import type { RegistryDocument, ShellEntry } from '@registrar/contract/registry';
import type { ReadonlyStore } from '@registrar/contract/shell-api';
import { createStore } from '../services/value-store';

/** This tab goes on with the shell it began with; a newer one is offered, and comes with a reload. */
export interface ShellRelease {
  /** The version that a reload would bring, while it is offered. */
  readonly offer: ReadonlyStore<string | null>;
  /** Whether another shell is live than the one that runs here. */
  isOutdated(): boolean;
  follow(document: RegistryDocument): void;
  /** Somebody says so; what is unsaved is saved first, or asked about. */
  reload(): Promise<void>;
  dismiss(): void;
  /** Somebody is at the keyboard: the idle time begins anew. */
  touch(): void;
}

export interface ShellReleaseOptions {
  /** Null where the shell has no version, as while developing: then nothing is ever offered. */
  readonly own: string | null;
  readonly isDirty: () => boolean;
  /** Saves what can be saved without a question; true when nothing unsaved is left. */
  readonly settle: () => Promise<boolean>;
  /** Whether what is unsaved may be given up. */
  readonly confirmLoss: (urgency: ShellEntry['urgency']) => Promise<boolean>;
  readonly reload: () => void;
}

const idleBeforeReload = 10 * 60_000;

export function createShellRelease({ own, isDirty, settle, confirmLoss, reload }: ShellReleaseOptions): ShellRelease {
  const offer = createStore<string | null>(null);
  let live: ShellEntry | null = null;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  const isOutdated = (): boolean => own !== null && live !== null && live.version !== own;

  const waitForIdle = (): void => {
    clearTimeout(idleTimer);
    if (isOutdated()) idleTimer = setTimeout(() => (isDirty() ? waitForIdle() : reload()), idleBeforeReload);
  };

  const take = async (urgency: ShellEntry['urgency']): Promise<void> => {
    if (isDirty() && !(await settle()) && !(await confirmLoss(urgency))) return;
    reload();
  };

  return {
    offer,
    isOutdated,
    follow({ shell }) {
      if (own === null || shell === undefined) return;
      const before = live;
      live = shell;
      if (before?.version === shell.version && before.urgency === shell.urgency) return;
      offer.set(isOutdated() ? shell.version : null);
      waitForIdle();
      // At the start of a tab only offered: a page from a stale cache must not reload itself for ever.
      if (before !== null && isOutdated() && shell.urgency === 'critical') void take('critical');
    },
    reload: () => take('normal'),
    dismiss: () => offer.set(null),
    touch: waitForIdle,
  };
}

import type { Answers } from '@registrar/domain/processes';
import type { AnswerKeeper } from '@registrar/runtime';
import { sameAnswer } from '../section/same-answer';

/** What stands on the gateway instead of what the writer had seen. */
export interface Standing {
  readonly data: Answers;
  readonly version: number;
  /** UTC; null where nothing was saved yet. */
  readonly savedAt: string | null;
  /** In the reader's language; null where the gateway does not say. */
  readonly savedBy: string | null;
}

/** How a failed save is to be taken. */
export type SaveFailure =
  | { readonly kind: 'conflict'; readonly theirs: Standing }
  /**
   * The record is closed to this person now, or the answers have a shape it does not take: trying again changes
   * nothing.
   */
  | { readonly kind: 'refused'; readonly message: string; readonly path?: string }
  | { readonly kind: 'offline' | 'failed' };

export interface Conflict {
  readonly part: string;
  readonly mine: Answers;
  readonly theirs: Standing;
}

/** A part that the gateway will not have as it is. */
export interface RefusedPart {
  readonly part: string;
  /** In the reader's words. */
  readonly message: string;
  /** The field it is about, within the part; absent where it is about the part as a whole. */
  readonly path?: string;
}

export interface SaverState {
  readonly kind: 'untouched' | 'unsaved' | 'saving' | 'failed' | 'offline' | 'refused' | 'saved';
  /** UTC, of the last save that is known. */
  readonly savedAt: string | null;
  /** Why the gateway will not have the first of what it refuses, in the reader's words. */
  readonly message: string | null;
  readonly refused?: readonly RefusedPart[];
  readonly conflicts: readonly Conflict[];
  /** How often the text of a part was replaced by something else than typing: its form begins anew with it. */
  readonly begun?: ReadonlyMap<string, number>;
}

/** What is on the gateway by a save of this person. */
export interface Saved {
  readonly data: Answers;
  readonly version: number;
  /** UTC. */
  readonly savedAt: string;
}

export interface PartSaverOptions {
  readonly savedAt: string | null;
  /** Whether the record has this part. What is kept under any other name is not sent, and stays where it is. */
  readonly isPart?: (part: string) => boolean;
  /**
   * What is known to have been saved of a part before this saver came: by one whose save is still under way, or by one
   * whose answer was lost with its page. The same version is not sent twice for it.
   */
  readonly savedBefore?: (part: string, data: Answers) => Promise<Saved | undefined> | undefined;
  /** Saves one part, a section or an item, over the version that was seen; answers the version it has now. */
  readonly save: (
    part: string,
    data: Answers,
    version: number,
  ) => Promise<{ readonly version: number; readonly savedAt: string }>;
  readonly failureOf: (error: unknown) => SaveFailure;
  readonly keeper: AnswerKeeper;
  readonly now?: () => string;
  readonly delay?: number;
  readonly retryAfter?: number;
}

/** Which parts somebody waits for; `refused`: the gateway will not have it as it is, so waiting changes nothing. */
type WantedPart = (part: string, refused: boolean) => boolean;

export interface PartSaver {
  readonly state: { get(): SaverState; subscribe(listener: () => void): () => void };
  /** `version`: what the writer has seen; asked for the first change of a part only. */
  change(part: string, data: Answers, version: number): void;
  /** Sends everything, and answers whether what was asked for is saved; without `wanted` that is all of it. */
  flush(wanted?: WantedPart): Promise<boolean>;
  /** Tries again at once, e.g. when the line is back. */
  retry(): void;
  /** The parts that are not saved yet. */
  waiting(): readonly string[];
  /** What was typed and is not saved, of this visit or an earlier one. */
  unsaved(part: string): Answers | undefined;
  /** The writer has seen both: this is what it shall be. */
  settle(part: string, data: Answers): void;
  /** The part is gone, or what was typed is not wanted. */
  drop(part: string): void;
  /** Begins to send what waits, also after a `stop`. */
  start(): void;
  stop(): void;
}

const AUTOSAVE_DELAY_MS = 1_000;
const RETRY_MS = 5_000;

interface Waiting {
  readonly data: Answers;
  readonly version: number;
}

/**
 * Saves the parts of a filing by themselves, one after the other, each over its own version. What could not be saved is
 * kept in the browser and tried again. A part in conflict, or one that is refused, waits for its writer; the others go
 * on.
 */
export function createPartSaver(options: PartSaverOptions): PartSaver {
  const {
    save,
    isPart = () => true,
    savedBefore = () => undefined,
    failureOf,
    keeper,
    now = () => new Date().toISOString(),
    delay = AUTOSAVE_DELAY_MS,
    retryAfter = RETRY_MS,
  } = options;
  const waiting = new Map<string, Waiting>(
    [...keeper.all()].filter(([part]) => isPart(part)).map(([part, { data, version }]) => [part, { data, version }]),
  );
  const versions = new Map<string, number>();
  const conflicts = new Map<string, Conflict>();
  const refused = new Map<string, RefusedPart>();
  const begun = new Map<string, number>();
  const listeners = new Set<() => void>();
  let state: SaverState = {
    kind: waiting.size > 0 ? 'unsaved' : options.savedAt === null ? 'untouched' : 'saved',
    savedAt: options.savedAt,
    message: null,
    refused: [],
    conflicts: [],
    begun: new Map(),
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let stopped = false;

  const tell = (change: Partial<SaverState>) => {
    state = {
      ...state,
      ...change,
      message: [...refused.values()][0]?.message ?? null,
      refused: [...refused.values()],
      conflicts: [...conflicts.values()],
      begun: new Map(begun),
    };
    for (const listener of listeners) listener();
  };
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void flush(), milliseconds);
  };
  const isStuck = (part: string) => conflicts.has(part) || refused.has(part);
  const standing = (): SaverState['kind'] => {
    if (waiting.size === 0) return state.savedAt === null ? 'untouched' : 'saved';
    return [...waiting.keys()].every((part) => refused.has(part)) ? 'refused' : 'unsaved';
  };
  const beginAnew = (part: string) => begun.set(part, (begun.get(part) ?? 0) + 1);

  const saveWaiting = async (): Promise<void> => {
    /** In this passage: the others are tried all the same, since one of them may be all that somebody waits for. */
    const failed = new Set<string>();
    const next = () => [...waiting].find(([part]) => !isStuck(part) && !failed.has(part));
    for (let entry = next(); entry !== undefined; entry = next()) {
      const [part, held] = entry;
      tell({ kind: 'saving' });
      try {
        const before = savedBefore(part, held.data);
        const already = before === undefined ? undefined : await before;
        if (already !== undefined && already.version > held.version) {
          if (sameAnswer(held.data, already.data)) settled(part, held, already.version, already.savedAt);
          else hold(part, { data: waiting.get(part)?.data ?? held.data, version: already.version });
          continue;
        }
        const answer = await save(part, held.data, held.version);
        settled(part, held, answer.version, answer.savedAt);
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === 'conflict' && waiting.get(part) === held && sameAnswer(held.data, failure.theirs.data)) {
          // The answer to an earlier save of the same was lost on the way.
          settled(part, held, failure.theirs.version, failure.theirs.savedAt ?? now());
        } else if (!waiting.has(part)) {
          // Dropped while it was being sent.
        } else if (failure.kind === 'conflict') {
          conflicts.set(part, { part, mine: waiting.get(part)?.data ?? held.data, theirs: failure.theirs });
          tell({ kind: 'unsaved' });
        } else if (failure.kind === 'refused') {
          // What was typed meanwhile has not been refused yet.
          if (waiting.get(part) !== held) continue;
          const { message, path } = failure;
          refused.set(part, { part, message, path });
          tell({ kind: 'refused' });
        } else if (failure.kind === 'failed') {
          failed.add(part);
        } else {
          tell({ kind: failure.kind });
          later(retryAfter);
          return;
        }
      }
    }
    if (failed.size === 0) return;
    tell({ kind: 'failed' });
    later(retryAfter);
  };

  const settled = (part: string, held: Waiting, version: number, savedAt: string) => {
    versions.set(part, version);
    const since = waiting.get(part);
    if (since === held) {
      waiting.delete(part);
      keeper.forget(part);
    } else if (since !== undefined) {
      // Typed on while it was being saved: that goes over what was just saved.
      hold(part, { data: since.data, version });
    }
    state = { ...state, savedAt };
    tell({ kind: standing() });
  };

  const hold = (part: string, held: Waiting) => {
    waiting.set(part, held);
    keeper.keep(part, { ...held, at: now() });
  };

  const flush = async (wanted: WantedPart = () => true): Promise<boolean> => {
    clearTimeout(timer);
    running ??= saveWaiting().finally(() => {
      running = null;
    });
    await running;
    return ![...waiting.keys()].some((part) => wanted(part, refused.has(part)));
  };

  return {
    state: {
      get: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    change(part, data, version) {
      refused.delete(part);
      hold(part, { data, version: waiting.get(part)?.version ?? Math.max(version, versions.get(part) ?? 0) });
      const conflict = conflicts.get(part);
      if (conflict !== undefined) {
        conflicts.set(part, { ...conflict, mine: data });
        tell({});
        return;
      }
      if (running === null) tell({ kind: 'unsaved' });
      later(delay);
    },
    flush,
    retry() {
      if (waiting.size > 0) void flush();
    },
    waiting: () => [...waiting.keys()],
    unsaved: (part) => waiting.get(part)?.data,
    settle(part, data) {
      const conflict = conflicts.get(part);
      if (conflict === undefined) return;
      conflicts.delete(part);
      hold(part, { data, version: conflict.theirs.version });
      beginAnew(part);
      tell({ kind: 'unsaved' });
      void flush();
    },
    drop(part) {
      waiting.delete(part);
      conflicts.delete(part);
      refused.delete(part);
      keeper.forget(part);
      beginAnew(part);
      tell({ kind: standing() });
    },
    start() {
      stopped = false;
      if (waiting.size > 0) later(0);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

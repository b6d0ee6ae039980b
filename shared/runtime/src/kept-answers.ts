import { useMemo } from 'react';
import { useSession } from './portal-context';

/** What somebody typed and the gateway does not have yet. */
export interface KeptAnswers {
  readonly data: Readonly<Record<string, unknown>>;
  /** Version of the record on the gateway that it was typed over. */
  readonly version: number;
  /** UTC. */
  readonly at: string;
}

export interface AnswerKeeper {
  /** Everything that is kept, by part. */
  all(): ReadonlyMap<string, KeptAnswers>;
  keep(part: string, answers: KeptAnswers): void;
  forget(part: string): void;
}

const PREFIX = 'kept-answers';
/** Where they stood before the parts of a name were encoded. */
const FORMER_PREFIX = 'unsaved';
/** What the former names put between a filing and the list of an entry that was not there yet. */
const FORMER_NEW = 'new';
const DAYS_KEPT = 14;
const DAY_MS = 86_400_000;

const isKept = (value: unknown): value is KeptAnswers =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  'at' in value &&
  typeof value.at === 'string';

function read(storage: Storage, key: string): KeptAnswers | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Each is encoded by itself: none of them holds the sign that parts them, so no record's name can begin another's.
 */
const nameOf = (...components: readonly string[]): string => [PREFIX, ...components.map(encodeURIComponent)].join('/');

/** Entries of the lists of a filing that are not part of it yet, by the list: a record of its own beside the filing. */
export const recordOfNewEntries = (applicationId: string): string => `new entries of ${applicationId}`;

/**
 * What a name of the former form stands for today. There `…/<filing>/new/<list>` was an entry that nobody had added,
 * and everything else behind a filing one of its parts.
 */
function renamed(former: string): string | undefined {
  const [, userId, record, ...rest] = former.split('/');
  const [first, second] = rest;
  if (userId === undefined || record === undefined || first === undefined) return undefined;
  if (first === FORMER_NEW)
    return second === undefined ? undefined : nameOf(userId, recordOfNewEntries(record), second);
  return nameOf(userId, record, rest.join('/'));
}

/**
 * Keeps in this browser what could not be saved, for one person and one record. It is gone as soon as it is saved, and
 * after two weeks. A browser without room or leave to store keeps nothing: the form on the screen still holds it.
 */
export function createAnswerKeeper(
  storage: Storage,
  userId: string,
  record: string,
  now: () => number = Date.now,
): AnswerKeeper {
  const prefix = `${nameOf(userId, record)}/`;
  const keysOf = (start: string) =>
    Array.from({ length: storage.length }, (_entry, index) => storage.key(index))
      .filter((key) => key !== null)
      .filter((key) => key.startsWith(start));
  const renameFormer = () => {
    for (const key of keysOf(`${FORMER_PREFIX}/`)) {
      const name = renamed(key);
      const text = storage.getItem(key);
      if (name !== undefined && text !== null && storage.getItem(name) === null) storage.setItem(name, text);
      storage.removeItem(key);
    }
  };
  const forgetOld = () => {
    renameFormer();
    for (const key of keysOf(`${PREFIX}/`)) {
      const kept = read(storage, key);
      if (kept === undefined || now() - Date.parse(kept.at) > DAYS_KEPT * DAY_MS) storage.removeItem(key);
    }
  };
  const trying = <T>(action: () => T, otherwise: T): T => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  trying(forgetOld, undefined);
  return {
    all: () =>
      trying(
        () =>
          new Map(
            keysOf(prefix).flatMap((key) => {
              const kept = read(storage, key);
              return kept === undefined ? [] : [[decodeURIComponent(key.slice(prefix.length)), kept] as const];
            }),
          ),
        new Map(),
      ),
    keep: (part, answers) =>
      trying(() => storage.setItem(nameOf(userId, record, part), JSON.stringify(answers)), undefined),
    forget: (part) => trying(() => storage.removeItem(nameOf(userId, record, part)), undefined),
  };
}

/** The storage seam of remotes: the one thing they may leave in the browser. `record` is e.g. an application's id. */
export function useKeptAnswers(record: string): AnswerKeeper {
  const userId = useSession()?.userId ?? 'nobody';
  return useMemo(() => createAnswerKeeper(localStorage, userId, record), [userId, record]);
}

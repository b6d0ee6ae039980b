/** Saves what is not saved yet; true when nothing is left. */
export type Save = () => Promise<boolean>;

export interface LeaveGuard {
  /**
   * Registers a page with unsaved work until the returned function is called. `save`: where the page can save it by
   * itself.
   */
  add(isDirty: () => boolean, save?: Save): () => void;
  isDirty(): boolean;
  /** Saves what can be saved without a question; true when nothing unsaved is left. */
  settle(): Promise<boolean>;
  /** It is decided: from now on the browser does not ask either. */
  letGo(): void;
}

/** Whoever leaves does not wait longer for a save than this: then they are asked. */
const PATIENCE_MS = 3_000;

/** Pages with unsaved work; the shell lets them save, and asks before it lets the others go. */
export function createLeaveGuard(target: Pick<Window, 'addEventListener'>, patience = PATIENCE_MS): LeaveGuard {
  const guards = new Map<() => boolean, Save | undefined>();
  const isDirty = (): boolean => [...guards.keys()].some((guard) => guard());
  let decided = false;
  target.addEventListener('beforeunload', (event) => {
    if (!decided && isDirty()) event.preventDefault();
  });
  return {
    add(guard, save) {
      guards.set(guard, save);
      return () => void guards.delete(guard);
    },
    isDirty,
    async settle() {
      // what a page says itself counts: whether it is dirty it may only know after its next drawing
      const saves = [...guards].flatMap(([guard, save]) =>
        guard() ? [save === undefined ? Promise.resolve(false) : save().catch(() => false)] : [],
      );
      const inTime = await Promise.race([
        Promise.all(saves),
        new Promise<null>((resume) => setTimeout(resume, patience, null)),
      ]);
      return inTime !== null && inTime.every((saved) => saved);
    },
    letGo() {
      decided = true;
    },
  };
}

export interface LeaveGuard {
  /** Registers a page with unsaved work until the returned function is called. */
  add(isDirty: () => boolean): () => void;
  isDirty(): boolean;
}

/** Pages with unsaved work; the shell asks before it lets them go. */
export function createLeaveGuard(target: Pick<Window, 'addEventListener'>): LeaveGuard {
  const guards = new Set<() => boolean>();
  const isDirty = (): boolean => [...guards].some((guard) => guard());
  target.addEventListener('beforeunload', (event) => {
    if (isDirty()) event.preventDefault();
  });
  return {
    add(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    isDirty,
  };
}

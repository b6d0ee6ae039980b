import { useEffect, useEffectEvent } from 'react';
import { usePortal } from './portal-context';

/** While `dirty`, leaving the page asks first; the shell owns the question. */
export function useLeaveGuard(dirty: boolean): void {
  const { navigation } = usePortal();
  const isDirty = useEffectEvent(() => dirty);
  useEffect(() => navigation.guardLeave(() => isDirty()), [navigation]);
}

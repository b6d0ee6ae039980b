import { useEffect, useEffectEvent } from 'react';
import { usePortal } from './portal-context';

/**
 * While `dirty`, leaving the page saves first where `save` can, and asks otherwise; the shell owns the question. `save`
 * answers whether nothing is left.
 */
export function useLeaveGuard(dirty: boolean, save?: () => Promise<boolean>): void {
  const { navigation } = usePortal();
  const isDirty = useEffectEvent(() => dirty);
  const saveNow = useEffectEvent(async () => (save === undefined ? false : save()));
  useEffect(
    () =>
      navigation.guardLeave(
        () => isDirty(),
        () => saveNow(),
      ),
    [navigation],
  );
}

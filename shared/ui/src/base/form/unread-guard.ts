import { createContext, useCallback, useMemo, useState } from 'react';

/** Says at its fields what cannot be read there; false where there is nothing, or nothing that was not said already. */
type SayUnread = () => boolean;

/** The forms that would be left together. */
export const UnreadGuardContext = createContext<Set<SayUnread> | undefined>(undefined);

/**
 * A text that is no value of its field is kept nowhere: whoever leaves its form is told once, and stays. Who leaves
 * then all the same leaves without it.
 */
export function useUnreadGuard(): { readonly forms: Set<SayUnread>; readonly holdsBack: () => boolean } {
  const [forms] = useState(() => new Set<SayUnread>());
  // each form says its own, not the first one only
  const holdsBack = useCallback(() => [...forms].map((say) => say()).includes(true), [forms]);
  return useMemo(() => ({ forms, holdsBack }), [forms, holdsBack]);
}

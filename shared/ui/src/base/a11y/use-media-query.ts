import { useCallback, useSyncExternalStore } from 'react';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** The width below which the side navigation becomes a drawer and columns stand one under the other. */
export const narrowQuery = '(max-width: 767.98px)';

/** The specification's width for dialogs that fill the screen. */
export const fullScreenDialogQuery = '(max-width: 500px)';

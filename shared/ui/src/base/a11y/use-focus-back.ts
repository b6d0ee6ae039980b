import { useEffect, useState } from 'react';

/**
 * For what stands over the page only while it is open: when it goes, the keyboard is back on what opened it, or on the
 * page's heading where that is gone or nothing opened it. Call it before anything in it takes the focus.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const place =
        opener?.isConnected === true && opener !== document.body ? opener : document.querySelector('main h1');
      if (place instanceof HTMLElement) place.focus();
    },
    [opener],
  );
}

import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place around a dialog that leaves the page as it closes: back on the button that opened it,
 * or on the page's heading once the action is done and the button may be gone.
 */
export function useFocusReturn(open: boolean) {
  const opener = useRef<Element | null>(null);
  const done = useRef(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) {
      wasOpen.current = true;
      return;
    }
    if (!wasOpen.current) return;
    wasOpen.current = false;
    const place = done.current ? document.querySelector('main h1') : opener.current;
    if (place instanceof HTMLElement) place.focus();
  }, [open]);
  return {
    opens: () => {
      opener.current = document.activeElement;
      done.current = false;
    },
    isDone: () => {
      done.current = true;
    },
  };
}

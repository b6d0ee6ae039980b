import { useEffect, useState, type RefObject } from 'react';

/** So far below the screen something counts as near: it is there when the reader arrives. */
const AHEAD = '400px';

/** Whether the element has come near to what is on the screen; once it has, it stays so. */
export function useOnceNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || element.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, near]);
  return near;
}

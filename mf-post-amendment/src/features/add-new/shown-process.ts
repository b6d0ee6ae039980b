import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A link to one process of the list, by its name after a `#`, shows its place as soon as the list is there, and leads
 * who reads by keyboard or by ear there as well.
 */
export function useShownProcess(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const place = isThere && hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [isThere, hash]);
}

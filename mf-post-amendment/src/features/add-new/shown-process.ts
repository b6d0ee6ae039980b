import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A link to one process of the list, by its name after a `#`, shows its place as soon as the list is there. */
export function useShownProcess(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [isThere, hash]);
}

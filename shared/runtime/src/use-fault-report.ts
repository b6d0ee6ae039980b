import { useContext, useEffect, useState } from 'react';
import { faultPlace } from './fault-place';
import { usePortal } from './portal-context';
import { RemoteNameContext } from './remote-name';

/**
 * Reports a fault and gives the number to show. After the commit, because React may draw a panel several times, each
 * time for another error of the same fault, before it keeps one.
 */
export function useFaultReport(error: unknown): string {
  const shell = usePortal();
  const remote = useContext(RemoteNameContext);
  const [errorId, setErrorId] = useState('');
  useEffect(() => {
    setErrorId(shell.reportError(error, faultPlace(remote, error)));
  }, [shell, remote, error]);
  return errorId;
}

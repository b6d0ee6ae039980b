import { useContext, useState } from 'react';
import { faultPlace } from './fault-place';
import { usePortal } from './portal-context';
import { RemoteNameContext } from './remote-name';

/** Reports a fault once, however often its panel is drawn, and gives the number to show. */
export function useFaultReport(error: unknown): string {
  const shell = usePortal();
  const remote = useContext(RemoteNameContext);
  const report = () => ({ error, id: shell.reportError(error, faultPlace(remote, error)) });
  const [reported, setReported] = useState(report);
  if (reported.error === error) return reported.id;
  const next = report();
  setReported(next);
  return next.id;
}

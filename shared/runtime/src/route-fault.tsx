import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { FaultPanel } from './fault-panel';
import { useFaultReport } from './use-fault-report';

/**
 * The error element of a remote's outermost route: catches what pages throw while loading or drawing. The router
 * forgets the fault as soon as the path changes.
 */
export function RouteFault() {
  const error = useRouteError();
  const errorId = useFaultReport(error);
  const location = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    const state: unknown = location.state;
    void navigate(location, { replace: true, state });
  };
  return <FaultPanel error={error} errorId={errorId} onRetry={retry} />;
}

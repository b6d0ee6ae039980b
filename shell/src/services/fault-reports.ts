import { isReportedKind, type FaultReport } from '@registrar/contract/fault-report';

export interface FaultReporterOptions {
  readonly fetch: typeof fetch;
  readonly tab: string;
  readonly revision: () => number;
  /** Of whoever is signed in: the host counts people, not tabs. */
  readonly authorization: () => string | null;
}

interface Fault {
  readonly version: string;
  readonly kind: string;
  /** Number of the error with the id of the occurrence, which stays in the tab. */
  readonly errorId: string;
}

const address = '/registry/faults';
/** What a watching build makes is no version of anybody. */
const inDevelopment = 'dev';

/**
 * Tells the portal's host which version failed in this tab. What cannot be told is
 * lost: a report must not fail the page.
 */
export function createFaultReporter({
  fetch,
  tab,
  revision,
  authorization,
}: FaultReporterOptions): (remote: string, fault: Fault) => void {
  return (remote, { version, kind, errorId }) => {
    if (version === inDevelopment || !isReportedKind(kind)) return;
    const report: FaultReport = {
      tab,
      remote,
      version,
      kind,
      code: errorId.split('-').slice(0, 2).join('-'),
      revision: revision(),
    };
    const bearer = authorization();
    // `keepalive`: whoever closes the broken page at once has told of it all the same.
    fetch(address, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', ...(bearer !== null && { Authorization: bearer }) },
      body: JSON.stringify(report),
    }).catch(() => undefined);
  };
}

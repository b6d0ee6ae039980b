import { auditFilterSchema, type AuditFilter } from '@registrar/domain/calls/audit';
import { useSearchParams } from 'react-router-dom';

/** Reads the filters out of an address somebody may have typed; what the gateway would refuse is left out. */
export function readAuditFilters(params: URLSearchParams): AuditFilter {
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ''));
  const parsed = auditFilterSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path: [name] }) => String(name)));
  return auditFilterSchema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
}

export function writeAuditFilters(filter: AuditFilter): URLSearchParams {
  return new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
}

/** The filters live in the address: a finding can be shared, and the back button undoes them. */
export function useAuditFilters(): readonly [AuditFilter, (change: Partial<AuditFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = readAuditFilters(params);
  return [filter, (change) => setParams(writeAuditFilters({ ...filter, ...change }))];
}

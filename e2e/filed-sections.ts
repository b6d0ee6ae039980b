import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { GatewayCalls } from './gateway-calls';

/** Saves one section by the gateway's own call, over the version of it that stands there now. */
export async function saveSection(
  gateway: GatewayCalls,
  applicationId: string,
  key: string,
  data: unknown,
): Promise<ApplicationDetail> {
  const address = `/external/api/application/${applicationId}`;
  const { sections } = await gateway.get<ApplicationDetail>(address);
  const version = sections.find((section) => section.key === key)?.version ?? 0;
  return gateway.put<ApplicationDetail>(`${address}/section/${key}`, data, { 'if-match': `"${version}"` });
}

import type { ShellApi } from '@registrar/contract/shell-api';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { definitionQuery } from '@registrar/domain/processes/definition/definition-stamp';
import { nameVersions } from '@registrar/domain/processes/definition/name-versions';

export interface SectionToSave {
  readonly applicationId: string;
  readonly sectionKey: string;
  /** The filing it belongs to, whose form this page was built with. */
  readonly process: string;
  /**
   * Of the section as the writer saw it, 0 where nobody had saved it; the gateway refuses with 412 when somebody else
   * has saved since.
   */
  readonly version: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export const saveSection = (
  gateway: ShellApi['gateway'],
  { applicationId, sectionKey, version, data, process }: SectionToSave,
) =>
  gateway.request<ApplicationDetail>({
    path: `/external/api/application/${applicationId}/section/${sectionKey}`,
    method: 'PUT',
    query: definitionQuery(process, nameVersions),
    ifMatch: version,
    body: { kind: 'json', value: data },
    quiet: { overlay: true, successToast: true, failureToast: true },
  });

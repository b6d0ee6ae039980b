/** The applicant's page of a filing, by its process. */
export function filingAddress({ applicationId, processName }: { readonly applicationId: string; readonly processName: string }): string {
  switch (processName) {
    case 'COMPANY_REGISTRATION':
    case 'MIGRATION_COMPANY_REGISTRATION':
      return `/company-registration?application=${applicationId}`;
    case 'MIGRATION_NAME_RESERVATION':
      return `/company-name-reservation/migrated-name-reservation/add-necessary-document?application=${applicationId}`;
    default:
      return `/company-name-reservation?application=${applicationId}`;
  }
}

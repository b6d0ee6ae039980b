/** The two pages of a migrated name, as the specification names them; the application stands in the query. */
export const MIGRATED = '/company-name-reservation/migrated-name-reservation';

export const oldNameAddress = (applicationId: string): string => `${MIGRATED}?application=${applicationId}`;
export const documentsAddress = (applicationId: string): string =>
  `${MIGRATED}/add-necessary-document?application=${applicationId}`;

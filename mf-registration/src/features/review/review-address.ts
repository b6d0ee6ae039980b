export const REGISTRATION_APPROVAL = '/company-registration-approval';

/** Where the office looks at a registration. */
export function reviewAddress(_processName: string, id: string): string {
  return `/company-registration/review/${encodeURIComponent(id)}`;
}

/** Where the office looks at an application of these pages. */
export const reviewLists = {
  NAME_RESERVATION: '/company-name-reservation-approval',
  NAME_CHANGE: '/company-name-change-approval',
} as const;
export type ReviewedProcess = keyof typeof reviewLists;

/** Migrated names lie on the list of the reservations. */
export function reviewAddress(processName: string, id: string): string {
  return `${processName === 'NAME_CHANGE' ? reviewLists.NAME_CHANGE : reviewLists.NAME_RESERVATION}/${id}`;
}

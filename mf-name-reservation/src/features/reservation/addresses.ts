/** The list of reservations, and of what was reserved. */
export const RESERVATIONS = '/company-name-reservation';

export const addressOf = (id: string, step?: string): string =>
  `${RESERVATIONS}/${id}${step === undefined ? '' : `/${step}`}`;

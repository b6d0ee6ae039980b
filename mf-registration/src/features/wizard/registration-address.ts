export const REGISTRATIONS = '/company-registration';

/** The address of a registration; without a step the page goes on where the person left. */
export const registrationAddress = (applicationId: string, step?: string): string => `${REGISTRATIONS}${step === undefined ? '' : `/${step}`}?application=${applicationId}`;

/**
 * What every company hands in by a day of the law, by the process with which it does: the initial return once, within
 * three months (section 184), and the annual return of each fiscal year (section 80).
 */
export const INITIAL_RETURN = 'THREE_MONTH_UPDATE';
export const ANNUAL_RETURN = 'ANNUAL_REPORT';
export const obligationKinds = [INITIAL_RETURN, ANNUAL_RETURN] as const;
export type ObligationKind = (typeof obligationKinds)[number];

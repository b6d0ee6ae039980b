/**
 * The audiences of notifications about an application. A person in several audiences is notified once, as the first
 * one.
 */
export const audiences = ['APPLICANT', 'PARENT', 'REPRESENTATIVES', 'OFFICE', 'NEXT_ACTOR'] as const;
export type Audience = (typeof audiences)[number];

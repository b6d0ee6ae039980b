/** Who is told of what happened to an application. Somebody who is more than one of them is told once, as the first. */
export const audiences = ['APPLICANT', 'PARENT', 'REPRESENTATIVES', 'OFFICE', 'NEXT_ACTOR'] as const;
export type Audience = (typeof audiences)[number];

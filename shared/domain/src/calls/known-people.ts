import { z } from 'zod';
import { bilingualNameSchema } from '../envelope';

/** Whence a person is known who is not named in the filing: the caller, the company's register, an earlier filing. */
export const personSources = ['ACCOUNT', 'REGISTER', 'EARLIER_FILING'] as const;
export type PersonSource = (typeof personSources)[number];

/**
 * GET external/api/application/{id}/known-person: people whose details the filer need not type again. `facts` by the
 * names of processes/questions/people/person-place, days in AD, places by their ids.
 */
export const knownPeopleSchema = z.object({
  people: z.array(
    bilingualNameSchema.extend({ source: z.enum(personSources), facts: z.record(z.string(), z.unknown()) }),
  ),
});
export type KnownPeople = z.infer<typeof knownPeopleSchema>;

import { z } from 'zod';
import { companyStatuses } from '../enumerations/statuses';
import { bilingualNameSchema, idSchema, instantSchema } from '../envelope';

/** As many of one account at a time. */
export const FOLLOWED_AT_MOST = 200;

/** GET external/api/followed-company: the own ones, the last followed first. */
export const followedCompanyListSchema = z.array(
  bilingualNameSchema.extend({
    id: idSchema,
    registrationNumber: z.string(),
    status: companyStatuses.schema,
    followedAt: instantSchema,
  }),
);
export type FollowedCompanyList = z.infer<typeof followedCompanyListSchema>;

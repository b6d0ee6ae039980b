import { z } from 'zod';
import { bilingualNameSchema, idSchema } from '../envelope';
import type { RegisterAspect } from '../register/register-aspects';
import { companyStatuses } from '../enumerations/statuses';
import { companyRecordSchema } from './company-record';

/**
 * What the open data has of a company. Everything else stays out of it: what nobody may read, and what the page of one
 * company shows of persons (directors, auditors, focal persons, who has shares or a pledge on them), because data that
 * is copied as a whole can be searched for a person.
 */
export const OPEN_ASPECTS = [
  'NAME',
  'COMPANY_TYPE',
  'REGISTRATION',
  'STATUS',
  'REGISTERED_OFFICE',
  'HEAD_OFFICE',
  'BRANCH',
  'OBJECTIVES',
  'CAPITAL',
] as const satisfies readonly RegisterAspect[];

/** GET public/company/{id}. Public. With `Accept: application/ld+json` the same as linked data. */
export const openCompanySchema = companyRecordSchema
  .pick({
    id: true,
    on: true,
    name: true,
    companyType: true,
    registration: true,
    status: true,
    deregisteredOn: true,
    registeredOffice: true,
    headOffice: true,
    branches: true,
    objectives: true,
    capital: true,
    formerNames: true,
  })
  .extend({
    /** The address of its page, which does not change: its id as linked data. */
    url: z.url(),
  });
export type OpenCompany = z.infer<typeof openCompanySchema>;

/**
 * GET public/company?registrationNumber= (`companySearchQuerySchema`). Old numbers were given more than once, so the
 * answer is a list.
 */
export const openCompanyListSchema = z.array(
  bilingualNameSchema.extend({
    id: idSchema,
    url: z.url(),
    registrationNumber: z.string(),
    status: companyStatuses.schema,
  }),
);
export type OpenCompanyList = z.infer<typeof openCompanyListSchema>;

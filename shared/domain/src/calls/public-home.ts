import { z } from 'zod';
import { daySchema, instantSchema } from '../envelope';

/** What every company has to do with a fiscal year, by the last day of it. */
const seasonItemSchema = z.object({
  /** GENERAL_MEETING, or the event of a deadline of the configuration. */
  event: z.string(),
  titleNe: z.string(),
  titleEn: z.string(),
  /** 2082/83. */
  fiscalYear: z.string(),
  dueOn: daySchema,
  daysLeft: z.number().int(),
});
export type SeasonItem = z.infer<typeof seasonItemSchema>;

export const portalServices = ['PAYMENT', 'EMAIL', 'SMS', 'SEARCH'] as const;
/** VOUCHER_ONLY: the office has no payment gateway. */
export const serviceStates = ['WORKING', 'DISTURBED', 'VOUCHER_ONLY'] as const;
const serviceStateSchema = z.object({ service: z.enum(portalServices), state: z.enum(serviceStates) });
export type ServiceState = z.infer<typeof serviceStateSchema>;

/** GET public/home: what is due this season, the nearest day first, and whether the services work. Some seconds old. */
export const publicHomeSchema = z.object({
  season: z.array(seasonItemSchema),
  services: z.array(serviceStateSchema),
  at: instantSchema,
});
export type PublicHome = z.infer<typeof publicHomeSchema>;

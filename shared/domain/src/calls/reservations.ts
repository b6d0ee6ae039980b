import { z } from 'zod';
import { daySchema, idSchema } from '../envelope';

/** Days in AD of Nepal; `daysRemaining` is computed on read (decisions.md, Time). */
export const reservationSchema = z.object({
  id: idSchema,
  applicationId: idSchema,
  applicationNumber: z.string(),
  nameEnglish: z.string(),
  nameNepali: z.string(),
  state: z.enum(['VALID', 'EXPIRED', 'REVOKED', 'CONSUMED']),
  approvedOn: daySchema,
  expiresOn: daySchema,
  formDueOn: daySchema,
  daysRemaining: z.number().int(),
});
export type Reservation = z.infer<typeof reservationSchema>;

/** A name that a company may take instead of one that it has checked itself, and why it may not be taken now. */
export const offeredReservationSchema = reservationSchema.extend({
  /** The legal form at its end is that of this company’s type. */
  fits: z.boolean(),
});
export type OfferedReservation = z.infer<typeof offeredReservationSchema>;
export const offeredReservationsSchema = z.object({ reservations: z.array(offeredReservationSchema) });

/**
 * Takes the names of a reservation into a change of name; null lets go of them. `version`: of the section of the name,
 * as the person saw it.
 */
export const takeReservationRequestSchema = z.object({ reservationId: idSchema.nullable(), version: z.int().min(0) });
export type TakeReservationRequest = z.infer<typeof takeReservationRequestSchema>;

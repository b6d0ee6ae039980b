import { z } from 'zod';
import { emailSchema, otpSchema } from '../accounts';
import { idSchema } from '../envelope';
import { reservationSchema } from './filings';

/** POST external/api/application/{id}/company-email/otp: a code to the address that stands in the draft. */
export const filedEmailOtpRequestSchema = z.object({ email: emailSchema });
/**
 * POST external/api/application/{id}/company-email/verify: the code came back. The version stays: no answer has
 * changed.
 */
export const filedEmailVerifyRequestSchema = z.object({ email: emailSchema, otp: otpSchema });

/**
 * PUT external/api/application/{id}/checklist/{key} by the operator who has it in hand: this was looked at, or not yet
 * after all.
 */
export const checkRequestSchema = z.object({ checked: z.boolean() });

/**
 * GET external/api/application/{id}/process: which kind of filing it is, for whoever has only its id, and what its
 * address may say besides (`filings` of a routes.json).
 */
export const processOfFilingSchema = z.object({
  processName: z.string(),
  parameters: z.record(z.string(), z.string()).optional(),
  /** The process is not offered any more: the filing is read on the page of the address itself. */
  isRemoved: z.boolean().optional(),
});

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

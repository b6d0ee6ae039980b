import { z } from 'zod';
import { readRelease } from '../restore-release';

const filingsSchema = z.object({
  madeAt: z.iso.datetime(),
  filings: z.record(
    z.enum([
      'reservationBegun',
      'reservationFilled',
      'reservationVerified',
      'registrationBegun',
      'registrationReady',
      'registrationVerified',
      'registrationSentBack',
      'nameChangeFilled',
      'nameChangeVerified',
      'nameChangeApproved',
    ]),
    z.uuid(),
  ),
});

/** When the database was filled, and the filings in it by how far they had come. */
export const firstRelease = readRelease(import.meta.dirname, filingsSchema);

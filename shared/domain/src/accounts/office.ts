import { z } from 'zod';
import type { ValidationCode } from '../messages/validation';

const OFFICE_REQUIRED: ValidationCode = 'OFFICE_REQUIRED';

/** The office an account belongs to, chosen from the list of offices. */
export const officeIdSchema = z
  .number({ error: OFFICE_REQUIRED })
  .int({ error: OFFICE_REQUIRED })
  .positive({ error: OFFICE_REQUIRED })
  .max(2_147_483_647, { error: OFFICE_REQUIRED });

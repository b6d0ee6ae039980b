import { z } from 'zod';
import { bilingualNameSchema, idSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { plainName } from '../plain-text';
import { optionalReason, requiredReason } from '../reasons';
import { proposalSchema } from './proposal';

const code = (value: ValidationCode): ValidationCode => value;

/**
 * POST external/api/heir-admission; header Idempotency-Key. By an officer who decides, for a company of the own office
 * that nobody but who died represents (Companies Act, section 153). Takes effect once a second person approves.
 */
export const proposeHeirAdmissionSchema = z.object({
  companyId: z.uuid({ error: code('COMPANY_REQUIRED') }),
  /** The shareholder who died, by the id of the part in the register. */
  holderId: requiredText('HOLDER_REQUIRED').max(60, { error: code('HOLDER_REQUIRED') }),
  /** Of the account that the heir opened. */
  username: requiredText('USERNAME_REQUIRED')
    .overwrite(plainName)
    .max(100, { error: code('HEIR_ACCOUNT_UNKNOWN') }),
  /** What was shown at the counter: death certificate, relation, identity. */
  remark: requiredReason(),
});
export type ProposeHeirAdmission = z.infer<typeof proposeHeirAdmissionSchema>;

export const proposedHeirAdmissionSchema = z.object({ id: idSchema });

export const heirAdmissionSchema = proposalSchema.extend({
  company: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }),
  /** Who died. */
  holder: bilingualNameSchema,
  heir: bilingualNameSchema.extend({ username: z.string() }),
  /** The last representative, who loses the representation with the heir's filing; null: nobody represents it. */
  represents: bilingualNameSchema.extend({ username: z.string() }).nullable(),
});
export type HeirAdmission = z.infer<typeof heirAdmissionSchema>;

/** GET external/api/heir-admission */
export const heirAdmissionQuerySchema = pageQuerySchema.extend({ show: z.enum(['open', 'settled']).default('open') });
export const heirAdmissionPageSchema = pageOf(heirAdmissionSchema).extend({
  /** The reader may propose one. */
  mayPropose: z.boolean(),
});
export type HeirAdmissionPage = z.infer<typeof heirAdmissionPageSchema>;

/** POST external/api/heir-admission/{id}/approve and /withdraw; header Idempotency-Key. */
export const decideHeirAdmissionSchema = z.object({ remark: optionalReason() });
/** POST external/api/heir-admission/{id}/refuse; header Idempotency-Key. */
export const refuseHeirAdmissionSchema = z.object({ remark: requiredReason() });

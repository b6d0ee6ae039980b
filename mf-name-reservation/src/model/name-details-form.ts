import { z } from 'zod';
import { parentCompanyTypes } from '@registrar/domain/enumerations/company-types';
import { nameDetails } from '@registrar/domain/processes';

/** The section as the wizard asks it: the group of types comes first and decides what the other fields offer. */
export const nameDetailsForm = nameDetails.safeExtend({
  parentCompanyType: z.enum(parentCompanyTypes.keys, { error: 'PARENT_COMPANY_TYPE_REQUIRED' }),
});

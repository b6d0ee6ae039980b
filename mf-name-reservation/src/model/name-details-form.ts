import { z } from 'zod';
import { parentCompanyTypes } from '@registrar/domain/enumerations/company-types';
import type { NameRules } from '@registrar/domain/names/rules';
import { nameDetailsBy } from '@registrar/domain/processes/questions/names/name-details';

/** The section as the wizard asks it: the group of types comes first and decides what the other fields offer. */
export const nameDetailsForm = (rules: NameRules) =>
  nameDetailsBy(rules).safeExtend({
    parentCompanyType: z.enum(parentCompanyTypes.keys, { error: 'PARENT_COMPANY_TYPE_REQUIRED' }),
  });

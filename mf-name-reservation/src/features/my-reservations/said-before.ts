import { useMutation } from '@tanstack/react-query';
import {
  companyTypeIdOf,
  companyTypes,
  parentCompanyTypeOf,
  suffixOf,
  type CompanyType,
} from '@registrar/domain/enumerations/company-types';
import { REMARK_MAXIMUM } from '@registrar/domain/processes/questions/remark';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { saveSection } from '../reservation/save-section';
import { NEW_RESERVATION, startReservation } from './start-reservation';

/** The answers of the page "before you begin", which stand in the address. */
export interface SaidBefore {
  readonly companyType: CompanyType;
  readonly purpose: string;
}

export function saidBefore(address: URLSearchParams): SaidBefore | undefined {
  const companyType = companyTypes.keys.find((key) => key === address.get('owners'));
  return companyType && { companyType, purpose: (address.get('purpose') ?? '').trim().slice(0, REMARK_MAXIMUM) };
}

/**
 * Opens a draft that has them: kind and owners are its company type, and what the company will do is the remark that
 * the officers read. However often it is clicked, and after a lost answer, it opens one.
 */
export function useBeginWithAnswers() {
  const { gateway } = usePortal();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ companyType, purpose }: SaidBefore) => {
      const draft = await startReservation(gateway, NEW_RESERVATION, attempt.keyFor([companyType, purpose]));
      const parentCompanyType = parentCompanyTypeOf(companyType);
      const save = (sectionKey: string, data: Readonly<Record<string, unknown>>) =>
        saveSection(gateway, { applicationId: draft.id, process: draft.processName, sectionKey, version: 0, data });
      await save('NAME_DETAILS', {
        parentCompanyType,
        companyTypeId: companyTypeIdOf(companyType),
        suffix: suffixOf(parentCompanyType),
      });
      if (purpose !== '') await save('REMARK_DETAILS', { remark: purpose });
      attempt.renew();
      return draft;
    },
  });
}

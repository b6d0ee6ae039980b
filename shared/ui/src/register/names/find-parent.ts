import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { CompanySummary } from '@registrar/domain/calls/lookups';
import { plainCode } from '@registrar/domain/plain-text';
import { parentCompanyTypes } from '@registrar/domain/enumerations/company-types';
import { validationMessage } from '@registrar/domain/messages';
import {
  holdAgainstRegister,
  type NamedParent,
  type ParentProblem,
  type RegisteredCompany,
} from '@registrar/domain/processes/questions/names/parent-company';
import type { FieldError } from '@registrar/domain/envelope';
import type { Language } from '@registrar/contract/shell-api';
import { useLanguage, usePortal } from '@registrar/runtime';
import { useDebouncedValue } from './use-debounced-value';
import { companyTypes } from './list-company-types';

const PAUSE_MS = 300;
const MINUTE_MS = 60_000;

export interface FoundCompany extends RegisteredCompany {
  readonly id: string;
  readonly registrationNumber: string;
}

const written = (registrationNumber: string): string => plainCode(registrationNumber);

const companiesOf = (gateway: ShellApi['gateway'], registrationNumber: string) =>
  queryOptions({
    queryKey: ['parent-company', registrationNumber],
    queryFn: ({ signal }) =>
      gateway.request<CompanySummary[]>({
        path: '/external/api/company-merge/search/company-details',
        query: { registrationNumber },
        quiet: { overlay: true, successToast: true, failureToast: true },
        signal,
      }),
    staleTime: MINUTE_MS,
  });

/** The companies of a registration number as the register shows them to everybody, looked up once the typing pauses. */
export function useParentCompanies(registrationNumber: string) {
  const { gateway } = usePortal();
  const typed = written(registrationNumber);
  const asked = useDebouncedValue(typed, PAUSE_MS);
  const types = useQuery(companyTypes(gateway));
  const search = useQuery({ ...companiesOf(gateway, asked), enabled: asked !== '' });
  const settled = asked === typed && asked !== '' && search.data !== undefined && types.data !== undefined;
  return {
    found: settled ? described(search.data ?? [], types.data ?? []) : undefined,
    searching: typed !== '' && !settled && !search.isError,
    failed: asked === typed && search.isError,
  };
}

/**
 * What the register says against the answers, to be asked before the step is left. Without an answer of the register
 * nothing: the gateway asks again.
 */
export function useParentProblems() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const language = useLanguage();
  return async (named: NamedParent): Promise<FieldError[]> => {
    try {
      const number = written(named.groupRegistrationNumber ?? '');
      const [companies, types] = await Promise.all([
        client.fetchQuery(companiesOf(gateway, number)),
        client.fetchQuery(companyTypes(gateway)),
      ]);
      return holdAgainstRegister(described(companies, types), named).problems.map((problem) => ({
        path: problem.path,
        code: problem.code,
        message: problemMessage(problem, language),
      }));
    } catch {
      return [];
    }
  };
}

export function problemMessage({ code, registered = '' }: ParentProblem, language: Language): string {
  const type = parentCompanyTypes.has(registered) ? parentCompanyTypes.name(registered)[language] : registered;
  return validationMessage(code, language, { name: registered, type });
}

function described(
  companies: readonly CompanySummary[],
  types: readonly { readonly id: number; readonly parentCompanyType: string }[],
): FoundCompany[] {
  return companies.flatMap(({ id, registrationNumber, nameEnglish, nameNepali, status, companyTypeId }) => {
    const type = types.find((candidate) => candidate.id === companyTypeId)?.parentCompanyType ?? '';
    return parentCompanyTypes.has(type)
      ? [{ id, registrationNumber, english: nameEnglish, nepali: nameNepali, status, type }]
      : [];
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ModelFormFileQuery, ModelFormList } from '@registrar/domain/calls/model-forms';
import { usePortal } from '@registrar/runtime';

const PATH = '/public/model-form';

/** What is chosen on the page; undefined: no matter which. */
export interface FormsWanted {
  readonly companyType: string | undefined;
  readonly process: string | undefined;
}

/** The forms in force for a type of company and a process. */
export function useModelForms({ companyType, process }: FormsWanted) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['model-forms', companyType, process],
    queryFn: ({ signal }) =>
      gateway.request<ModelFormList>({
        path: PATH,
        query: { ...(companyType && { companyType }), ...(process && { process }) },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Address of an empty form, for the browser itself. */
export function emptyFormAddress(
  form: string,
  { language, format }: ModelFormFileQuery,
  companyType: string | undefined,
): string {
  const query = new URLSearchParams({ language, format, ...(companyType && { companyType }) });
  return `/gateway${PATH}/${form}/file?${query}`;
}

/** Path of a form with what the register knows of a company. */
export const companyFormPath = (
  companyId: string,
  form: string,
  { language, format }: ModelFormFileQuery,
): `/${string}` => `/external/api/company/${companyId}/model-form/${form}?language=${language}&format=${format}`;

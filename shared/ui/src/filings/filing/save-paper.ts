import type { IssuedPaper } from '@registrar/domain/calls/papers';
import { useSaveFile } from './save-file';

/** The signed file of a paper. */
export function useSavePaper({
  code,
  kind,
  language,
  registrationNumber,
}: Pick<IssuedPaper, 'code' | 'kind' | 'language' | 'registrationNumber'>) {
  return useSaveFile(
    `/external/api/paper/${encodeURIComponent(code)}/file`,
    `${kind.toLowerCase()}${language === null ? '' : `-${language}`}-${registrationNumber.replace(/[^\w.-]+/g, '-')}.pdf`,
  );
}

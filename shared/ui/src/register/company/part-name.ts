import { fieldsOf } from '@registrar/domain/processes';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { registerFields } from '@registrar/domain/register';
import type { Language } from '@registrar/contract/shell-api';

/**
 * By the path of the question that asked for it; the address of the registered office is kept without its outer name.
 */
const asked = new Map(
  companyRegistration.sections.flatMap((section) =>
    fieldsOf(section).flatMap(({ path, label }) => [
      [path, label] as const,
      [path.replace(/^(address|contact|headOffice)\./, ''), label] as const,
    ]),
  ),
);

/** What a field of the register is called: as everybody reads it, or as the form asked for it. */
export function partName(path: string, language: Language): string {
  const [field = path] = path.split('.');
  if (!path.startsWith('details.')) return registerFields.name(field)[language];
  const inForm = path.slice('details.'.length);
  return (asked.get(inForm) ?? asked.get(inForm.replace(/\.\d+(\..*)?$/, '')))?.[language] ?? inForm;
}

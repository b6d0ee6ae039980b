import { IssuedPapers } from '@registrar/ui/filing';
import type { CompanyPartProps } from './company-part';

/** Every letter and certificate that the register signed for the company. */
export function PapersPart({ standing: { company } }: CompanyPartProps) {
  return <IssuedPapers of={{ companyId: company.id }} />;
}

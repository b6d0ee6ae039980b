import { takeCompany } from '../../../applications/filed-company';
import { takeNamedCompanies } from '../../../applications/named-companies';
import { refuse } from '../../../platform/refusal';
import type { EffectHandlers } from '../handlers/effect';
import { takeOver } from './take-over';

export const companyEffects: EffectHandlers<'TAKE_COMPANY_VERSION'> = {
  /**
   * Applies only to filings about the company itself. A name reservation that a company files is about a future
   * company.
   */
  async TAKE_COMPANY_VERSION(context) {
    const {
      unit,
      application: { row, definition },
      taken,
    } = context;
    if (!definition.origin.ofCompany || row.company_id === null) return {};
    const company = await takeCompany(unit, row.id, row.company_id);
    if (taken?.companyVersion !== undefined && taken.companyVersion !== company.version) refuse('VER-412');
    if (taken) await takeOver(context, company, taken.parts);
    if (definition.register.named) await takeNamedCompanies(unit, row.id);
    return { company_version: company.version };
  },
};

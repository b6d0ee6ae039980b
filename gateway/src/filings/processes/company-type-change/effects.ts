import { filedAnswers } from '@registrar/domain/processes';
import { newCompanyType, resolvedToConvert } from '@registrar/domain/processes/filings/company-type-change/definition';
import { publicParts } from '@registrar/domain/register';
import { nameAfterConversion } from '@registrar/domain/registration/conversions';
import { frameOf } from '../../../applications/application';
import { leaveName } from '../../../register/company-names';
import type { NewEntry } from '../../../register/entries/enter';
import { readStandingCompany } from '../../../register/standing-company';
import { changesOfFiler } from '../effects/changes-of-filer';
import { takeBackName } from '../effects/former-name';
import type { ProcessEffects } from '../effects/process-effects';
import { conversionReasons } from './conversion-outlook';

/**
 * The company has its new type from the day of the approval, and its name the legal form of that type; the former name
 * can still be searched. The conditions of the Act are checked by the gate (`gate/conversion-outlook.ts`).
 */
export const companyTypeChangeEffects: ProcessEffects = {
  conditions: conversionReasons,
  async changes({ unit, application }) {
    const frame = frameOf(application);
    const companyId = companyOf(application.row);
    const { companyType } = newCompanyType.parse(filedAnswers(frame, 'NEW_COMPANY_TYPE'));
    const { parts } = await readStandingCompany(unit.tx, companyId, { on: application.today });
    const present = publicParts.NAME.parse(parts.find(({ aspect }) => aspect === 'NAME')?.data);
    const name = nameAfterConversion({ ne: present.nameNepali, en: present.nameEnglish }, companyType);
    const entries: NewEntry[] = [{ aspect: 'COMPANY_TYPE', after: { companyType } }];
    if (name.ne !== present.nameNepali || name.en !== present.nameEnglish) {
      await leaveName(unit, companyId, application.row.id);
      entries.push({ aspect: 'NAME', after: { nameEnglish: name.en, nameNepali: name.ne } });
    }
    // the change happens on the day of the approval; the day of the resolution is stored with it
    const happenedOn = resolvedToConvert(frame);
    return changesOfFiler(application, { entries: entries.map((entry) => ({ ...entry, happenedOn })) });
  },

  async revoke(context) {
    await takeBackName(context, companyOf(context.application.row));
  },
};

function companyOf({ company_id }: { readonly company_id: string | null }): string {
  if (company_id === null) throw new Error('A conversion is filed for a company');
  return company_id;
}

import { fullCompanyName, parentCompanyTypeOf, suffixOf } from '@registrar/domain/enumerations';
import type { Bilingual } from '@registrar/domain/bilingual';
import { filedAnswers, type FilingFrame } from '@registrar/domain/processes';
import { filedTypeAfter, givesName } from '@registrar/domain/processes/questions/mergers/company-after';
import { NAME_AFTER, savedNameAfter } from '@registrar/domain/processes/questions/mergers/new-company';
import { nameAfterConversion } from '@registrar/domain/registration/conversions';
import { frameOf } from '../../../../applications/application';
import { fileNameEntry } from '../../../../names/name-index';
import { leaveName } from '../../../../register/company-names';
import type { NewEntry } from '../../../../register/entries/enter';
import type { CompanyName } from '../../../../register/open-company';
import type { EffectContext } from '../process-effects';
import { giveUpName, holdOrRefuse, requireApprovable, requireProposable } from '../../name-reservation/judge-name';

/** Takes the name that the merger gives; one of an earlier round is given up. */
export async function holdNameAfter(context: EffectContext): Promise<void> {
  const { unit, application } = context;
  await giveUpName(context);
  const frame = frameOf(application);
  if (!givesName(frame)) return;
  const name = savedNameAfter.parse(filedAnswers(frame, NAME_AFTER.key));
  await requireProposable(context);
  await holdOrRefuse(context, name);
  await fileNameEntry(unit.tx, application.row.id, name);
}

/** With the ending of the type after the merger. */
export function nameAfter(frame: FilingFrame): Bilingual {
  const { english, nepali } = savedNameAfter.parse(filedAnswers(frame, NAME_AFTER.key));
  const type = filedTypeAfter(frame);
  if (type === null) throw new Error('A merger gives a name to a company with a type');
  return fullCompanyName({ ne: nepali, en: english }, suffixOf(parentCompanyTypeOf(type)));
}

/** The new type and name of the company that goes on; nothing where the merger changes neither. */
export async function nameAndType(context: EffectContext, own: CompanyName): Promise<NewEntry[]> {
  const { unit, application } = context;
  const frame = frameOf(application);
  const type = filedTypeAfter(frame);
  const present = { ne: own.nameNepali, en: own.nameEnglish };
  const entries: NewEntry[] = [];
  let name = present;
  if (type !== null && type !== frame.companyType) {
    entries.push({ aspect: 'COMPANY_TYPE', after: { companyType: type } });
    name = nameAfterConversion(present, type);
  }
  if (givesName(frame)) {
    await requireApprovable(context);
    // from here on the register itself protects the name
    await giveUpName(context);
    name = nameAfter(frame);
  }
  if (name.ne !== present.ne || name.en !== present.en) {
    await leaveName(unit, own.id, application.row.id);
    entries.push({ aspect: 'NAME', after: { nameEnglish: name.en, nameNepali: name.ne } });
  }
  return entries;
}

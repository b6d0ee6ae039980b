import { fullCompanyName, parentCompanyTypeOf, suffixOf } from '@registrar/domain/enumerations';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { changeDecision, currentCompany, newNameDraft, savedNewName, type CurrentCompany, type FiledCompany } from '@registrar/domain/processes';
import { publicParts } from '@registrar/domain/register';
import { checkProposedName } from '../../names/check-proposed-name';
import { releaseName } from '../../names/name-holds';
import { fileNameEntry, removeNameEntries } from '../../names/name-index';
import { dayInNepal } from '../../platform/clock';
import { refuse } from '../../platform/refusal';
import { leaveName, takeUpFormerName } from '../../register/company-names';
import { openCompany } from '../../register/open-company';
import { readStandingCompany } from '../../register/standing-company';
import type { Application } from '../application';
import { holdOrRefuse, requireApprovable, requireProposable } from './judge-name';
import type { EffectContext, ProcessEffects } from './process-effects';

/** The new name is held from the submission on; the approval writes it into the register and the one before it into the history. */
export const nameChangeEffects: ProcessEffects = {
  title(answers) {
    const draft = newNameDraft.safeParse(answers.NAME_DETAILS ?? {}).data;
    const { english = '', nepali = '', suffix = 'NONE' } = draft ?? {};
    return english || nepali ? fullCompanyName({ ne: nepali, en: english }, suffix) : { ne: '', en: '' };
  },

  payAt: (invoiceId) => `/payment/${invoiceId}`,

  /** The company as the register has it, so that nobody types what the office knows. */
  async begin(_db, company) {
    const registered = asRegistered(company);
    return { sections: { CURRENT_COMPANY: { ...registered }, NAME_DETAILS: { suffix: suffixOf(registered.registeredCompanyType) } } };
  },

  async hold(context) {
    const { unit, application } = context;
    await requireActive(context);
    await refuseUnfitAnswers(context);
    await requireProposable(context);
    const name = nameOf(application);
    await holdOrRefuse(context, name);
    await fileNameEntry(unit.tx, application.row.id, name);
  },

  release: giveUpName,

  async changes(context) {
    const { unit, application } = context;
    const { row } = application;
    const companyId = await requireActive(context);
    await requireApprovable(context);
    // from here on the register itself stands in the way of whoever wants the name
    await giveUpName(context);
    await leaveName(unit, companyId, row.id);
    return { entries: [{ aspect: 'NAME', after: { nameEnglish: row.title_english, nameNepali: row.title_nepali } }] };
  },

  async revoke(context) {
    const { unit, application } = context;
    const companyId = await requireActive(context);
    const before = currentCompany.parse(application.sections.get('CURRENT_COMPANY')?.data);
    const name = { english: before.registeredCompanyNameEnglish, nepali: before.registeredCompanyNameNepali };
    const { outcome } = await checkProposedName(unit.tx, name, { now: unit.now, applicationId: application.row.id });
    if (outcome === 'ALREADY_REGISTERED') refuse('NAME-409', { message: 'nameChange.formerNameTaken' });
    await takeUpFormerName(unit, companyId, application.row.id);
  },
};

async function giveUpName({ unit, application }: EffectContext): Promise<void> {
  await releaseName(unit, application.row.id);
  await removeNameEntries(unit.tx, application.row.id);
}

function asRegistered({ type, parts }: FiledCompany): Omit<CurrentCompany, 'isParentCompany'> {
  const name = publicParts.NAME.parse(parts.find(({ aspect }) => aspect === 'NAME')?.data);
  const { registrationNumber } = publicParts.REGISTRATION.parse(parts.find(({ aspect }) => aspect === 'REGISTRATION')?.data);
  if (type === null) throw new Error('A company of the register has a type');
  return { companyRegNo: registrationNumber, registeredCompanyNameEnglish: name.nameEnglish, registeredCompanyNameNepali: name.nameNepali, registeredCompanyType: parentCompanyTypeOf(type) };
}

/** Holds the company for the unit of work: changes of one company follow each other. */
async function requireActive({ unit, application: { row } }: EffectContext): Promise<string> {
  if (row.company_id === null) throw new Error('A change of name is filed for a company');
  await openCompany(unit, row.company_id);
  const { status } = await unit.tx.selectFrom('company').select('status').where('id', '=', row.company_id).executeTakeFirstOrThrow();
  if (status !== 'ACTIVE') refuse('FLOW-409', { message: 'nameChange.companyNotActive' });
  return row.company_id;
}

/** What the register and the calendar say to the answers. */
async function refuseUnfitAnswers(context: EffectContext): Promise<void> {
  const { unit, application } = context;
  const filed = currentCompany.parse(application.sections.get('CURRENT_COMPANY')?.data);
  const decision = changeDecision.parse(application.sections.get('CHANGE_DECISION')?.data);
  const { suffix } = savedNewName.parse(application.sections.get('NAME_DETAILS')?.data);
  const company = asRegistered(await readStandingCompany(unit.tx, application.row.company_id ?? '', { on: application.today }));
  const { row } = application;
  const errors: FieldError[] = [];
  const complain = (path: string, code: ValidationCode): void => void errors.push({ path, code, message: validationMessage(code, context.language) });

  let field: keyof typeof company;
  for (field in company) if (company[field] !== filed[field]) complain(`CURRENT_COMPANY.${field}`, 'COMPANY_DIFFERS_FROM_REGISTER');
  if (suffixOf(company.registeredCompanyType) !== suffix) complain('NAME_DETAILS.suffix', 'SUFFIX_DOES_NOT_FIT');
  if (row.title_english === company.registeredCompanyNameEnglish && row.title_nepali === company.registeredCompanyNameNepali) complain('NAME_DETAILS.english', 'NAME_UNCHANGED');
  if (decision.resolutionOn > dayInNepal(unit.now)) complain('CHANGE_DECISION.resolutionOn', 'RESOLUTION_IN_FUTURE');
  if (errors.length > 0) refuse('VAL-422', { errors });
}

function nameOf(application: Application): { english: string; nepali: string } {
  const { english, nepali } = savedNewName.parse(application.sections.get('NAME_DETAILS')?.data);
  return { english, nepali };
}

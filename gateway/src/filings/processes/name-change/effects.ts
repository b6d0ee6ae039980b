import { fullCompanyName, parentCompanyTypeOf, suffixOf } from '@registrar/domain/enumerations';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import type { FiledCompany } from '@registrar/domain/processes';
import {
  currentCompany,
  newNameDraft,
  savedNewName,
  type CurrentCompany,
  type NewName,
} from '@registrar/domain/processes/filings/name-change/sections';
import { publicParts } from '@registrar/domain/register';
import { fileNameEntry } from '../../../names/name-index';
import type { ProposedName } from '../../../names/same-keys';
import { refuse } from '../../../platform/refusal';
import { leaveName } from '../../../register/company-names';
import { openCompany } from '../../../register/open-company';
import { readStandingCompany } from '../../../register/standing-company';
import type { Application } from '../../../applications/application';
import { consumeReservation, requireReservation } from '../../facts/names/reserved-name';
import { giveUpName, holdOrRefuse, requireApprovable, requireProposable } from '../name-reservation/judge-name';
import { judgeParent, type JudgedParent } from '../name-reservation/parent-company';
import { changesOfFiler } from '../effects/changes-of-filer';
import { takeBackName } from '../effects/former-name';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';

/**
 * The new name is held from the submission on; the approval writes it to the register and the former name to the
 * history.
 */
export const nameChangeEffects: ProcessEffects = {
  title(answers) {
    const draft = newNameDraft.safeParse(answers.NAME_DETAILS ?? {}).data;
    const { english = '', nepali = '', suffix = 'NONE' } = draft ?? {};
    return english || nepali ? fullCompanyName({ ne: nepali, en: english }, suffix) : { ne: '', en: '' };
  },

  /** The company's present data, so that known data is not typed again. */
  async begin(_db, company) {
    const registered = asRegistered(company);
    return {
      sections: {
        CURRENT_COMPANY: { ...registered },
        NAME_DETAILS: { suffix: suffixOf(registered.registeredCompanyType) },
      },
    };
  },

  async hold(context) {
    const { unit, application, language } = context;
    await requireActive(context);
    await refuseUnfitAnswers(context);
    const reservation = await requireReservation(unit, application, language);
    await requireProposable(context);
    // a reserved name is held by its reservation
    if (reservation) return;
    const name = nameOf(application);
    await holdOrRefuse(context, name);
    await fileNameEntry(unit.tx, application.row.id, name);
  },

  async parentCompany(context) {
    const { companyId, problems } = await judgeNamedParent(context);
    return companyId ?? refuse('VAL-422', { errors: [...problems] });
  },

  release: giveUpName,

  async changes(context) {
    const { unit, application, language } = context;
    const { row } = application;
    const companyId = await requireActive(context);
    const reservation = await requireReservation(unit, application, language);
    await requireSuffix(context);
    await requireApprovable(context);
    // from here on the register itself protects the name
    if (reservation) await consumeReservation(unit, row, reservation.heldBy);
    else await giveUpName(context);
    await leaveName(unit, companyId, row.id);
    return changesOfFiler(application, {
      entries: [{ aspect: 'NAME', after: { nameEnglish: row.title_english, nameNepali: row.title_nepali } }],
    });
  },

  async revoke(context) {
    await takeBackName(context, await requireActive(context));
  },
};

function asRegistered({ type, parts }: FiledCompany): Omit<CurrentCompany, 'isParentCompany'> {
  const name = publicParts.NAME.parse(parts.find(({ aspect }) => aspect === 'NAME')?.data);
  const { registrationNumber } = publicParts.REGISTRATION.parse(
    parts.find(({ aspect }) => aspect === 'REGISTRATION')?.data,
  );
  if (type === null) throw new Error('A company of the register has a type');
  return {
    companyRegNo: registrationNumber,
    registeredCompanyNameEnglish: name.nameEnglish,
    registeredCompanyNameNepali: name.nameNepali,
    registeredCompanyType: parentCompanyTypeOf(type),
  };
}

/** Locks the company in the unit of work, so that its changes run one after the other. */
async function requireActive({ unit, application: { row } }: EffectContext): Promise<string> {
  if (row.company_id === null) throw new Error('A change of name is filed for a company');
  await openCompany(unit, row.company_id);
  const { status } = await unit.tx
    .selectFrom('company')
    .select('status')
    .where('id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  if (status !== 'ACTIVE') refuse('FLOW-409', { message: 'nameChange.companyNotActive' });
  return row.company_id;
}

function judgeNamedParent({ unit, application, language }: EffectContext): Promise<JudgedParent> {
  const { today, row } = application;
  return judgeParent(unit.tx, answersOf(application), { today, language, of: row.company_id });
}

/** Checks the answers against the register. */
async function refuseUnfitAnswers(context: EffectContext): Promise<void> {
  const { application } = context;
  const filed = currentCompany.parse(application.sections.get('CURRENT_COMPANY')?.data);
  const name = answersOf(application);
  const company = await registeredToday(context);
  const errors: FieldError[] = [];
  let field: keyof typeof company;
  for (field in company)
    if (company[field] !== filed[field])
      errors.push(problem(context, `CURRENT_COMPANY.${field}`, 'COMPANY_DIFFERS_FROM_REGISTER'));
  if (suffixOf(company.registeredCompanyType) !== name.suffix)
    errors.push(problem(context, 'NAME_DETAILS.suffix', 'SUFFIX_DOES_NOT_FIT'));
  if (application.definition.isOfGroup?.({ NAME_DETAILS: name }))
    errors.push(...(await judgeNamedParent(context)).problems);
  if (errors.length > 0) refuse('VAL-422', { errors });
}

/** The company may have been converted to another type while the office had the filing. */
async function requireSuffix(context: EffectContext): Promise<void> {
  const { registeredCompanyType } = await registeredToday(context);
  if (suffixOf(registeredCompanyType) !== answersOf(context.application).suffix)
    refuse('VAL-422', { errors: [problem(context, 'NAME_DETAILS.suffix', 'SUFFIX_DOES_NOT_FIT')] });
}

const registeredToday = async ({ unit, application: { row, today } }: EffectContext) =>
  asRegistered(await readStandingCompany(unit.tx, row.company_id ?? '', { on: today }));

const problem = ({ language }: EffectContext, path: string, code: ValidationCode): FieldError => ({
  path,
  code,
  message: validationMessage(code, language),
});

const answersOf = (application: Application): NewName =>
  savedNewName.parse(application.sections.get('NAME_DETAILS')?.data);

const nameOf = (application: Application): ProposedName => {
  const { english, nepali } = answersOf(application);
  return { english, nepali };
};

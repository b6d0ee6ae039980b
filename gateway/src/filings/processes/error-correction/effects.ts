import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { isGranted } from '@registrar/domain/enumerations';
import { validationMessage, type MessageParameters, type ValidationCode } from '@registrar/domain/messages';
import { filedAnswers } from '@registrar/domain/processes';
import {
  beginOffice,
  correctedName,
  correctedOffice,
  isOfOffice,
  mistake,
  standingName,
} from '@registrar/domain/processes/filings/error-correction/sections';
import { registeredObjectives } from '@registrar/domain/processes/questions/objective-details';
import { standingObjectives } from '@registrar/domain/processes/questions/standing-objectives';
import type { Kysely } from 'kysely';
import { isStaff } from '@registrar/domain/permissions';
import { frameOf, type Application } from '../../../applications/application';
import { asRole, isOpenedByOffice } from '../../../applications/sight';
import { areKnownObjectives } from '../../../lookups/known-choices';
import { checkProposedName } from '../../../names/check-proposed-name';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { NewEntry } from '../../../register/entries/enter';
import { enteredParts } from '../../facts/corrected/entered-parts';
import { filingsResting } from '../../facts/corrected/filings-resting';
import { changesOfFiler } from '../effects/changes-of-filer';
import { objectives } from '../effects/parts/objectives';
import { registeredOffice } from '../effects/parts/office';
import type { EffectContext, FieldCaution, ProcessEffects } from '../effects/process-effects';

/** Enters the right details in the place of those that the corrected filing entered, as long as these stand. */
export const errorCorrectionEffects: ProcessEffects = {
  beginOffers: true,

  beginAt: (companyId) => `/error-correction/request?company=${companyId}`,

  async open({ tx }, companyId, subjectId) {
    const filing = await tx
      .selectFrom('application')
      .select('status')
      .where('id', '=', subjectId ?? '')
      .where('company_id', '=', companyId)
      .executeTakeFirst();
    if (filing === undefined) refuse('REQ-404');
    if (filing.status === 'CORRECTION_REQUESTED') refuse('FLOW-409', { message: 'correction.anotherOpen' });
    if (!isGranted(filing.status)) refuse('FLOW-409', { message: 'correction.notGranted' });
    if ((await enteredParts(tx, companyId, subjectId ?? '')).length === 0)
      refuse('FLOW-409', { message: 'correction.nothingEntered' });
  },

  async begin(db, company, applicantId) {
    const { role } = await db
      .selectFrom('account')
      .select('role')
      .where('id', '=', applicantId)
      .executeTakeFirstOrThrow();
    return {
      sections: {
        // an officer sets right what the office did wrong
        ...(isStaff(asRole(role)) && { MISTAKE: { fault: 'OFFICE' } }),
        CORRECTED_NAME: standingName({ company }),
        CORRECTED_OFFICE: beginOffice({ company }),
        CORRECTED_OBJECTIVES: standingObjectives({ company }),
      },
    };
  },

  hold: requireCorrectable,

  async changes(context) {
    await requireCorrectable(context);
    const { application } = context;
    return changesOfFiler(application, { entries: [await correctedEntry(context)] });
  },

  cautions: cautionsOfResting,
};

const partOf = (application: Application) => mistake.parse(filedAnswers(frameOf(application), 'MISTAKE')).part;

async function correctedEntry({ unit: { tx }, application }: EffectContext): Promise<NewEntry> {
  const frame = frameOf(application);
  switch (partOf(application)) {
    case 'NAME':
      return { aspect: 'NAME', after: correctedName.parse(filedAnswers(frame, 'CORRECTED_NAME')) };
    case 'REGISTERED_OFFICE': {
      const { address, contact } = correctedOffice.parse(filedAnswers(frame, 'CORRECTED_OFFICE'));
      return registeredOffice(tx, address, contact);
    }
    case 'OBJECTIVES':
      return objectives(tx, frame, 'CORRECTED_OBJECTIVES');
  }
}

/** The filing entered this part, nothing has taken its place since, and the register can have what is right. */
async function requireCorrectable(context: EffectContext): Promise<void> {
  const { unit, application, language } = context;
  const { row } = application;
  const part = partOf(application);
  const problem = (path: string, code: ValidationCode, parameters: MessageParameters = {}): FieldError => ({
    path,
    code,
    message: validationMessage(code, language, parameters),
  });
  const entered = await enteredParts(unit.tx, row.company_id ?? '', row.subject_id ?? '');
  const own = entered.find((one) => one.part === part);
  if (own === undefined) refuse('VAL-422', { errors: [problem('MISTAKE.part', 'CORRECTION_NOT_ENTERED')] });
  if (own.replacedBy !== null)
    refuse('VAL-422', {
      errors: [problem('MISTAKE.part', 'CORRECTION_REPLACED', { number: own.replacedBy.number ?? '—' })],
    });
  const frame = frameOf(application);
  if (isOpenedByOffice(row) && !isOfOffice(frame))
    refuse('VAL-422', { errors: [problem('MISTAKE.fault', 'CORRECTION_OF_OFFICE_ONLY')] });
  if (part === 'OBJECTIVES') {
    const { nsicCodes } = registeredObjectives.parse(filedAnswers(frame, 'CORRECTED_OBJECTIVES'));
    if (!(await areKnownObjectives(unit.tx, nsicCodes)))
      refuse('VAL-422', { errors: [problem('CORRECTED_OBJECTIVES.nsicCodes', 'OBJECTIVE_INVALID')] });
  }
  if (part === 'NAME') {
    const { nameEnglish, nameNepali } = correctedName.parse(filedAnswers(frame, 'CORRECTED_NAME'));
    const name = { english: nameEnglish, nepali: nameNepali };
    const { outcome } = await checkProposedName(unit.tx, name, { now: unit.now, applicationId: row.company_id ?? '' });
    if (outcome === 'ALREADY_REGISTERED')
      refuse('VAL-422', { errors: [problem('CORRECTED_NAME.nameNepali', 'CORRECTION_NAME_TAKEN')] });
  }
}

/** What was filed on top of the wrong details: it is looked at before the correction is decided. */
async function cautionsOfResting(db: Kysely<DB>, application: Application): Promise<readonly FieldCaution[]> {
  const resting = await filingsResting(db, application);
  if (resting.length === 0) return [];
  const listed = (language: Language) => resting.map(({ number, name }) => `${number} (${name[language]})`).join(', ');
  return [
    {
      sectionKey: 'MISTAKE',
      path: 'part',
      message: 'correction.resting',
      forOffice: 'correction.restingForOffice',
      parameters: { filings: listed('en'), filingsNepali: listed('ne') },
    },
  ];
}

import { GRANTED } from '@registrar/domain/enumerations/application-status';
import {
  oldNameDetails,
  oldNameDetailsDraft,
  type OldNameDetails,
} from '@registrar/domain/processes/filings/migration-name-reservation/definition';
import { validationMessage } from '@registrar/domain/messages';
import { checkProposedName } from '../../../names/check-proposed-name';
import { correctedParts, countAsVerified } from '../../../old-system/correct-company';
import { holdName, releaseName } from '../../../names/name-holds';
import { fileNameEntry, removeNameEntries } from '../../../names/name-index';
import { dayInNepal } from '../../../platform/clock';
import { refuse } from '../../../platform/refusal';
import { awaitsVerification } from '../../facts/gate/migrated-details';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';

/**
 * The company's name is already in the register. A name that the document corrects is held until the approval enters
 * it.
 */
export const migrationNameReservationEffects: ProcessEffects = {
  async open({ tx }, companyId) {
    if (!(await awaitsVerification(tx, companyId))) refuse('FLOW-409', { message: 'oldSystem.nothingToVerify' });
    const waiting = await tx
      .selectFrom('application')
      .select('id')
      .where('company_id', '=', companyId)
      .where('process_name', '=', 'MIGRATION_NAME_RESERVATION')
      .where('discarded_at', 'is', null)
      .where('status', 'not in', ['REJECTED', ...GRANTED])
      .executeTakeFirst();
    if (waiting) refuse('FLOW-409', { message: 'oldSystem.filingOpen' });
  },

  title(answers) {
    const { english = '', nepali = '' } = oldNameDetailsDraft.safeParse(answers.OLD_NAME_DETAILS ?? {}).data ?? {};
    return { ne: nepali, en: english };
  },

  async hold(context) {
    await refuseUnfit(context);
    if (await standsAsBorne(context)) return;
    const {
      unit,
      application: { row },
    } = context;
    const { english, nepali } = paperOf(context);
    if ((await holdName(unit, { english, nepali }, row.id)) === 'TAKEN') refuseTaken(context);
    await fileNameEntry(unit.tx, row.id, { english, nepali });
  },

  release: giveUpName,

  async changes(context) {
    await refuseUnfit(context); // a filing from before names were held may have lost its name meanwhile
    const entries = await correctedParts(context.unit, companyOf(context), paperOf(context));
    return changesOfFiler(context.application, { entries });
  },

  /** Not reversible: the office has verified the document, and an error is fixed by another filing. */
  mayBeUndone: () => Promise.resolve(false),

  async approve(context) {
    await countAsVerified(context.unit, context.actor, companyOf(context), context.application.row.id);
    // from here on the register itself protects the name
    await giveUpName(context);
  },
};

async function giveUpName({ unit, application }: EffectContext): Promise<void> {
  await releaseName(unit, application.row.id);
  await removeNameEntries(unit.tx, application.row.id);
}

async function refuseUnfit(context: EffectContext): Promise<void> {
  const { unit, language } = context;
  const paper = paperOf(context);
  const companyId = companyOf(context);
  if (!(await awaitsVerification(unit.tx, companyId))) refuse('FLOW-409', { message: 'oldSystem.nothingToVerify' });
  if (paper.registeredOn > dayInNepal(unit.now)) {
    refuse('VAL-422', {
      errors: [
        {
          path: 'OLD_NAME_DETAILS.registeredOn',
          code: 'DATE_IN_FUTURE',
          message: validationMessage('DATE_IN_FUTURE', language),
        },
      ],
    });
  }
  if (await standsAsBorne(context)) return;
  const { outcome } = await checkProposedName(unit.tx, paper, {
    now: unit.now,
    applicationId: context.application.row.id,
  });
  if (outcome === 'ALREADY_REGISTERED') refuseTaken(context);
}

/** True when the document has the migrated name: it needs no hold, because the company already bears it. */
async function standsAsBorne(context: EffectContext): Promise<boolean> {
  const { english, nepali } = paperOf(context);
  const company = await context.unit.tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', companyOf(context))
    .executeTakeFirstOrThrow();
  return company.name_english === english && company.name_nepali === nepali;
}

function refuseTaken({ language }: EffectContext): never {
  refuse('NAME-409', {
    errors: [
      { path: 'OLD_NAME_DETAILS.english', code: 'NAME_TAKEN', message: validationMessage('OLD_NAME_TAKEN', language) },
    ],
  });
}

function paperOf({ application }: EffectContext): OldNameDetails {
  return oldNameDetails.parse(application.sections.get('OLD_NAME_DETAILS')?.data);
}

function companyOf({ application }: EffectContext): string {
  if (application.row.company_id === null) throw new Error('A migrated name belongs to a company');
  return application.row.company_id;
}

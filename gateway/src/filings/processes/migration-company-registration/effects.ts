import { isGranted } from '@registrar/domain/enumerations/application-status';
import { shareCompanyTypes } from '@registrar/domain/registration/company-type-rules';
import type { RegisterAspect } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { companyTypeOf } from '../../../lookups/seed/company-types';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { NewEntry } from '../../../register/entries/enter';
import { readOpeningEntries } from '../../../register/entries/opening-entries';
import { readLastEntries } from '../../../register/entries/read-entries';
import { openCompany } from '../../../register/open-company';
import { frameOf } from '../../../applications/application';
import { foundingChanges } from '../company-registration/founding-changes';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';
import { refuseUnknownChoices } from '../effects/unknown-choices';

/** A migrated company answers the questions of a registration; with the approval it is in the register and verified. */
export const migrationCompanyRegistrationEffects: ProcessEffects = {
  async open({ tx }, companyId) {
    const company = await tx
      .selectFrom('company')
      .select('migrated')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const filed = await tx
      .selectFrom('application')
      .select('status')
      .where('company_id', '=', companyId)
      .where('process_name', '=', 'MIGRATION_COMPANY_REGISTRATION')
      .where('discarded_at', 'is', null)
      .where('status', '<>', 'REJECTED')
      .executeTakeFirst();
    if (!company.migrated || (filed && isGranted(filed.status)))
      refuse('FLOW-409', { message: 'oldSystem.nothingToVerify' });
    if (filed) refuse('FLOW-409', { message: 'oldSystem.filingOpen' });
  },

  /** The migrated data, so that known data is not typed again. */
  async begin(db, { id: companyId }) {
    const company = await db
      .selectFrom('company')
      .select(['office_id', 'phone', 'email', 'authorized_capital', 'paid_up_capital', 'company_type_id'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const type = companyTypeOf(company.company_type_id);
    const capital = {
      ...(company.authorized_capital !== null && { authorizedCapital: company.authorized_capital }),
      ...(company.paid_up_capital !== null && { promoterPaidAmount: company.paid_up_capital }),
    };
    const sections = {
      GENERAL_INFORMATION: {
        officeId: company.office_id,
        contact: {
          ...(company.phone !== null && { phoneNo: company.phone }),
          ...(company.email !== null && { email: company.email }),
        },
      },
      ...(type !== null && shareCompanyTypes.includes(type) && { CAPITAL_STRUCTURE: capital }),
    };
    return { sections };
  },

  beginOffers: true,

  async hold(context) {
    await openCompany(context.unit, companyOf(context));
    await refuseUnknownChoices(context, 'GENERAL_INFORMATION');
  },

  async changes({ unit: { tx }, application }) {
    const { companyType, row } = application;
    if (companyType === null || row.company_id === null)
      throw new Error('The details of a migrated company belong to it');
    const { entries } = await foundingChanges(tx, frameOf(application), companyType);
    return changesOfFiler(application, { entries: [...(await replaced(tx, row.company_id, entries)), ...entries] });
  },

  async approve(context) {
    const {
      unit,
      application: { row },
      actor,
    } = context;
    const companyId = companyOf(context);
    await unit.tx.updateTable('company').set({ details_status: 'VERIFIED' }).where('id', '=', companyId).execute();
    await unit.tx
      .updateTable('company_detail_check')
      .set({ status: 'VERIFIED' })
      .where('company_id', '=', companyId)
      .execute();
    unit.audit({
      actor,
      action: 'COMPANY_VERIFIED',
      objectType: 'company',
      objectId: companyId,
      after: { detailsStatus: 'VERIFIED', applicationId: row.id },
    });
  },

  // a verified company may have filed since; errors are fixed by a correction
  mayBeUndone: async () => false,
};

/** Aspects with several parts: the migrated parts are replaced by the filed ones. */
const SEVERAL: readonly RegisterAspect[] = [
  'BRANCH',
  'SHAREHOLDER',
  'DIRECTOR',
  'REPRESENTATIVE',
  'WITNESS',
  'FOCAL_PERSON',
];

async function replaced(db: Kysely<DB>, companyId: string, entries: readonly NewEntry[]): Promise<NewEntry[]> {
  const last = await readLastEntries(db, companyId);
  const standing = last.length > 0 ? last : ((await readOpeningEntries(db, companyId)) ?? []);
  const filed = new Set(entries.map(({ aspect, subjectId }) => `${aspect}/${subjectId ?? ''}`));
  return standing
    .filter(
      ({ aspect, subjectId, after }) =>
        after !== null && SEVERAL.includes(aspect) && !filed.has(`${aspect}/${subjectId ?? ''}`),
    )
    .map(({ aspect, subjectId }) => ({ aspect, subjectId, after: null }));
}

function companyOf({ application }: EffectContext): string {
  if (application.row.company_id === null) throw new Error('The details of a migrated company belong to it');
  return application.row.company_id;
}

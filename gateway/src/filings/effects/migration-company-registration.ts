import { shareCompanyTypes } from '@registrar/domain/registration/company-type-rules';
import type { RegisterAspect } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { companyTypeOf } from '../../lookups/seed/company-types';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { refuse } from '../../platform/refusal';
import { enterInRegister, type NewEntry } from '../../register/entries/enter';
import { readOpeningEntries } from '../../register/entries/opening-entries';
import { readLastEntries } from '../../register/entries/read-entries';
import { openCompany } from '../../register/open-company';
import { postShares } from '../../register/shares/post-shares';
import { frameOf } from '../application';
import type { EffectContext, ProcessEffects } from './process-effects';
import { readFoundingAnswers, type FoundingAnswers } from './registration-answers';
import { refuseUnknownChoices } from './registration-choices';

/** A company of the older system says what a new one says; with the approval it stands in the register, and is verified. */
export const migrationCompanyRegistrationEffects: ProcessEffects = {
  async open({ tx }, companyId) {
    const company = await tx.selectFrom('company').select('migrated').where('id', '=', companyId).executeTakeFirstOrThrow();
    const filed = await tx
      .selectFrom('application').select('status')
      .where('company_id', '=', companyId).where('process_name', '=', 'MIGRATION_COMPANY_REGISTRATION').where('discarded_at', 'is', null).where('status', '<>', 'REJECTED')
      .executeTakeFirst();
    if (!company.migrated || filed?.status === 'APPROVED') refuse('FLOW-409', { message: 'oldSystem.nothingToVerify' });
    if (filed) refuse('FLOW-409', { message: 'oldSystem.filingOpen' });
  },

  /** What came over, so that nobody types what the office knows. */
  async begin(db, { id: companyId }) {
    const company = await db.selectFrom('company').select(['office_id', 'phone', 'email', 'authorized_capital', 'paid_up_capital', 'company_type_id']).where('id', '=', companyId).executeTakeFirstOrThrow();
    const type = companyTypeOf(company.company_type_id);
    const capital = { ...(company.authorized_capital !== null && { authorizedCapital: company.authorized_capital }), ...(company.paid_up_capital !== null && { promoterPaidAmount: company.paid_up_capital }) };
    const sections = {
      GENERAL_INFORMATION: { officeId: company.office_id, contact: { ...(company.phone !== null && { phoneNo: company.phone }), ...(company.email !== null && { email: company.email }) } },
      ...(type !== null && shareCompanyTypes.includes(type) && { CAPITAL_STRUCTURE: capital }),
    };
    return { sections };
  },

  beginOffers: true,

  // it is called by the company's name, which the engine keeps
  title: () => ({ ne: '', en: '' }),


  async hold(context) {
    await openCompany(context.unit, companyOf(context));
    await refuseUnknownChoices(context);
  },

  async release() {
    // nothing was taken
  },

  async approve(context) {
    const { unit, application, actor } = context;
    const companyId = companyOf(context);
    const { companyType, row } = application;
    if (companyType === null) throw new Error('A company of the register has a type');
    await openCompany(unit, companyId);
    const answers = await readFoundingAnswers(unit.tx, frameOf(application), companyType);
    const filing = { companyId, applicationId: row.id, effectiveOn: dayInNepal(unit.now) };
    const version = await enterInRegister(unit, filing, [...(await replaced(unit.tx, companyId, answers.entries)), ...answers.entries]);
    const tableHash = answers.shares === null ? null : await postShares(unit, filing, answers.shares);
    await repeatInCompany(unit, companyId, answers);
    unit.audit({ actor, action: 'COMPANY_VERIFIED', objectType: 'company', objectId: companyId, objectVersion: version, after: { detailsStatus: 'VERIFIED', applicationId: row.id, entries: answers.entries.length, tableHash } });
  },

  async revoke() {
    refuse('FLOW-409'); // a company that was verified and has filed since is put right by a correction
  },

  parentCompany: () => Promise.reject(new Error('The details of a company have no parent company to ask')),

  mayBeUndone: async () => false,
};

/** Parts a company has several of: what came over of them is replaced by what is filed now. */
const SEVERAL: readonly RegisterAspect[] = ['BRANCH', 'SHAREHOLDER', 'DIRECTOR', 'REPRESENTATIVE', 'WITNESS', 'FOCAL_PERSON'];

async function replaced(db: Kysely<DB>, companyId: string, entries: readonly NewEntry[]): Promise<NewEntry[]> {
  const last = await readLastEntries(db, companyId);
  const standing = last.length > 0 ? last : ((await readOpeningEntries(db, companyId)) ?? []);
  const filed = new Set(entries.map(({ aspect, subjectId }) => `${aspect}/${subjectId ?? ''}`));
  return standing
    .filter(({ aspect, subjectId, after }) => after !== null && SEVERAL.includes(aspect) && !filed.has(`${aspect}/${subjectId ?? ''}`))
    .map(({ aspect, subjectId }) => ({ aspect, subjectId, after: null }));
}

/** The columns that are searched and shown repeat what the entries say. Another e-mail than the proven one has to be proven. */
async function repeatInCompany({ tx }: UnitOfWork, companyId: string, { general, address, capital }: FoundingAnswers): Promise<void> {
  const { phoneNo: phone, email } = general.contact;
  const before = await tx.selectFrom('company').select(['email', 'email_verified_at']).where('id', '=', companyId).executeTakeFirstOrThrow();
  await tx
    .updateTable('company')
    .set({
      address_english: address.addressEnglish, address_nepali: address.addressNepali, phone, email, email_verified_at: before.email?.toLowerCase() === email.toLowerCase() ? before.email_verified_at : null,
      authorized_capital: capital.authorizedCapital, paid_up_capital: capital.paidUpCapital, details_status: 'VERIFIED',
    })
    .where('id', '=', companyId)
    .execute();
  await tx.updateTable('company_detail_check').set({ status: 'VERIFIED' }).where('company_id', '=', companyId).execute();
}

function companyOf({ application }: EffectContext): string {
  if (application.row.company_id === null) throw new Error('The details of a migrated company belong to it');
  return application.row.company_id;
}

import { guardReasons } from '@registrar/domain/transitions';
import { ZodError } from 'zod';
import { issueProposed } from '../../../money/issue-invoice';
import { issueShareCertificates } from '../../../papers/share-certificate/issue-share-certificates';
import { issueFilingPapers, issueLettersToNamed } from '../../../papers/issue-filing-papers';
import { revokePapersOf } from '../../../papers/revoke-papers';
import { refuse } from '../../../platform/refusal';
import { requireAsFiled } from '../../facts/company/as-filed';
import type { EffectContext } from '../../processes/effects/process-effects';
import { effectsOf } from '../../processes/effects-of';
import { enterChanges, undoEntered } from '../../processes/enter-changes';
import type { EffectHandlers } from '../handlers/effect';
import { tellNamedCompanies } from '../company/tell-named';
import { withdrawInvoices } from '../money/effects';

/** Effects of an approval, and the effect that reverses it. */
export const decisionEffects: EffectHandlers<'RUN_PROCESS_EFFECT' | 'ISSUE_DOCUMENTS' | 'COMPENSATE'> = {
  async RUN_PROCESS_EFFECT(context) {
    const { unit, application, actor, language } = context;
    await requireAsFiled(unit, application, language);
    await readingAnswers(context, async () => {
      await tellNamedCompanies(context, await enterChanges(context), 'CHANGED');
      await effectsOf(application.definition.process).approve?.(context);
    });
    if (application.definition.money.payTiming === 'AFTER_APPROVAL') await issueProposed(unit, actor, application.row);
    return {};
  },
  async ISSUE_DOCUMENTS({ unit, actor, application: { row, definition, named } }) {
    if (row.company_id === null) return {};
    const filing = { applicationId: row.id, name: definition.name, decidedBy: actor?.accountId ?? null };
    const { issues = [], aspects, named: ofNamed } = definition.register;
    await issueFilingPapers(unit, { ...filing, companyId: row.company_id }, issues);
    await issueLettersToNamed(
      unit,
      filing,
      named.map(({ id }) => id),
      issues.find(({ kind }) => kind === 'RECORD_LETTER')?.law,
    );
    // the first shares of a company come with its registration, which issues no record letter
    const movesShares = [...aspects, ...(ofNamed?.aspects ?? [])].includes('SHARES');
    if (!movesShares || !issues.some(({ kind }) => kind === 'RECORD_LETTER')) return {};
    for (const companyId of [row.company_id, ...named.map(({ id }) => id)])
      await issueShareCertificates(unit, { ...filing, companyId });
    return {};
  },
  async COMPENSATE(context) {
    const { unit, application } = context;
    await effectsOf(application.definition.process).revoke?.(context);
    await tellNamedCompanies(context, await undoEntered(context), 'UNDONE');
    await revokePapersOf(unit, application.row.id);
    await withdrawInvoices(context);
    return {};
  },
};

/**
 * Answers of an earlier form version can pass validation and still fail to parse when the approval reads them. That is
 * no server error: the applicant has to answer the form again.
 */
async function readingAnswers(
  { application: { row, definition }, language }: EffectContext,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ZodError && row.definition_version !== definition.version)
      refuse('FLOW-409', { text: guardReasons.FITS_TODAYS_FORM[language] });
    throw error;
  }
}

import { addDays } from '@registrar/domain/calendar';
import { mergeDetailsIn } from '@registrar/domain/processes/questions/mergers/merge-details';
import { passedOn, type MergedCompany } from '@registrar/domain/processes/questions/mergers/merged-company';
import { frameOf } from '../../../../applications/application';
import { issueRegistrationPapers } from '../../../../papers/issue-registration-papers';
import { dayInNepal } from '../../../../platform/clock';
import { readTerm } from '../../../../platform/terms';
import { openProceeding } from '../../../../proceedings/open-proceeding';
import type { CompanyChanges } from '../../../../register/apply-changes';
import type { CompanyName } from '../../../../register/open-company';
import { takeNumber } from '../../../facts/application-number';
import { passedHoldings } from '../../../facts/mergers/read-merged';
import type { MergerRow } from '../../../facts/mergers/read-merger';
import type { EffectContext } from '../process-effects';
import { foundOfMerger, swapRange } from './found-of-merger';
import { note, noteOfEnd } from './notes';

/** Registers the new company; both others end, and what they hold elsewhere passes to it. */
export async function changesIntoNew(
  context: EffectContext,
  own: CompanyName,
  merged: MergedCompany,
): Promise<readonly CompanyChanges[]> {
  const { unit, application } = context;
  const frame = frameOf(application);
  const of = {
    ne: `${own.nameNepali} (${own.regNo}) र ${merged.nameNepali} (${merged.registrationNumber}) गाभिएर बनेको`,
    en: `Of ${own.nameEnglish} (${own.regNo}) and ${merged.nameEnglish} (${merged.registrationNumber})`,
  };
  const formed = note(application, of, merged.companyId, mergeDetailsIn(frame));
  const founded = await foundOfMerger(context, merged, formed);
  return [
    { companyId: own.id, entries: [noteOfEnd(application, founded)] },
    { companyId: merged.companyId, entries: [noteOfEnd(application, founded)] },
    ...(await passedHoldings(unit.tx, passedOn(merged, frame), founded)),
  ];
}

/** Its certificate; with shares it is merging until those of the swap are allotted. */
export async function beginNewCompany(
  { unit, application, actor }: Pick<EffectContext, 'unit' | 'application' | 'actor'>,
  own: MergerRow,
): Promise<void> {
  const { row, definition } = application;
  const { id: companyId, office_id: officeId } = await unit.tx
    .selectFrom('company')
    .select(['id', 'office_id'])
    .where('registered_by', '=', row.id)
    .executeTakeFirstOrThrow();
  await issueRegistrationPapers(unit, { applicationId: row.id, companyId, decidedBy: actor?.accountId ?? null });
  const range = swapRange(frameOf(application));
  if (range.swap_from === undefined) return;
  const today = dayInNepal(unit.now);
  const { allotDays } = await readTerm(unit.tx, 'MERGER_TERMS', today);
  const id = await openProceeding(
    unit,
    {
      kind: 'NEW_OF_MERGER',
      number: await takeNumber(unit, { process: 'MERGER', numberPrefix: 'MG' }, officeId),
      companyId,
      officeId,
      openedBy: actor?.accountId ?? row.applicant_id,
      ends: { TIME_TO_ALLOT: addDays(today, allotDays) },
    },
    actor,
  );
  await unit.tx
    .insertInto('merger')
    .values({ proceeding_id: id, partner_id: own.company_id, decision_id: own.decision_id, merge_id: row.id, ...range })
    .execute();
  unit.audit({
    actor,
    action: 'MERGER_OPENED',
    objectType: 'proceeding',
    objectId: id,
    objectVersion: 1,
    after: { companyId, process: definition.process, applicationId: row.id, ...range },
  });
}

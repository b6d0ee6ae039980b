import type { Bilingual } from '@registrar/domain/bilingual';
import { addDays } from '@registrar/domain/calendar';
import { isIntoNew, swapsShares } from '@registrar/domain/processes/questions/mergers/company-after';
import { mergedIn, passedOn, type MergedCompany } from '@registrar/domain/processes/questions/mergers/merged-company';
import { NEW_COMPANY } from '@registrar/domain/processes/questions/mergers/new-company';
import { mergeDetailsIn } from '@registrar/domain/processes/questions/mergers/merge-details';
import { publicParts } from '@registrar/domain/register';
import { frameOf, type Application } from '../../../applications/application';
import { dayInNepal } from '../../../platform/clock';
import { refuse } from '../../../platform/refusal';
import { readTerm } from '../../../platform/terms';
import { issueRegistrationPapers } from '../../../papers/issue-registration-papers';
import { endProceeding, reopenProceeding } from '../../../proceedings/end-proceeding';
import { giveNotice } from '../../../proceedings/give-notice';
import { openProceeding } from '../../../proceedings/open-proceeding';
import type { CompanyChanges } from '../../../register/apply-changes';
import type { NewEntry } from '../../../register/entries/enter';
import { companyNamed, type CompanyName } from '../../../register/open-company';
import { mayUndoChanges } from '../../../register/undo-changes';
import { takeNumber } from '../../facts/application-number';
import { plainReason } from '../../facts/gate/law-reason';
import { isAsRead, passedHoldings, readMerged, readPresent } from '../../facts/mergers/read-merged';
import { mergerOfProceeding, openMergerBetween, openMergerOf, type MergerRow } from '../../facts/mergers/read-merger';
import { takeBackName } from '../effects/former-name';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';
import { refuseUnknownChoices } from '../effects/unknown-choices';
import { giveUpName } from '../name-reservation/judge-name';
import { foundOfMerger, swapRange } from './found-of-merger';
import { holdNameAfter, nameAndType } from './name-after';
import { isForCommittee } from './committee-size';
import { filingsThatEnd } from './filings-that-end';

/**
 * Merges the partner into the company that files, in one unit of work: shares, capital or members here, the end of the
 * partner there. With shares the merger stays open until the swap is allotted.
 */
export const companyMergeEffects: ProcessEffects = {
  async conditions(db, company, filing) {
    const merger = await openMergerOf(db, company.id);
    if (!merger) return filing === null ? [] : [plainReason('PHASE_NOT_OPEN')];
    const between = { companyId: merger.partner_id, partnerId: company.id };
    const isOpen = (await openMergerBetween(db, between)) !== undefined;
    return isOpen || filing === null ? [] : [plainReason('PHASE_NOT_OPEN')];
  },

  cautions: filingsThatEnd,

  isForCommittee,

  async begin(db, company, _applicantId, subjectId) {
    const merger = subjectId === null ? undefined : await mergerOfProceeding(db, subjectId);
    return merger ? { sections: { MERGED_COMPANY: await readMerged(db, company, merger.partner_id) } } : {};
  },

  async hold(context) {
    await requireAsRead(context);
    await holdNameAfter(context);
    if (isIntoNew(frameOf(context.application))) await refuseUnknownChoices(context, NEW_COMPANY.key);
  },

  release: giveUpName,

  async changes(context) {
    await requireAsRead(context);
    const { unit, application } = context;
    const merged = mergedOf(application);
    const ownId = application.row.company_id ?? '';
    const own = await companyNamed(unit.tx, ownId).executeTakeFirstOrThrow();
    if (isIntoNew(frameOf(application))) return changesIntoNew(context, own, merged);
    const members = swapsShares(frameOf(application)) ? [] : await memberEntries(context, merged);
    return [
      {
        companyId: ownId,
        entries: [
          note(
            application,
            {
              ne: `गाभियो: ${merged.nameNepali} (${merged.registrationNumber})`,
              en: `Merged into it: ${merged.nameEnglish} (${merged.registrationNumber})`,
            },
            merged.companyId,
            mergeDetailsIn(frameOf(application)),
          ),
          ...members,
          ...(await nameAndType(context, own)),
        ],
      },
      { companyId: merged.companyId, entries: [noteOfEnd(application, own)] },
      ...(await passedHoldings(unit.tx, merged.holds, own)),
    ];
  },

  async approve({ unit, application, actor, remark }) {
    const { row } = application;
    const merged = mergedOf(application);
    const own = await ownMerger(unit, application);
    const between = { companyId: merged.companyId, partnerId: own.company_id };
    const others = (await openMergerBetween(unit.tx, between)) ?? refuse('FLOW-409', { message: 'proceeding.ended' });
    const text = remark ?? application.definition.name.ne;
    const intoNew = isIntoNew(frameOf(application));
    await unit.tx
      .updateTable('merger')
      .set({ merge_id: row.id, ...(intoNew ? {} : swapRange(frameOf(application))) })
      .where('proceeding_id', '=', own.id)
      .execute();
    await unit.tx.updateTable('merger').set({ merge_id: row.id }).where('proceeding_id', '=', others.id).execute();
    await endProceeding(unit, others, { outcome: 'DISSOLVED', text, actor, applicationId: row.id });
    if (intoNew) {
      await endProceeding(unit, own, { outcome: 'DISSOLVED', text, actor, applicationId: row.id });
      await beginNewCompany({ unit, application, actor }, own);
      return;
    }
    if (!swapsShares(frameOf(application))) {
      await endProceeding(unit, own, { outcome: 'MERGED', text, actor });
      return;
    }
    const today = dayInNepal(unit.now);
    const { allotDays } = await readTerm(unit.tx, 'MERGER_TERMS', today);
    await giveNotice(unit, { proceedingId: own.id, kind: 'TIME_TO_ALLOT', endsOn: addDays(today, allotDays) });
  },

  async mayBeUndone(db, application) {
    const { row, named } = application;
    // a company that was registered leaves the register only as the Act provides (sections 126 to 137)
    if (isIntoNew(frameOf(application))) return false;
    const own = await mergerOfProceeding(db, row.subject_id ?? '');
    if (own?.merge_id !== row.id) return false;
    // once the swap is allotted, that is undone first
    if (own.swap_from !== null && own.ended_at !== null) return false;
    return mayUndoChanges(db, [own.company_id, ...named.map(({ id }) => id)], row.id, STATUSES);
  },

  async revoke(context) {
    const { unit, application, actor } = context;
    const own = await ownMerger(unit, application);
    const others = await unit.tx
      .selectFrom('proceeding')
      .innerJoin('merger', 'merger.proceeding_id', 'proceeding.id')
      .selectAll('proceeding')
      .where('merger.merge_id', '=', application.row.id)
      .where('proceeding.company_id', '=', own.partner_id)
      .executeTakeFirstOrThrow();
    await takeBackName(context, own.company_id);
    await reopenProceeding(unit, others, actor);
    if (own.ended_at !== null) await reopenProceeding(unit, own, actor);
    await unit.tx
      .updateTable('merger')
      .set({ merge_id: null, swap_from: null, swap_to: null })
      .where('proceeding_id', 'in', [own.id, others.id])
      .execute();
    // there is nothing to allot any more
    await unit.tx
      .deleteFrom('proceeding_notice')
      .where('proceeding_id', '=', own.id)
      .where('kind', '=', 'TIME_TO_ALLOT')
      .execute();
  },
};

const STATUSES = ['ACTIVE', 'MERGING', 'DEREGISTERED_BY_MERGE'] as const;

function mergedOf(application: Application): MergedCompany {
  return mergedIn(frameOf(application)) ?? refuse('FLOW-409', { message: 'register.sharesChanged' });
}

async function ownMerger({ tx }: EffectContext['unit'], { row }: Application): Promise<MergerRow> {
  const merger = await mergerOfProceeding(tx, row.subject_id ?? '');
  if (!merger) throw new Error('A merge is filed about a merger');
  return merger;
}

/** The partner is as the applicant saw it: a part of the answers that nobody writes but the gateway. */
async function requireAsRead({ unit, application }: EffectContext): Promise<void> {
  const merged = mergedOf(application);
  const own = await readPresent(unit.tx, application.row.company_id ?? '');
  const present = await readMerged(unit.tx, own, (await ownMerger(unit, application)).partner_id);
  if (!isAsRead(present, merged)) refuse('FLOW-409', { message: 'register.sharesChanged' });
}

const note = ({ row }: Application, subject: Bilingual, companyId: string, details: object = {}): NewEntry => ({
  aspect: 'NOTE',
  subjectId: row.id,
  after: { details: { subject: subject.ne, subjectEnglish: subject.en, companyId, ...details } },
});

const noteOfEnd = (application: Application, into: CompanyName): NewEntry =>
  note(
    application,
    { ne: `${into.nameNepali} (${into.regNo}) मा गाभियो`, en: `Merged into ${into.nameEnglish} (${into.regNo})` },
    into.id,
  );

/** Registers the new company; both others end, and what they hold elsewhere passes to it. */
async function changesIntoNew(
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
async function beginNewCompany(
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

/** Members pass one by one; whoever is a member here already stays one, and nobody is a member of itself. */
async function memberEntries({ unit: { tx }, application }: EffectContext, merged: MergedCompany): Promise<NewEntry[]> {
  const ownId = application.row.company_id ?? '';
  const partner = await readPresent(tx, merged.companyId);
  const own = await readPresent(tx, ownId);
  const joining = merged.holdings.filter(({ heldAs, companyId }) => heldAs === null && companyId !== ownId);
  return [
    ...joining.map(({ holderId }): NewEntry => ({
      aspect: 'SHAREHOLDER',
      subjectId: holderId,
      after: partner.parts.find(({ subjectId }) => subjectId === holderId)?.data ?? null,
    })),
    ...own.parts.flatMap(({ aspect, subjectId, data }): NewEntry[] =>
      aspect === 'SHAREHOLDER' && publicParts.SHAREHOLDER.parse(data).companyId === merged.companyId
        ? [{ aspect, subjectId, after: null }]
        : [],
    ),
  ];
}

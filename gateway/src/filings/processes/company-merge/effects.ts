import { addDays } from '@registrar/domain/calendar';
import { isIntoNew, swapsShares } from '@registrar/domain/processes/questions/mergers/company-after';
import { mergedIn, type MergedCompany } from '@registrar/domain/processes/questions/mergers/merged-company';
import { NEW_COMPANY } from '@registrar/domain/processes/questions/mergers/new-company';
import { mergeDetailsIn } from '@registrar/domain/processes/questions/mergers/merge-details';
import { frameOf, type Application } from '../../../applications/application';
import { dayInNepal } from '../../../platform/clock';
import { refuse } from '../../../platform/refusal';
import { readTerm } from '../../../platform/terms';
import { endProceeding, reopenProceeding } from '../../../proceedings/end-proceeding';
import { giveNotice } from '../../../proceedings/give-notice';
import { companyNamed } from '../../../register/open-company';
import { mayUndoChanges } from '../../../register/undo-changes';
import { plainReason } from '../../facts/gate/law-reason';
import { isAsRead, passedHoldings, readMerged, readPresent } from '../../facts/mergers/read-merged';
import { mergerOfProceeding, openMergerBetween, openMergerOf, type MergerRow } from '../../facts/mergers/read-merger';
import { takeBackName } from '../effects/former-name';
import { requireFreeShares } from '../effects/mergers/free-shares';
import { swapRange } from '../effects/mergers/found-of-merger';
import { beginNewCompany, changesIntoNew } from '../effects/mergers/into-new';
import { joiningMembers } from '../effects/mergers/joining-members';
import { holdNameAfter, nameAndType } from '../effects/mergers/name-after';
import { note, noteOfEnd } from '../effects/mergers/notes';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';
import { refuseUnknownChoices } from '../effects/unknown-choices';
import { giveUpName } from '../name-reservation/judge-name';
import { isForCommittee } from '../effects/mergers/committee-size';
import { filingsThatEnd } from '../effects/mergers/filings-that-end';

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
    await requireFreeShares(context);
    await holdNameAfter(context);
    if (isIntoNew(frameOf(context.application))) await refuseUnknownChoices(context, NEW_COMPANY.key);
  },

  release: giveUpName,

  async changes(context) {
    await requireAsRead(context);
    await requireFreeShares(context);
    const { unit, application } = context;
    const merged = mergedOf(application);
    const ownId = application.row.company_id ?? '';
    const own = await companyNamed(unit.tx, ownId).executeTakeFirstOrThrow();
    if (isIntoNew(frameOf(application))) return changesIntoNew(context, own, merged);
    const members = swapsShares(frameOf(application)) ? [] : await joiningMembers(context, merged);
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

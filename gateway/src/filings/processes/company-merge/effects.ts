import type { Bilingual } from '@registrar/domain/bilingual';
import { addDays } from '@registrar/domain/calendar';
import {
  mergedIn,
  swapsShares,
  type MergedCompany,
} from '@registrar/domain/processes/questions/mergers/merged-company';
import { mergeDetailsIn } from '@registrar/domain/processes/questions/mergers/merge-details';
import { filedShares } from '@registrar/domain/processes/questions/mergers/merged-shares';
import { publicParts } from '@registrar/domain/register';
import { isDeepStrictEqual } from 'node:util';
import { frameOf, type Application } from '../../../applications/application';
import { dayInNepal } from '../../../platform/clock';
import { refuse } from '../../../platform/refusal';
import { readTerm } from '../../../platform/terms';
import { endProceeding, reopenProceeding } from '../../../proceedings/end-proceeding';
import { giveNotice } from '../../../proceedings/give-notice';
import type { NewEntry } from '../../../register/entries/enter';
import { companyNamed } from '../../../register/open-company';
import { mayUndoChanges } from '../../../register/undo-changes';
import { plainReason } from '../../facts/gate/law-reason';
import { passedHoldings, readMerged, readPresent } from '../../facts/mergers/read-merged';
import { mergerOfProceeding, openMergerBetween, openMergerOf, type MergerRow } from '../../facts/mergers/read-merger';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';
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

  hold: requireAsRead,

  async changes(context) {
    await requireAsRead(context);
    const { unit, application } = context;
    const merged = mergedOf(application);
    const ownId = application.row.company_id ?? '';
    const own = await companyNamed(unit.tx, ownId).executeTakeFirstOrThrow();
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
        ],
      },
      {
        companyId: merged.companyId,
        entries: [
          note(
            application,
            {
              ne: `${own.nameNepali} (${own.regNo}) मा गाभियो`,
              en: `Merged into ${own.nameEnglish} (${own.regNo})`,
            },
            own.id,
          ),
        ],
      },
      ...(await passedHoldings(unit.tx, merged, own)),
    ];
  },

  async approve({ unit, application, actor, remark }) {
    const { row } = application;
    const merged = mergedOf(application);
    const own = await ownMerger(unit, application);
    const between = { companyId: merged.companyId, partnerId: own.company_id };
    const others = (await openMergerBetween(unit.tx, between)) ?? refuse('FLOW-409', { message: 'proceeding.ended' });
    const text = remark ?? application.definition.name.ne;
    await unit.tx
      .updateTable('merger')
      .set({ merge_id: row.id, ...swapRange(application) })
      .where('proceeding_id', '=', own.id)
      .execute();
    await unit.tx.updateTable('merger').set({ merge_id: row.id }).where('proceeding_id', '=', others.id).execute();
    await endProceeding(unit, others, { outcome: 'DISSOLVED', text, actor, applicationId: row.id });
    if (!swapsShares(frameOf(application))) {
      await endProceeding(unit, own, { outcome: 'MERGED', text, actor });
      return;
    }
    const today = dayInNepal(unit.now);
    const { allotDays } = await readTerm(unit.tx, 'MERGER_TERMS', today);
    await giveNotice(unit, { proceedingId: own.id, kind: 'TIME_TO_ALLOT', endsOn: addDays(today, allotDays) });
  },

  async mayBeUndone(db, { row, named }) {
    const own = await mergerOfProceeding(db, row.subject_id ?? '');
    if (own?.merge_id !== row.id) return false;
    // once the swap is allotted, that is undone first
    if (own.swap_from !== null && own.ended_at !== null) return false;
    return mayUndoChanges(db, [own.company_id, ...named.map(({ id }) => id)], row.id, STATUSES);
  },

  async revoke({ unit, application, actor }) {
    const own = await ownMerger(unit, application);
    const others = await unit.tx
      .selectFrom('proceeding')
      .innerJoin('merger', 'merger.proceeding_id', 'proceeding.id')
      .selectAll('proceeding')
      .where('merger.merge_id', '=', application.row.id)
      .where('proceeding.company_id', '=', own.partner_id)
      .executeTakeFirstOrThrow();
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
  // a change of the office changes nothing of the claims
  if (!isDeepStrictEqual({ ...present, otherOffice: merged.otherOffice }, merged))
    refuse('FLOW-409', { message: 'register.sharesChanged' });
}

/** The shares that were issued for the swap: the last ones, behind all others. */
function swapRange(application: Application): { readonly swap_from?: number; readonly swap_to?: number } {
  const frame = frameOf(application);
  const shares = filedShares(frame);
  if (!shares?.ok) return {};
  const issued = shares.changes.filter(({ kind }) => kind === 'ISSUE').flatMap(({ postings }) => postings);
  const last = issued.flatMap(({ begun }) => begun).at(-1);
  return last ? { swap_from: last.from, swap_to: last.to } : {};
}

const note = ({ row }: Application, subject: Bilingual, companyId: string, details: object = {}): NewEntry => ({
  aspect: 'NOTE',
  subjectId: row.id,
  after: { details: { subject: subject.ne, subjectEnglish: subject.en, companyId, ...details } },
});

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

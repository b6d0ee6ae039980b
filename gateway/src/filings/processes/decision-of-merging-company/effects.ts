import { filedAnswers } from '@registrar/domain/processes';
import { partnerIn } from '@registrar/domain/processes/questions/mergers/merger-partner';
import { MERGER_SCHEME, mergerScheme } from '@registrar/domain/processes/questions/mergers/merger-scheme';
import { frameOf, type Application } from '../../../applications/application';
import { endProceeding } from '../../../proceedings/end-proceeding';
import { companyNamed } from '../../../register/open-company';
import { plainReason } from '../../facts/gate/law-reason';
import { openMerger } from '../../facts/mergers/open-merger';
import { mergerOfDecision, openMergerBetween, openMergerOf } from '../../facts/mergers/read-merger';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { ProcessEffects } from '../effects/process-effects';

/** The approval opens the merger and gives the company its status; undoing it ends the merger for both companies. */
export const decisionOfMergingCompanyEffects: ProcessEffects = {
  async conditions(db, company, filing) {
    if (company.status === 'MERGING') return [plainReason('MERGER_OPEN')];
    if (filing === null) return [];
    const partners = await db
      .selectFrom('application_company')
      .select('company_id')
      .where('application_id', '=', filing.id)
      .where('role', '=', 'NAMED')
      .execute();
    for (const { company_id: partnerId } of partners) {
      const merger = await openMergerOf(db, partnerId);
      if (merger && merger.partner_id !== company.id) return [plainReason('PARTNER_MERGING')];
    }
    return [];
  },

  async changes({ unit: { tx }, application }) {
    const partner = await companyNamed(tx, partnerOf(application)).executeTakeFirstOrThrow();
    return changesOfFiler(application, {
      entries: [
        {
          aspect: 'NOTE',
          subjectId: application.row.id,
          after: {
            details: {
              subject: `${application.definition.name.ne}: ${partner.nameNepali} (${partner.regNo})`,
              subjectEnglish: `${application.definition.name.en}: ${partner.nameEnglish} (${partner.regNo})`,
              partnerId: partner.id,
              ...mergerScheme.parse(filedAnswers(frameOf(application), MERGER_SCHEME.key)),
            },
          },
        },
      ],
    });
  },

  async approve({ unit, application, actor }) {
    const { row } = application;
    if (row.company_id === null || actor === null) throw new Error('A merger is decided by an officer for a company');
    await openMerger(unit, actor, {
      companyId: row.company_id,
      partnerId: partnerOf(application),
      officeId: row.office_id,
      decisionId: row.id,
      decisionNumber: row.application_number ?? '',
    });
  },

  async mayBeUndone(db, { row }) {
    const merger = await mergerOfDecision(db, row.id);
    return merger?.ended_at === null && merger.merge_id === null;
  },

  async revoke({ unit, application: { row }, actor, remark }) {
    const merger = await mergerOfDecision(unit.tx, row.id);
    if (!merger) return;
    const others = await openMergerBetween(unit.tx, { companyId: merger.partner_id, partnerId: merger.company_id });
    for (const one of [merger, others])
      if (one) await endProceeding(unit, one, { outcome: 'WITHDRAWN', text: remark ?? '', actor });
  },
};

function partnerOf(application: Application): string {
  const partner = partnerIn(frameOf(application));
  if (partner === undefined) throw new Error('A decision to merge names the other company');
  return partner;
}

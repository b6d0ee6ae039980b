import { fiscalYearNamed } from '@registrar/domain/calendar';
import { isDormant } from '@registrar/domain/processes/filings/annual-report/general-meeting';
import { recordOfReport } from '@registrar/domain/processes/filings/annual-report/report-record';
import { reportedYear } from '@registrar/domain/processes/filings/annual-report/report-year';
import { filedAuditors } from '@registrar/domain/processes/filings/annual-report/auditors';
import { frameOf } from '../../../applications/application';
import { dayInNepal } from '../../../platform/clock';
import { askForJudgement } from '../../facts/automatic/judge-job';
import { lookSoon } from '../../../proceedings/due-job';
import { licenceCautions } from './auditor-licences';
import { beginReport } from './begin-report';
import { readReportYears, requireOpenYear } from '../../facts/annual-report/report-years';
import type { NewEntry } from '../../../register/entries/enter';
import { auditorEntries } from '../effects/parts/auditor';
import { disclosureEntries } from '../effects/parts/disclosures';
import { changesOfFiler } from '../effects/changes-of-filer';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';

/** The report of one fiscal year becomes a record of the register, and updates the auditor. */
export const annualReportEffects: ProcessEffects = {
  beginOffers: true,

  async open(unit, companyId, subjectId, _accountId, language) {
    const today = dayInNepal(unit.now);
    requireOpenYear(await readReportYears(unit.tx, companyId, today), subjectId ?? '', {
      today,
      filingId: null,
      language,
    });
  },

  async begin(db, company, _applicantId, subjectId) {
    const year = fiscalYearNamed(subjectId ?? '');
    return year ? beginReport(db, company, year) : {};
  },

  /**
   * An earlier year may have been revoked since the draft was opened. After its submission, a report waits for no
   * other.
   */
  async hold({ unit, application: { row, today }, language }) {
    if (row.status !== 'DRAFT' || row.company_id === null) return;
    requireOpenYear(await readReportYears(unit.tx, row.company_id, today), row.subject_id ?? '', {
      today,
      filingId: row.id,
      language,
    });
  },

  async changes({ unit, application }) {
    const { row } = application;
    if (row.company_id === null) throw new Error('An annual report is filed for a company');
    const frame = frameOf(application);
    const auditors = isDormant(frame) ? null : filedAuditors(frame);
    const record: NewEntry = {
      aspect: 'NOTE',
      subjectId: row.id,
      after: { details: { annualReport: recordOfReport(frame) } },
      happenedOn: reportedYear(frame).endsOn ?? null,
    };
    return changesOfFiler(application, {
      entries: [
        record,
        ...(auditors ? await auditorEntries(unit, row.company_id, auditors.nextYear) : []),
        ...(isDormant(frame) ? [] : disclosureEntries(frame)),
      ],
    });
  },

  cautions: licenceCautions,

  async approve(context) {
    await judgeLater(context);
    await lookForCure(context);
  },
};

/** A report that was missing may be the ground of a de-registration by the office. */
async function lookForCure({ unit, application: { row } }: EffectContext): Promise<void> {
  const open = await unit.tx
    .selectFrom('proceeding')
    .select('id')
    .where('company_id', '=', row.company_id)
    .where('kind', '=', 'FORCED_BY_OFFICE')
    .where('ended_at', 'is', null)
    .execute();
  for (const { id } of open) lookSoon(unit, id);
}

/** Judges a later year again that was submitted and paid and waited for this one. */
async function judgeLater({ unit, application: { row, today } }: EffectContext): Promise<void> {
  const later = (await readReportYears(unit.tx, row.company_id ?? '', today)).find(
    ({ year, filing }) => year.name > (row.subject_id ?? '') && filing?.status === 'SUBMITTED',
  );
  if (later?.filing) await askForJudgement(unit, later.filing.id, `after:${row.id}:${row.round}`);
}

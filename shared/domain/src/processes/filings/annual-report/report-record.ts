import { z } from 'zod';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import { filedAuditors, reportedSecretary } from './auditors';
import { generalMeetingDraft, isDormant } from './general-meeting';
import { reportedYear } from './report-year';
import { reportedShares } from './share-statement';
import { reportedStatement } from './statement';

const answers = z.record(z.string(), z.unknown());

/** The record of an annual report in the register, as entered by its approval. Money in paisa, days AD. */
export const reportRecordDetails = z.object({
  /** For example 2081/82. */
  fiscalYear: z.string(),
  dormant: z.boolean(),
  meeting: answers,
  /** The figures of the year by line. */
  statement: z.record(z.string(), z.number().int().optional()),
  /** Section 51; null, here and below: not part of the report of that year. */
  shares: answers.nullable(),
  auditors: answers.nullable(),
  secretary: answers.nullable(),
});
export type ReportRecordDetails = z.infer<typeof reportRecordDetails>;

export function recordOfReport(frame: FilingFrame): ReportRecordDetails {
  const dormant = isDormant(frame);
  return {
    fiscalYear: reportedYear(frame).fiscalYear ?? '',
    dormant,
    meeting: generalMeetingDraft.parse(filedAnswers(frame, 'GENERAL_MEETING')),
    statement: reportedStatement(frame).current,
    shares: dormant ? null : (reportedShares(frame) ?? null),
    auditors: dormant ? null : filedAuditors(frame),
    secretary: dormant ? null : (reportedSecretary(frame) ?? null),
  };
}

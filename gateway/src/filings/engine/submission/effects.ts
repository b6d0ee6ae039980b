import { createHash } from 'node:crypto';
import { declarationsOf } from '@registrar/domain/processes';
import { answersOf, frameOf, isGroupFiling } from '../../../applications/application';
import type { DocumentRow } from '../../../documents/standing-documents';
import { filedDocuments, readRequested } from '../../facts/corrections/correction-state';
import { keepSnapshot } from '../../facts/corrections/snapshots';
import { alertJob } from '../../facts/reports/alert-job';
import { formVersionOf } from '../../facts/sections/judge-sections';
import { withdrawSignatures } from '../../facts/signatures/withdraw';
import { scheduleGroupReminders } from '../../facts/group/group-reminders';
import { giveBackReservedName, keepReservedName } from '../../facts/names/reserved-name';
import type { EffectContext } from '../../processes/effects/process-effects';
import { effectsOf } from '../../processes/effects-of';
import { writesNothing, type EffectHandlers } from '../handlers/effect';
import { withdrawInvoices } from '../money/effects';

/** Effects of submitting, recalling and discarding a draft. */
export const submissionEffects: EffectHandlers<
  'AUTOSAVE' | 'TOMBSTONE' | 'RELEASE_HOLDS' | 'ASSIGN_NUMBER' | 'FREEZE_SNAPSHOT' | 'TELL_COMPANY'
> = {
  AUTOSAVE: writesNothing, // answers are saved by their own routes
  async TOMBSTONE({ unit, application }) {
    await withdrawSignatures(unit, application);
    return { discarded_at: unit.now };
  },
  /** Releases what the filing held: process holds, the reserved name and unpaid invoices. */
  async RELEASE_HOLDS(context) {
    const { unit, application } = context;
    await effectsOf(application.definition.process).release?.(context);
    await giveBackReservedName(unit, application.row);
    await withdrawInvoices(context);
    return {};
  },
  /** The number is taken in `writeStatus`, because its count is one row for the whole office. */
  async ASSIGN_NUMBER({ unit }) {
    return { submitted_at: unit.now };
  },
  /** By a job: the number is known after it, and nobody waits for the mails of a whole board. */
  async TELL_COMPANY({ unit, application: { row, definition } }) {
    if (row.company_id !== null && definition.origin.ofCompany === true)
      unit.enqueue(alertJob, { applicationId: row.id, round: row.round });
    return {};
  },
  async FREEZE_SNAPSHOT(context) {
    const { unit, application, actor, language } = context;
    const { row, definition } = application;
    const process = effectsOf(definition.process);
    await keepReservedName(unit, row, language);
    await process.hold?.(context);
    const answers = answersOf(application);
    // an application sent back for correction stays with its office
    const chosen = row.status === 'DRAFT' ? process.office?.(answers) : undefined;
    const documents = await filedDocuments(unit.tx, application, await readRequested(unit.tx, row.id));
    const round = row.round + 1;
    await keepSnapshot(unit, {
      applicationId: row.id,
      round,
      answers,
      documents,
      declarations: declarationsOf(definition, frameOf(application)),
      declaredBy: actor?.accountId ?? null,
    });
    const isGroup = isGroupFiling(application);
    if (isGroup) await scheduleGroupReminders(unit, row.id);
    return {
      round,
      definition_version: row.status === 'DRAFT' ? definition.version : formVersionOf(application),
      office_id: chosen ?? row.office_id,
      snapshot_hash: hashOfSubmission(answers, documents),
      parent_company_id: isGroup ? await parentCompanyOf(context) : null,
    };
  },
};

async function parentCompanyOf(context: EffectContext): Promise<string> {
  const { process } = context.application.definition;
  const { parentCompany } = effectsOf(process);
  if (!parentCompany) throw new Error(`${process} asks no parent company`);
  return parentCompany(context);
}

/** The hash of everything submitted: the answers and the content of each document. */
function hashOfSubmission(answers: Readonly<Record<string, unknown>>, documents: readonly DocumentRow[]): string {
  const papers = documents.map(({ requirement_key, sha256 }) => [requirement_key, sha256]);
  return createHash('sha256')
    .update(JSON.stringify(papers.length === 0 ? answers : { answers, documents: papers }))
    .digest('hex');
}

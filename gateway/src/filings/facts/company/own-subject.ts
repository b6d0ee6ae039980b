import type { FilingSubject, ProcessDefinition } from '@registrar/domain/processes';
import { kindsAsking } from '@registrar/domain/proceedings';
import { dayInNepal } from '../../../platform/clock';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { openProceedings } from '../../../proceedings/read-proceedings';
import { whyFormIsClosed } from '../../../proceedings/require-open-form';
import { sentenceOfClosed } from '../proceeding-pages';

/**
 * The proceeding that a filing is about where nobody has to choose it: of a kind that gives the company a status, a
 * company has one.
 */
export async function onlyProceeding(
  { tx, now }: UnitOfWork,
  { process, origin }: Pick<ProcessDefinition, 'process' | 'origin'>,
  companyId: string | undefined,
): Promise<FilingSubject | undefined> {
  const kinds = kindsAsking(process).filter(({ companyStatus }) => companyStatus !== null);
  if (origin.subject !== 'PROCEEDING' || companyId === undefined || kinds.length === 0) return undefined;
  const open = (await openProceedings(tx, [companyId], dayInNepal(now))).get(companyId) ?? [];
  const found = open.find(({ kind }) => kinds.some(({ key }) => key === kind));
  return found && { kind: 'PROCEEDING', id: found.id };
}

/**
 * What a filing is about must belong to the company; what belongs to another is refused without further information. A
 * proceeding must ask for this process now.
 */
export async function requireOwnSubject(
  unit: UnitOfWork,
  { process }: Pick<ProcessDefinition, 'process'>,
  subject: FilingSubject | null,
  companyId: string,
): Promise<void> {
  if (subject?.kind === 'PROCEEDING') {
    const closed = await whyFormIsClosed(unit, { process, companyId, proceedingId: subject.id });
    if (closed !== null) refuse('FLOW-409', { message: sentenceOfClosed(closed) });
  }
  if (subject?.kind !== 'FILING') return;
  const filed = await unit.tx
    .selectFrom('application')
    .select('id')
    .where('id', '=', subject.id)
    .where('company_id', '=', companyId)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
  if (!filed) refuse('REQ-404');
}

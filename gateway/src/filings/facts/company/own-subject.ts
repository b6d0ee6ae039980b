import type { FilingSubject, ProcessDefinition } from '@registrar/domain/processes';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { whyFormIsClosed } from '../../../proceedings/require-open-form';
import { sentenceOfClosed } from '../proceeding-pages';

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

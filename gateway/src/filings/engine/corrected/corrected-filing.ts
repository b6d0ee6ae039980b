import { isGranted } from '@registrar/domain/enumerations';
import type { FilingAction } from '@registrar/domain/transitions';
import type { ApplicationRow } from '../../../applications/application';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';

/** The actions that a correction takes on the filing that it corrects. */
export const correctedActions = ['requestCorrection', 'correctionDecided'] as const satisfies readonly FilingAction[];

/** Locks the filing that this one corrects, before their company: its own actions lock it in this order. */
export async function holdCorrected({ tx }: UnitOfWork, { subject_kind, subject_id }: ApplicationRow): Promise<void> {
  if (subject_kind !== 'FILING' || subject_id === null) return;
  await tx.selectFrom('application').select('id').where('id', '=', subject_id).forUpdate().execute();
}

type State = Pick<ApplicationRow, 'status' | 'decided_at' | 'discarded_at'>;
const isWithOffice = ({ status, decided_at, discarded_at }: State): boolean =>
  status !== 'DRAFT' && decided_at === null && discarded_at === null;

export interface CorrectedStep {
  readonly id: string;
  readonly version: number;
  readonly action: (typeof correctedActions)[number];
}

/**
 * What a change of a correction does to the filing that it corrects: from its submission to its decision, or to
 * whatever else ends it, that filing shows that a correction is requested. Refuses a second correction of one filing.
 */
export async function stepOfCorrected(
  { tx }: UnitOfWork,
  before: State,
  after: ApplicationRow,
): Promise<CorrectedStep | undefined> {
  const { subject_kind, subject_id } = after;
  if (subject_kind !== 'FILING' || subject_id === null || isWithOffice(before) === isWithOffice(after))
    return undefined;
  const filing = await tx
    .selectFrom('application')
    .select(['id', 'status', 'version'])
    .where('id', '=', subject_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { status } = filing;
  if (isWithOffice(after)) {
    if (status === 'CORRECTION_REQUESTED') refuse('FLOW-409', { message: 'correction.anotherOpen' });
    if (!isGranted(status)) refuse('FLOW-409', { message: 'correction.notGranted' });
    return { id: filing.id, version: filing.version, action: 'requestCorrection' };
  }
  return status === 'CORRECTION_REQUESTED'
    ? { id: filing.id, version: filing.version, action: 'correctionDecided' }
    : undefined;
}

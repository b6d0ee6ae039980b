import type { Language } from '@registrar/domain/bilingual';
import type { AddLicence, ChangeLicence, RemoveLicence } from '@registrar/domain/calls/liquidators';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage } from '@registrar/domain/messages';
import { comparedCode } from '@registrar/domain/plain-text';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { licenceState, type LicenceRow } from './licence-state';

/**
 * Enters a licence in the list. Returns its id.
 *
 * @throws VAL-422 for a licence number or a PAN that the list has
 */
export async function addLicence(
  unit: UnitOfWork,
  actor: Actor,
  request: AddLicence,
  language: Language,
): Promise<string> {
  await requireNew(unit, request, null, language);
  const id = unit.newId();
  const columns = columnsOf(request);
  await unit.tx
    .insertInto('liquidator_licence')
    .values({ id, ...columns, written_by: actor.accountId, created_at: unit.now })
    .execute();
  await writeChange(unit, actor, {
    id,
    version: 1,
    act: 'ADDED',
    action: 'LIQUIDATOR_LICENCE_ADDED',
    before: null,
    after: columns,
    reason: request.reason,
  });
  return id;
}

/**
 * Changes a licence. Another email takes the account away that had proven the one before.
 *
 * @throws REQ-404, VER-412, VAL-422 as above, FLOW-409 for one that was removed
 */
export async function changeLicence(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  request: ChangeLicence,
  language: Language,
): Promise<void> {
  const row = await holdLicence(unit, id, request.version);
  await requireNew(unit, request, id, language);
  const columns = columnsOf(request);
  const isMoved = columns.email !== row.email;
  const version = row.version + 1;
  await unit.tx
    .updateTable('liquidator_licence')
    .set({
      ...columns,
      version,
      ...(isMoved ? { written_by: actor.accountId, ...NO_ACCOUNT } : {}),
    })
    .where('id', '=', id)
    .execute();
  await writeChange(unit, actor, {
    id,
    version,
    act: 'CHANGED',
    action: 'LIQUIDATOR_LICENCE_CHANGED',
    before: described(row),
    after: columns,
    reason: request.reason,
  });
}

/** No licence from today on; who used it reads what they read and files nothing more. */
export async function removeLicence(
  unit: UnitOfWork,
  actor: Actor,
  id: string,
  { version: read, reason }: RemoveLicence,
): Promise<void> {
  const row = await holdLicence(unit, id, read);
  const removedOn = dayInNepal(unit.now);
  const version = row.version + 1;
  await unit.tx
    .updateTable('liquidator_licence')
    .set({ removed_on: removedOn, version })
    .where('id', '=', id)
    .execute();
  await writeChange(unit, actor, {
    id,
    version,
    act: 'REMOVED',
    action: 'LIQUIDATOR_LICENCE_REMOVED',
    before: null,
    after: { removed_on: removedOn },
    reason,
  });
}

export const NO_ACCOUNT = { account_id: null, asked_at: null, admitted_at: null, admitted_by: null } as const;

/** Locks it at the version that was read. */
export async function holdLicence({ tx, now }: UnitOfWork, id: string, version: number): Promise<LicenceRow> {
  const row = await tx.selectFrom('liquidator_licence').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) refuse('REQ-404');
  if (row.version !== version) refuse('VER-412');
  if (licenceState(row, dayInNepal(now)) === 'REMOVED') refuse('FLOW-409', { message: 'liquidator.licenceRemoved' });
  return row;
}

interface Change {
  readonly id: string;
  readonly version: number;
  readonly act: 'ADDED' | 'CHANGED' | 'REMOVED' | 'ADMITTED' | 'NOT_ADMITTED';
  /** As the audit says it. */
  readonly action: Parameters<UnitOfWork['audit']>[0]['action'];
  readonly before: object | null;
  readonly after: object;
  readonly reason: string;
}

/** The history of the list, and the audit. */
export async function writeChange(unit: UnitOfWork, actor: Actor, change: Change): Promise<void> {
  const { id, version, act, action, before, after, reason } = change;
  await unit.tx
    .insertInto('liquidator_licence_change')
    .values({
      id: unit.newId(),
      licence_id: id,
      act,
      before: before && JSON.stringify(before),
      after: JSON.stringify(after),
      reason,
      changed_at: unit.now,
      changed_by: actor.accountId,
    })
    .execute();
  unit.audit({
    actor,
    action,
    objectType: 'liquidator-licence',
    objectId: id,
    objectVersion: version,
    ...(before && { before }),
    after,
    remark: reason,
  });
}

const columnsOf = (request: AddLicence) => ({
  licence_number: request.licenceNumber,
  licence_key: comparedCode(request.licenceNumber),
  pan_number: request.panNumber,
  name_nepali: request.nameNepali,
  name_english: request.nameEnglish,
  kind: request.kind,
  issued_on: request.issuedOn,
  ends_on: request.endsOn,
  email: request.email.toLowerCase(),
  phone: request.phone,
});

function described(row: LicenceRow): ReturnType<typeof columnsOf> | object {
  const { licence_number, licence_key, pan_number, name_nepali, name_english, kind, issued_on, ends_on, email, phone } =
    row;
  return { licence_number, licence_key, pan_number, name_nepali, name_english, kind, issued_on, ends_on, email, phone };
}

async function requireNew(
  { tx }: UnitOfWork,
  { licenceNumber, panNumber }: Pick<AddLicence, 'licenceNumber' | 'panNumber'>,
  own: string | null,
  language: Language,
): Promise<void> {
  const same = await tx
    .selectFrom('liquidator_licence')
    .select(['id', 'licence_key', 'pan_number'])
    .where((where) =>
      where.or([where('licence_key', '=', comparedCode(licenceNumber)), where('pan_number', '=', panNumber)]),
    )
    .execute();
  const others = same.filter(({ id }) => id !== own);
  const wrong = (path: string, code: 'LICENCE_IN_LIST' | 'PAN_IN_LIST'): FieldError => ({
    path,
    code,
    message: validationMessage(code, language),
  });
  const errors = [
    ...(others.some(({ licence_key }) => licence_key === comparedCode(licenceNumber))
      ? [wrong('licenceNumber', 'LICENCE_IN_LIST')]
      : []),
    ...(others.some(({ pan_number }) => pan_number === panNumber) ? [wrong('panNumber', 'PAN_IN_LIST')] : []),
  ];
  if (errors.length > 0) refuse('VAL-422', { errors });
}

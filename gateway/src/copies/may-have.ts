import { letterKinds } from '@registrar/domain/calls/letters';
import { roles } from '@registrar/domain/permissions';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { RequestRow } from '../requests/request-handler';
import { PUBLIC_PAPERS, readCopiedCompany } from './copied-company';
import type { CopyRow } from './issue-copies';

/**
 * Whether who asked may have the copy on the day of its issue: who has lost the representation since the order gets
 * what everybody gets, and nothing that is private.
 */
export async function mayHave({ tx, now }: UnitOfWork, request: RequestRow, item: CopyRow): Promise<boolean> {
  const isPublic =
    ['EXTRACT', 'GOOD_STANDING'].includes(item.kind) ||
    (item.kind === 'PAPER' && PUBLIC_PAPERS.includes(await kindOfPaper({ tx }, item)));
  if (isPublic) return true;
  if (request.requester_account === null || request.company_id === null) return false;
  const requester = await tx
    .selectFrom('account')
    .select(['id', 'role', 'office_id'])
    .where('id', '=', request.requester_account)
    .executeTakeFirstOrThrow();
  const actor: Pick<Actor, 'accountId' | 'role' | 'officeId'> = {
    accountId: requester.id,
    role: roles.schema.parse(requester.role),
    officeId: requester.office_id,
  };
  const { speaks, shareList } = await readCopiedCompany(tx, actor, request.company_id, dayInNepal(now));
  return item.kind === 'SHARE_LIST' ? shareList : speaks;
}

async function kindOfPaper({ tx }: Pick<UnitOfWork, 'tx'>, { source_letter }: CopyRow) {
  const { kind } = await tx
    .selectFrom('letter')
    .select('kind')
    .where('id', '=', source_letter)
    .executeTakeFirstOrThrow();
  return letterKinds.schema.parse(kind);
}

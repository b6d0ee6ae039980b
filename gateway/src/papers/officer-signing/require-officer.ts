import type { LetterKind } from '@registrar/domain/calls/letters';
import { terms } from '@registrar/domain/schedules';
import type { LetterOwner } from '../../owners/owner-kinds';
import { dayInNepal } from '../../platform/clock';
import { readTerm } from '../../platform/terms';
import type { UnitOfWork } from '../../platform/unit-of-work';

const SIGNABLE = terms.OFFICER_SIGNATURE.keyof();

interface Issued {
  readonly letterId: string;
  readonly kind: LetterKind;
  readonly issuedFor: LetterOwner;
  readonly applicationId: string | null;
  readonly companyId: string | null;
}

/**
 * Whether an officer signs a paper in person is decided on the day it is issued, by the row OFFICER_SIGNATURE; a later
 * row changes nothing of it. Whose office it is: the company's, or that of the request or application.
 */
export async function requireOfficer(unit: UnitOfWork, paper: Issued): Promise<void> {
  const kind = SIGNABLE.safeParse(paper.kind);
  if (!kind.success) return;
  const needed = (await readTerm(unit.tx, 'OFFICER_SIGNATURE', dayInNepal(unit.now)))[kind.data];
  const officeId = needed ? await officeOf(unit, paper) : undefined;
  if (officeId === undefined) return;
  await unit.tx.insertInto('officer_signature').values({ letter_id: paper.letterId, office_id: officeId }).execute();
}

async function officeOf(
  { tx }: UnitOfWork,
  { companyId, applicationId, issuedFor }: Issued,
): Promise<number | undefined> {
  const of = (table: 'company' | 'application' | 'request', id: string) =>
    tx.selectFrom(table).select('office_id').where('id', '=', id).executeTakeFirst();
  const found =
    companyId !== null
      ? await of('company', companyId)
      : applicationId !== null
        ? await of('application', applicationId)
        : issuedFor.kind === 'REQUEST'
          ? await of('request', issuedFor.id)
          : undefined;
  return found?.office_id ?? undefined;
}

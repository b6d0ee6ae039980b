import { sql } from 'kysely';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { yearsAfter } from '../register-companies';
import { isDead, type NameLine } from './name-line';

export interface ChangedStatus {
  readonly id: string;
  readonly line: NameLine;
}

/** Updates status and day of companies from a newer file, and how long their names are protected. */
export async function changeStatuses(
  unit: UnitOfWork,
  changed: readonly ChangedStatus[],
  { barredYears }: { readonly barredYears: number },
): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const dead = changed.map(({ line: { status } }) => isDead(status));
  const days = changed.map(({ line: { date } }) => date ?? null);
  await sql`
    update company set status = line.status, version = version + 1,
           registered_on = case when line.dead then registered_on else coalesce(line.day, registered_on) end,
           deregistered_on = case when line.dead then line.day end
      from unnest(${ids}::uuid[], ${changed.map(({ line: { status } }) => status ?? 'ACTIVE')}::text[], ${dead}::boolean[], ${days}::date[]) as line (id, status, dead, day)
     where company.id = line.id`.execute(unit.tx);
  await sql`
    update name_entry set kind = case when line.dead then 'DEREGISTERED' else 'COMPANY' end, held_until = line.held_until
      from unnest(${ids}::uuid[], ${dead}::boolean[], ${changed.map(({ line: { status, date } }) => (isDead(status) && date !== undefined ? yearsAfter(date, barredYears) : null))}::date[]) as line (id, dead, held_until)
     where name_entry.holder_id = line.id and name_entry.kind in ('COMPANY', 'DEREGISTERED')`.execute(unit.tx);
  for (const { id, line } of changed)
    unit.audit({
      actor: null,
      action: 'COMPANY_STATUS_IMPORTED',
      objectType: 'company',
      objectId: id,
      after: { status: line.status, date: line.date ?? null },
    });
}

import type { AdDay } from '@registrar/domain/calendar';
import { SETTLED_INVOICES } from '@registrar/domain/calls/money';
import { ANNUAL_RETURN } from '@registrar/domain/register/obligation-kinds';
import type { Kysely } from 'kysely';
import { askedForDues } from '../../../money/fines/asked-for-dues';
import { duesOfCompanies } from '../../../money/fines/read-dues';
import { readFineRows, section136kaOn } from '../../../money/fines/read-terms';
import { isOlder } from '../../../money/fines/settle-136ka';
import { lateObligationsOf } from '../../../obligations/obligations-of';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';

interface Outstanding {
  /** 2077/78, the oldest first. */
  readonly years: readonly string[];
  /** The due day of the oldest missing report, or the day on which the oldest unpaid fine was known; null: none. */
  readonly since: AdDay | null;
}

/** What the register shows of the day on which section 136ka came into force. Days are AD days of Nepal. */
export interface DiscountGrounds {
  readonly inForceOn: AdDay;
  /** Reports of section 80 that were due before that day and were not filed before it. */
  readonly missing: Outstanding;
  /** Fines of section 81 on reports that were filed late before that day, and were not paid before it. */
  readonly unpaid: Outstanding;
}

/** Null: the section is not in force on this day. */
export async function discountGroundsOf(db: Kysely<DB>, companyId: string, now: Date): Promise<DiscountGrounds | null> {
  const section = section136kaOn(await readFineRows(db), dayInNepal(now));
  if (!section) return null;
  const inForceOn = section.rule.eligibleIfRegisteredBefore;
  const missing = (await lateObligationsOf(db, [companyId], now))
    .filter(
      ({ kind, dueOn, filedOn }) =>
        kind === ANNUAL_RETURN && isOlder(section.rule, dueOn) && (filedOn === null || filedOn >= inForceOn),
    )
    .flatMap(({ fiscalYear, dueOn: day }) => (fiscalYear === null ? [] : [{ fiscalYear, day }]));
  return {
    inForceOn,
    missing: outstanding(missing),
    unpaid: outstanding(await unpaidOn(db, companyId, inForceOn, now)),
  };
}

async function unpaidOn(db: Kysely<DB>, companyId: string, inForceOn: AdDay, now: Date) {
  const filedBefore = (await duesOfCompanies(db, [companyId], now)).filter(
    ({ shown: { filedOn, fine } }) => filedOn !== null && filedOn < inForceOn && (fine?.payablePaisa ?? 0) > 0,
  );
  const asked = await askedForDues(
    db,
    filedBefore.map(({ shown }) => shown.id),
  );
  return filedBefore.flatMap(({ shown: { id, fiscalYear, filedOn, fine, waivedPaisa = 0 } }) => {
    const paid = asked
      .filter(({ dueId, invoice: { status, settled_at } }) => {
        const isSettled = dueId === id && SETTLED_INVOICES.includes(status) && settled_at !== null;
        return isSettled && dayInNepal(settled_at) < inForceOn;
      })
      .reduce((sum, { amountPaisa }) => sum + amountPaisa, waivedPaisa);
    return fiscalYear !== null && filedOn !== null && paid < (fine?.payablePaisa ?? 0)
      ? [{ fiscalYear, day: filedOn }]
      : [];
  });
}

function outstanding(found: readonly { readonly fiscalYear: string; readonly day: AdDay }[]): Outstanding {
  return {
    years: [...new Set(found.map(({ fiscalYear }) => fiscalYear))].sort(),
    since: found.map(({ day }) => day).sort()[0] ?? null,
  };
}

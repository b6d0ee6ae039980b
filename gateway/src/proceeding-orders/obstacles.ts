import { isGranted } from '@registrar/domain/enumerations/application-status';
import { everyProcess, processName } from '@registrar/domain/enumerations';
import {
  phasesOf,
  proceedingKind,
  type PhaseState,
  type ProceedingEndRule,
  type ProceedingFacts,
  type ProceedingKind,
} from '@registrar/domain/proceedings';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { startOfDayInNepal } from '../platform/clock';
import type { MessageKey, MessageParameters } from '../platform/language';
import type { ProceedingRow } from '../proceedings/lock-proceeding';
import { isGroundCured } from '../proceedings/forced-ground';
import { factsOf } from '../proceedings/read-proceedings';
import { isClosed } from '../register/open-company';
import { holdingsElsewhere } from '../register/shares/holdings-elsewhere';
import { orderFreezesOn } from '../register/standing-orders';

/** Why an order is not given yet; the sentence names the way out. */
export interface Obstacle {
  readonly message: MessageKey;
  readonly parameters?: MessageParameters;
}

type Asked = Pick<ProceedingRow, 'id' | 'kind' | 'company_id' | 'ended_at'>;

/** How the office may end a proceeding of the kind. */
export const officeEnds = (kind: string): readonly ProceedingEndRule[] =>
  (proceedingKind(kind).ends ?? []).filter(({ by }) => by === 'OFFICE');

/** Whether the company leaves the register with the outcome. */
export const deregisters = (kind: string, outcome: string): boolean =>
  isClosed(proceedingKind(kind).companyStatus?.outcomes[outcome] ?? '');

/**
 * All that stands against an outcome on a day. Asked for the page, when the order is proposed, and under the lock when
 * it is approved: much may have come in between.
 */
export async function obstaclesOf(
  db: Kysely<DB>,
  row: Asked,
  { outcome, after, freezesHoldings = false }: ProceedingEndRule,
  today: string,
): Promise<Obstacle[]> {
  const kind = proceedingKind(row.kind);
  const facts = await factsOf(db, row);
  return [
    ...undecided(facts),
    ...(after === 'ALL_PHASES' ? [...unfinished(kind, phasesOf(kind, facts, today)), ...opposed(facts)] : []),
    ...(deregisters(row.kind, outcome) ? await againstRemoval(db, row, { today, freezesHoldings }) : []),
  ];
}

async function againstRemoval(
  db: Kysely<DB>,
  row: Asked,
  { today, freezesHoldings }: { readonly today: string; readonly freezesHoldings: boolean },
): Promise<Obstacle[]> {
  const cured = await isGroundCured(db, row, startOfDayInNepal(today));
  return [
    ...(await moreTimeWaits(db, row, today)),
    ...(cured ? [{ message: 'proceedingOrder.cured' as const }] : []),
    ...(freezesHoldings ? [] : await sharesHeld(db, row)),
    ...(await tiesOf(db, row, today)),
  ];
}

/** The company has asked for more time, and its end waits for the decision. */
async function moreTimeWaits(db: Kysely<DB>, { id }: Asked, today: string): Promise<Obstacle[]> {
  const waiting = await db
    .selectFrom('proceeding_more_time')
    .select('id')
    .where('proceeding_id', '=', id)
    .where('outcome', 'is', null)
    .where('waits_until', '>=', today)
    .executeTakeFirst();
  return waiting ? [{ message: 'proceedingOrder.moreTimeWaits' }] : [];
}

function undecided({ filings }: ProceedingFacts): Obstacle[] {
  const waiting = filings.filter(
    ({ status, decidedOn }) => decidedOn === null && status !== 'DRAFT' && !isGranted(status),
  );
  if (waiting.length === 0) return [];
  const names = waiting.map(({ process }) => processName(everyProcess.schema.parse(process)));
  return [
    {
      message: 'proceedingOrder.filingUndecided',
      parameters: {
        filings: names.map(({ en }) => en).join(', '),
        filingsNepali: names.map(({ ne }) => ne).join(', '),
      },
    },
  ];
}

function unfinished(kind: ProceedingKind, phases: readonly PhaseState[]): Obstacle[] {
  const first = phases.find(
    ({ isOpen, forms }) =>
      !isOpen || forms.some(({ permission, isOptional }) => permission !== 'APPROVED' && !isOptional),
  );
  if (first === undefined) return [];
  const name = kind.phases.find(({ key }) => key === first.key)?.name ?? { ne: first.key, en: first.key };
  return [{ message: 'proceedingOrder.phaseNotDone', parameters: { phase: name.en, phaseNepali: name.ne } }];
}

/** Also of a notice that no phase waits for. */
function opposed({ objections }: ProceedingFacts): Obstacle[] {
  if (objections.some(({ outcome }) => outcome === null)) return [{ message: 'proceedingOrder.objectionWaits' }];
  if (objections.some(({ outcome }) => outcome === 'UPHELD')) return [{ message: 'proceedingOrder.objectionUpheld' }];
  return [];
}

/** What else is decided about the company: nothing of it is left open when it leaves the register. */
async function tiesOf(db: Kysely<DB>, { id, company_id: companyId }: Asked, today: string): Promise<Obstacle[]> {
  const [frozen, others] = [
    await db
      .selectFrom('company_order')
      .select('id')
      .where('company_id', '=', companyId)
      .where(orderFreezesOn(today))
      .executeTakeFirst(),
    await db
      .selectFrom('proceeding')
      .select('number')
      .where('company_id', '=', companyId)
      .where('id', '<>', id)
      .where('ended_at', 'is', null)
      .orderBy('opened_at')
      .execute(),
  ];
  return [
    ...(frozen ? [{ message: 'proceedingOrder.frozen' as const }] : []),
    ...(others.length === 0
      ? []
      : [
          {
            message: 'proceedingOrder.otherOpen' as const,
            parameters: { numbers: others.map(({ number }) => number).join(', ') },
          },
        ]),
  ];
}

async function sharesHeld(db: Kysely<DB>, { company_id: companyId }: Asked): Promise<Obstacle[]> {
  const companyIds = (await holdingsElsewhere(db, companyId)).map((one) => one.companyId);
  if (companyIds.length === 0) return [];
  const companies = await db
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', 'in', [...companyIds])
    .orderBy('id')
    .execute();
  return [
    {
      message: 'proceedingOrder.holdsShares',
      parameters: {
        companies: companies.map(({ name_english }) => name_english).join(', '),
        companiesNepali: companies.map(({ name_nepali }) => name_nepali).join(', '),
      },
    },
  ];
}

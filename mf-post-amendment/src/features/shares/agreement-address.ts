import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { ItemAddress } from '@registrar/ui/filing';

/** The step of each kind that says which shares go where; that of the agreements is none of these. */
const STEPS: Readonly<Record<string, string>> = {
  JAFAT: 'jafat',
  OWNERSHIP_TRANSFER_AFTER_DEATH: 'heirs',
  BONUS: 'bonus',
};
/** The step of the agreements; each of them stands below the step before it, as the specification has it. */
const TRANSFERS = 'transfer-share';
/** Whose items are asked in steps of their own; both stand at the address of the specification. */
const LISTS_IN_STEPS: ReadonlySet<string> = new Set([TRANSFERS, 'heirs']);
const SETUP = 'spsa-setup';
const NEW_TRANSFER = 'new-SPSA_TRANSFERS';
const KITTA = /^\d+-\d+$/;

export interface AgreementPlace {
  readonly step: string;
  readonly item?: ItemAddress;
}

/** The address of an item of these steps, behind that of the filing. */
export const itemPath = (step: string, item: string): string =>
  LISTS_IN_STEPS.has(step) ? `${SETUP}/${TRANSFERS}/${item}` : item;

/**
 * Where an address of the specification (section 2, SPSA) leads within a filing of agreements on shares; null: nowhere.
 * Undefined for every other filing, and for what is a step of this one.
 */
export function agreementPlace(
  detail: Pick<ApplicationDetail, 'sections'> | undefined,
  [first, ...rest]: readonly string[],
): AgreementPlace | null | undefined {
  const setup = detail?.sections.find(({ key }) => key === 'SPSA_SETUP');
  if (setup === undefined || first === undefined) return undefined;
  const kind = setup.data['spsaType'];
  const list = (typeof kind === 'string' && STEPS[kind]) || TRANSFERS;
  if (rest.length === 0) {
    if (first === 'update-share' || first === 'share-range-assign') return { step: list };
    return first === 'view-share-purchase-change-data' ? { step: 'check' } : undefined;
  }
  const transfer = (item: string, itemStep?: string): AgreementPlace | null =>
    LISTS_IN_STEPS.has(list) ? { step: list, item: { step: list, item, itemStep } } : null;
  const [second, third, fourth] = rest;
  if (first === SETUP && fourth === undefined) {
    if (second === TRANSFERS && third === 'jageda') return kind === 'JAGEDA' ? transfer(NEW_TRANSFER) : null;
    if (second === 'update-share' && third !== undefined) return transfer(third);
    if (second === 'transfer-share-range' && third !== undefined) return KITTA.test(third) ? { step: list } : null;
  }
  if (first === SETUP && second === TRANSFERS && third !== undefined) return transfer(third, fourth);
  if (first === 'view' && second === kind && third !== undefined && fourth === undefined)
    return transfer(third, 'view');
  return null;
}

import type { Paisa } from '../../../money';
import { capitalOfShares } from '../../../register/capital-of-shares';
import type { PublicPart } from '../../../register/register-aspects';
import { allot, allotByRight } from '../../../share-ledger/allot';
import type { ShareLedger } from '../../../share-ledger/ledger';
import { issue } from '../../../share-ledger/reserve';
import { outstandingIn, paidOn } from '../../../share-ledger/share-table';
import { inSteps, type ShareStep } from '../../../share-ledger/steps';
import type { AskedAt, FiledShares } from '../../definition/filed-shares';
import { filedItems, type FilingFrame } from '../../definition/filing-frame';
import { registeredCapital } from '../../definition/registered-capital';
import { NEW_HOLDERS_KEY, sharesTaken } from '../shares/new-shareholder-list';
import { allotmentSteps } from '../shares/allotment-list';
import { callSteps } from '../shares/call-list';
import { reductionSteps } from '../shares/reduction-list';
import { ledgerIn } from '../shares/renumbering';
import { DETAILS_KEY, detailsOf, raisedAuthorized } from './details-answers';

export const ALLOTMENTS_KEY = 'SHARE_ALLOTMENTS';
export const CALLS_KEY = 'CALLS_PAID';
export const REDUCTIONS_KEY = 'REDUCED_SHARES';

type Step = ShareStep<AskedAt>;

/** How many shares are issued anew; 0 while that is not answered, or is no whole number of shares. */
export function newlyIssued(frame: FilingFrame, { table, ratePerShare }: ShareLedger): number {
  const { issuedCapital = 0 } = detailsOf(frame);
  const more = issuedCapital - outstandingIn(table) * ratePerShare;
  return more > 0 && more % ratePerShare === 0 ? more / ratePerShare : 0;
}

/** New shares: first those of the present holders by right, the others into the reserve. */
function issueSteps(frame: FilingFrame, ledger: ShareLedger): readonly Step[] {
  const { rightQuantity = 0, rightPaidPerShare } = detailsOf(frame);
  const on = frame.today;
  const issued = newlyIssued(frame, ledger);
  const byRight = rightPaidPerShare === undefined || rightQuantity > issued ? 0 : rightQuantity;
  const rest = issued - byRight;
  const at = (path: string) => (): AskedAt => ({ section: DETAILS_KEY, path });
  return [
    ...(byRight > 0
      ? [
          {
            run: (standing: ShareLedger) =>
              allotByRight(standing, { on, quantity: byRight, paidPerShare: rightPaidPerShare ?? 0 }),
            placeOf: ({ code }: { readonly code: string }) =>
              at(code === 'SHARES_PAID_ABOVE_RATE' ? 'rightPaidPerShare' : 'rightQuantity')(),
          },
        ]
      : []),
    ...(rest > 0
      ? [{ run: (standing: ShareLedger) => issue(standing, { on, quantity: rest }), placeOf: at('issuedCapital') }]
      : []),
  ];
}

const newHolderSteps = (frame: FilingFrame): readonly Step[] =>
  filedItems(frame, NEW_HOLDERS_KEY).flatMap(({ id, data }): Step[] => {
    const taken = sharesTaken(data);
    if (!taken) return [];
    const { paidPerShare, shareType } = taken;
    const to = { quantities: [{ holderId: id, quantity: taken.quantity }] };
    return [
      {
        run: (standing) => allot(standing, { on: frame.today, source: 'RESERVE', to, paidPerShare, shareType }),
        placeOf: ({ code }) => ({
          section: NEW_HOLDERS_KEY,
          path: `${id}.holding.${code === 'SHARES_PAID_ABOVE_RATE' ? 'paidPerShare' : 'quantity'}`,
        }),
      },
    ];
  });

function stepsOf(frame: FilingFrame, ledger: ShareLedger): readonly Step[] {
  switch (detailsOf(frame).move) {
    case undefined:
      return [];
    case 'REDUCE':
      return reductionSteps(frame, REDUCTIONS_KEY);
    case 'RAISE':
      return [
        ...issueSteps(frame, ledger),
        ...allotmentSteps(frame, ALLOTMENTS_KEY),
        ...newHolderSteps(frame),
        ...callSteps(frame, CALLS_KEY),
      ];
  }
}

/** A frame is never changed in place, and the rules of several sections ask for the same. */
const computed = new WeakMap<FilingFrame, FiledShares | null>();

/** What the answers do to the shares of the company; null: nothing, or they are not sufficient. */
export function filedShares(frame: FilingFrame): FiledShares | null {
  const known = computed.get(frame);
  if (known !== undefined) return known;
  const ledger = ledgerIn(frame);
  const steps = ledger ? stepsOf(frame, ledger) : [];
  const filed = ledger && steps.length > 0 ? inSteps(ledger, steps) : null;
  computed.set(frame, filed);
  return filed;
}

/** What the answers make of the capital of the register; null where it has none, or the shares cannot be so. */
export function filedCapital(frame: FilingFrame): PublicPart<'CAPITAL'> | null {
  const capital = registeredCapital(frame);
  const ledger = ledgerIn(frame);
  const shares = filedShares(frame);
  if (!capital || !ledger || shares?.ok === false) return null;
  const authorizedCapital = raisedAuthorized(frame) ?? capital.authorizedCapital;
  return { ...(shares ? capitalOfShares(capital, ledger, shares.ledger) : capital), authorizedCapital };
}

/** What the holders pay by this filing, in paisa; 0 while that is not known. */
export function newlyPaid(frame: FilingFrame): Paisa {
  const ledger = ledgerIn(frame);
  const shares = filedShares(frame);
  return ledger && shares?.ok ? Math.max(0, paidOn(shares.ledger.table) - paidOn(ledger.table)) : 0;
}

/** True where shares are given to somebody: by right, out of the reserve, or to a new holder. */
export function allots(frame: FilingFrame): boolean {
  const shares = filedShares(frame);
  return shares?.ok === true && shares.changes.some(({ kind }) => kind === 'ALLOT');
}

/** True where shares are issued that were not there before. */
export const issues = (frame: FilingFrame): boolean => {
  const ledger = ledgerIn(frame);
  return ledger !== undefined && newlyIssued(frame, ledger) > 0;
};

export const changesNothing = (frame: FilingFrame): boolean =>
  raisedAuthorized(frame) === undefined && filedShares(frame) === null;

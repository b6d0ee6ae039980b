import { enumeration } from '../../../enumerations/enumeration';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import { answers, choice, optionalAmount, optionalDay, optionalQuantity } from '../answer';

export const DETAILS_KEY = 'CAPITAL_DETAILS';

export const capitalMoves = enumeration([
  ['RAISE', 'पुँजी बढाउने, शेयर बाँड्ने वा मागिएको रकम चुक्ता गर्ने', 'Raise capital, allot shares or pay calls'],
  ['REDUCE', 'अदालतको आदेशबाट पुँजी घटाउने', 'Reduce capital by an order of the court'],
]);

export const detailsAnswers = answers({
  move: choice(capitalMoves.keys, 'CAPITAL_MOVE_REQUIRED'),
  authorizedCapital: optionalAmount(),
  authorizedOn: optionalDay(),
  issuedCapital: optionalAmount(),
  issuedOn: optionalDay(),
  rightQuantity: optionalQuantity(),
  rightPaidPerShare: optionalAmount(),
  allottedOn: optionalDay(),
});
export type CapitalDetails = Partial<ReturnType<typeof detailsAnswers.draft.parse>>;

export const detailsOf = (frame: Pick<FilingFrame, 'answers'>): CapitalDetails =>
  detailsAnswers.draft.safeParse(filedAnswers(frame, DETAILS_KEY)).data ?? {};

export const reduces = (frame: Pick<FilingFrame, 'answers'>): boolean => detailsOf(frame).move === 'REDUCE';
export const raises = (frame: Pick<FilingFrame, 'answers'>): boolean => detailsOf(frame).move === 'RAISE';

/** The new authorized capital, in paisa; undefined while it stays as it is. */
export const raisedAuthorized = (frame: Pick<FilingFrame, 'answers'>): number | undefined =>
  raises(frame) ? detailsOf(frame).authorizedCapital : undefined;

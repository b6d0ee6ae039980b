import type { ShareTable } from '../../../share-ledger/share-table';
import type { FiledItem, FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue } from '../../definition/section-definition';
import {
  holderTwiceIssues,
  identityOfHolder,
  numberIssues,
  readHolders,
  sideIssues,
  type Holder,
} from '../holders/shareholders-together';
import { registeredPeople } from '../people/registered-people';

const placeOfIdentity = ({ id, data }: Holder): string =>
  `${id}.${data.entity === 'COMPANY' ? 'company.registrationNumber' : 'identification.number'}`;

/** Each new holder once, and none whom the register has with shares already. */
export function newHolderIssues(added: readonly FiledItem[], frame: FilingFrame): CrossIssue[] {
  const registered = new Set(
    readHolders(registeredPeople(frame).items).flatMap(({ data }) => identityOfHolder(data) ?? []),
  );
  const holders = readHolders(added);
  return [
    ...holderTwiceIssues(holders),
    ...holders.flatMap((holder): CrossIssue[] => {
      const identity = identityOfHolder(holder.data);
      return identity !== undefined && registered.has(identity)
        ? [{ path: placeOfIdentity(holder), code: 'HOLDER_REGISTERED_ALREADY' }]
        : [];
    }),
  ];
}

/**
 * What the Act asks of all holders together, of those who have shares in this table. Sides are judged only where the
 * register knows the kind of every holder.
 */
export function holdersAfterIssues(
  table: ShareTable,
  added: readonly FiledItem[],
  frame: FilingFrame,
): readonly CrossIssue[] {
  const having = new Set(table.flatMap(({ holderId }) => holderId ?? []));
  const known = readHolders([...registeredPeople(frame).items, ...added]).filter(({ id }) => having.has(id));
  const number = numberIssues(having.size, frame);
  if (number.length > 0) return number.map(withWayOut);
  const isKnown =
    known.length === having.size &&
    known.every(({ data }) => data.investorType !== undefined && data.shareholderType !== undefined);
  return isKnown ? sideIssues(known, frame) : [];
}

/** A registered company leaves the limits of its type by a change of the type, so the refusal says that. */
function withWayOut(issue: CrossIssue): CrossIssue {
  const { path, code, parameters } = issue;
  if (code === 'SOLE_PROPRIETOR_ONE_HOLDER') return { path, code: 'HEIRS_ABOVE_HOLDERS', parameters: { maximum: 1 } };
  if (code === 'HOLDERS_TOO_MANY') return { path, code: 'HEIRS_ABOVE_HOLDERS', parameters };
  if (code === 'HOLDERS_TOO_FEW') return { path, code: 'HOLDERS_BELOW_TYPE', parameters };
  return issue;
}

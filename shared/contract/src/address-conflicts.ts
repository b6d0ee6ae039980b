import { commonAddress, compareSpecificity, segmentsOf } from './route-pattern';

/** The addresses of one owner: a remote, or the shell. */
export interface OwnedAddresses {
  readonly owner: string;
  readonly paths: readonly string[];
}

/**
 * Every address has one owner. Two patterns of different owners that match a common address are a fault, whichever of
 * them would answer it: the more specific one takes pages that the other promises, and a release of either changes what
 * the other shows. So are `/payment/*` beside `/payment/:id`, and `/payment/:id` beside `/payment/status`. Within one
 * owner the more specific pattern wins, which is what it is for.
 */
export function addressConflicts(claimed: OwnedAddresses, others: readonly OwnedAddresses[]): string[] {
  return others
    .filter(({ owner }) => owner !== claimed.owner)
    .flatMap(({ owner, paths }) =>
      claimed.paths.flatMap((path) => paths.flatMap((other) => conflict(claimed.owner, path, owner, other))),
    );
}

function conflict(owner: string, path: string, otherOwner: string, other: string): string[] {
  if (path === other) return [`${path} is claimed by ${otherOwner} and ${owner}`];
  const address = commonAddress(path, other);
  if (address === null) return [];
  const order = compareSpecificity(segmentsOf(path), segmentsOf(other));
  const winner =
    order === 0 ? 'neither is the more specific one' : `the portal would give it to ${order < 0 ? owner : otherOwner}`;
  return [`${path} of ${owner} and ${other} of ${otherOwner} both match ${address}; ${winner}`];
}

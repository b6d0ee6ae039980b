import { anyAddress, NEPAL, type AnyAddress } from '@registrar/domain/processes/questions/address';
import type { PartData, RegisterAspect, RegisterEntry } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { addressTexts } from '../../lookups/address-text';
import type { DB } from '../../platform/database/schema.generated';

/**
 * Replaces the text of addresses that have place ids by the present names of these places. Entries never change, so
 * their text keeps the spelling of their day; without this, new documents would have corrected names and the record
 * would not. An address without place ids is shown as entered.
 */
export async function withPresentAddresses(
  db: Kysely<DB>,
  entries: readonly RegisterEntry[],
): Promise<RegisterEntry[]> {
  const filed = new Map<PartData, Partial<AnyAddress>>();
  for (const { aspect, before, after } of entries) {
    for (const part of [before, after]) {
      const address = part === null ? undefined : filedAddress(aspect, part);
      if (part !== null && address !== undefined) filed.set(part, address);
    }
  }
  const texts = await addressTexts(db, [...filed.values()]);
  const written = new Map([...filed.keys()].map((part, index) => [part, { ...part, ...texts[index] }]));
  const shown = (part: PartData | null): PartData | null => (part === null ? null : (written.get(part) ?? part));
  return entries.map((entry) => ({ ...entry, before: shown(entry.before), after: shown(entry.after) }));
}

/** The address of a part by its place ids; undefined when it is known only as text. */
export function filedAddress(aspect: RegisterAspect, { details }: PartData): Partial<AnyAddress> | undefined {
  if (typeof details !== 'object' || details === null) return undefined;
  const nested = 'address' in details ? details.address : undefined;
  switch (aspect) {
    case 'REGISTERED_OFFICE':
      return inNepal(anyAddress.draft.safeParse(details).data);
    case 'BRANCH':
      return inNepal(anyAddress.draft.safeParse(nested).data);
    case 'HEAD_OFFICE': {
      const address = anyAddress.draft.safeParse(nested).data;
      return address?.countryId === undefined ? undefined : address;
    }
    default:
      return undefined;
  }
}

/** Addresses of offices in the register have no country; they are in Nepal. */
const inNepal = (address: Partial<AnyAddress> | undefined): Partial<AnyAddress> | undefined =>
  address?.localBodyId === undefined ? undefined : { ...address, countryId: NEPAL };

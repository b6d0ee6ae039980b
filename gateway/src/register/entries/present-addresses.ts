import { anyAddress, NEPAL, type AnyAddress } from '@registrar/domain/processes/questions/address';
import type { PartData, RegisterAspect, RegisterEntry } from '@registrar/domain/register';
import type { Kysely } from 'kysely';
import { addressTexts } from '../../lookups/address-text';
import type { DB } from '../../platform/database/schema.generated';

/**
 * Entries as they are shown: an address that was filed with the numbers of its places is written with their names of
 * today. What was entered never changes, so the text in it keeps the spelling and the form of its day; a corrected name
 * would otherwise be read in every new paper and in no record. An address in words only is shown as it was entered.
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

/** The address of a part by the numbers of its places; undefined where it is known in words only. */
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

/** The offices of the register are asked for no country. */
const inNepal = (address: Partial<AnyAddress> | undefined): Partial<AnyAddress> | undefined =>
  address?.localBodyId === undefined ? undefined : { ...address, countryId: NEPAL };

import type { Director } from '@registrar/domain/processes/questions/directors/director-answers';
import type { NewEntry } from '../../../../register/entries/enter';
import { entriesOf, type Filed } from './filed-parts';
import { nameOfHolder, type NamedHolder } from './holders';

/**
 * The entries of the board. The name of a promoter is taken from the shareholder's entry. A term that was to begin
 * before the registration begins on that day, because a director cannot serve before the company exists.
 */
export function board(
  filed: readonly Filed<Director>[],
  holders: readonly Filed<NamedHolder>[],
  registeredOn: string,
): NewEntry[] {
  const names = new Map(holders.map(({ id, data }) => [id, nameOfHolder(data)]));
  return entriesOf('DIRECTOR', filed, (data) => ({
    ...nameOfDirector(data, names),
    independent: data.isIndependent === true,
    since: data.fromDate < registeredOn ? registeredOn : data.fromDate,
    until: data.toDate,
  }));
}

function nameOfDirector(
  { person, holderItemId, directorType }: Director,
  holders: ReadonlyMap<string, { nameEnglish: string; nameNepali: string }>,
) {
  const holder = directorType === 'PROMOTER' ? holders.get(holderItemId ?? '') : undefined;
  return holder ?? { nameEnglish: person?.fullNameEnglish ?? '', nameNepali: person?.fullNameNepali ?? '' };
}

import type { Director } from '@registrar/domain/processes/questions/directors/director-answers';
import type { Shareholder } from '@registrar/domain/processes/questions/holders/shareholder-answers';
import type { NewEntry } from '../../../../register/entries/enter';
import { entriesOf, type Filed } from './filed-parts';
import { nameOfHolder } from './holders';

/**
 * The board; a promoter is written down once, as a shareholder. Nobody has a seat before the company is registered: a
 * term that was to begin earlier begins on that day.
 */
export function board(
  filed: readonly Filed<Director>[],
  holders: readonly Filed<Shareholder>[],
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

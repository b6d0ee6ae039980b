import { OWNER_ONLY } from '@registrar/domain/processes/questions/holders/new-holder';
import { shareholder } from '@registrar/domain/processes/questions/holders/shareholder-answers';
import type { RatesOfDays } from '@registrar/domain/processes/questions/shares/capital-gain-tax';
import { newHolderItems } from '@registrar/domain/processes/questions/shares/share-transfers';
import { capitalGainRates } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import { frameOf } from '../../../applications/application';
import type { DB } from '../../../platform/database/schema.generated';
import { rowsOfKey } from '../../../platform/terms';
import { changesOfFiler } from './changes-of-filer';
import { effectsOfShares } from './of-shares';
import { shareholders } from './parts/holders';
import type { ProcessEffects } from './process-effects';

/** Of an agreement on shares: the new holders are entered, and their shares follow from the definition. */
export const effectsOfAgreements: ProcessEffects = {
  ...effectsOfShares,

  begin: async (db) => ({ sections: { CAPITAL_GAIN_RATES: await ratesOfDays(db) } }),

  async changes({ unit: { tx }, application }) {
    const added = newHolderItems(frameOf(application)).map(({ id, data }) => ({
      id,
      data: shareholder.parse({ ...data, roles: OWNER_ONLY }),
    }));
    return changesOfFiler(application, { entries: await shareholders(tx, added) });
  },
};

/** Every row of the tax, the latest first: the deed may be older than the filing. */
async function ratesOfDays(db: Kysely<DB>): Promise<RatesOfDays> {
  const rows = await rowsOfKey(db, 'CAPITAL_GAIN_TAX');
  return {
    rows: rows.map(({ valid_from, valid_to, value }) => ({
      from: valid_from,
      to: valid_to,
      rates: capitalGainRates.parse(value),
    })),
  };
}

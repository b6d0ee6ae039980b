import type { FilingFrame } from '@registrar/domain/processes';
import { filedDetails } from '@registrar/domain/processes/questions/people/registered-people';
import { OWNER_ONLY } from '@registrar/domain/processes/questions/holders/new-holder';
import { shareholder } from '@registrar/domain/processes/questions/holders/shareholder-answers';
import type { RatesOfDays } from '@registrar/domain/processes/questions/shares/capital-gain-tax';
import { newHeirItems } from '@registrar/domain/processes/questions/shares/heirs';
import { newHolderItems } from '@registrar/domain/processes/questions/shares/share-transfers';
import { deceasedIn, successionOf } from '@registrar/domain/processes/questions/shares/succession';
import { capitalGainRates } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import { frameOf } from '../../../applications/application';
import type { DB } from '../../../platform/database/schema.generated';
import type { NewEntry } from '../../../register/entries/enter';
import { refuse } from '../../../platform/refusal';
import { rowsOfKey } from '../../../platform/terms';
import { refuseOthersOfHeir, seatAdmittedHeir, unseatAdmittedHeir } from './admitted-heir';
import { changesOfFiler } from './changes-of-filer';
import { effectsOfShares } from './of-shares';
import { shareholders } from './parts/holders';
import type { ProcessEffects } from './process-effects';
import { usedTaxVouchers } from './used-tax-vouchers';

/**
 * Of an agreement on shares: the new holders and heirs are entered, and who died; their shares follow from the
 * definition.
 */
export const effectsOfAgreements: ProcessEffects = {
  ...effectsOfShares,

  begin: async (db) => ({ sections: { CAPITAL_GAIN_RATES: await ratesOfDays(db) } }),

  async hold(context) {
    await refuseOthersOfHeir(context);
    const errors = await usedTaxVouchers(context);
    if (errors.length > 0) refuse('VAL-422', { errors });
  },

  async changes({ unit: { tx }, application }) {
    const frame = frameOf(application);
    const added = [...newHolderItems(frame), ...newHeirItems(frame)].map(({ id, data }) => ({
      id,
      data: shareholder.parse({ ...data, roles: OWNER_ONLY }),
    }));
    return changesOfFiler(application, { entries: [...(await shareholders(tx, added)), ...deceased(frame)] });
  },

  approve: seatAdmittedHeir,
  revoke: unseatAdmittedHeir,
};

/** Who died is entered as such and then ends, so that the register says why this holder has no shares. */
function deceased(frame: FilingFrame): readonly NewEntry[] {
  const holder = deceasedIn(frame);
  if (holder === undefined) return [];
  const { diedOn = null, certificateNumber, certifiedOn } = successionOf(frame);
  const of = { aspect: 'SHAREHOLDER', subjectId: holder.id, happenedOn: diedOn } as const;
  const details = { ...filedDetails(holder.part), death: { diedOn, certificateNumber, certifiedOn } };
  return [
    { ...of, after: { ...holder.part, status: 'DECEASED', details } },
    { ...of, after: null },
  ];
}

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

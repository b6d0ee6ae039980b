import type { AddLicence } from '@registrar/domain/calls/liquidators';
import { licencePageSchema, type Licence } from '@registrar/domain/calls/liquidators';
import { liquidationSchema, type Liquidation } from '@registrar/domain/calls/liquidations';
import { newKey, type Caller } from './filings-kit';
import { idOf } from './representation-kit';

export const LICENCES = 'external/api/liquidator-licence';
export const ADMISSION = 'external/api/liquidator-admission';
export const OWN_LIQUIDATION = 'external/api/own-liquidation';

let people = 900;
/** Somebody whom the list does not have yet. */
export function newLicence(more: Partial<AddLicence> = {}): AddLicence {
  const serial = ++people;
  return {
    nameNepali: 'रमेश कोइराला',
    nameEnglish: 'Ramesh Koirala',
    licenceNumber: `IP-${serial}`,
    kind: 'INSOLVENCY_PRACTITIONER',
    panNumber: String(600_000_000 + serial),
    issuedOn: '2024-01-01',
    endsOn: '2028-12-31',
    email: `ramesh${serial}@makalu.example`,
    phone: '9841000123',
    reason: 'The licence was seen.',
    ...more,
  };
}

export async function licenceOf(by: Caller, licenceNumber: string): Promise<Licence> {
  const { body } = await by.call('GET', `${LICENCES}?search=${encodeURIComponent(licenceNumber)}`);
  const [found] = licencePageSchema.parse(body.data).items;
  if (!found) throw new Error(`${licenceNumber} is not in the list`);
  return found;
}

/** The account of a licence in the list, which one officer wrote and a registrar admits. */
export async function admitted(
  [officer, registrar]: readonly [Caller, Caller],
  account: Caller,
  licence: AddLicence,
): Promise<void> {
  idOf(await officer.call('POST', LICENCES, licence, newKey()));
  await account.call('POST', ADMISSION, { licenceNumber: licence.licenceNumber });
  const { id, version } = await licenceOf(registrar, licence.licenceNumber);
  await registrar.call('POST', `${LICENCES}/${id}/admission`, { version, admit: true, reason: 'Came in person.' });
}

export const liquidationOf = async (by: Caller, id: string): Promise<Liquidation> =>
  liquidationSchema.parse((await by.call('GET', `${OWN_LIQUIDATION}/${id}`)).body.data);

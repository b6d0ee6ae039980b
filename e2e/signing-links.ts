import type { FilingSignatures } from '@registrar/domain/calls/filing-signatures';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedItems, type Answers, type FilingFrame } from '@registrar/domain/processes';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { DRAFTER_ANSWERS, PERSON } from '@registrar/domain/testing/registration-people';
import { Mailbox, type Person } from '@registrar/testing/playwright';
import { fillRegistration, reservedName } from './filed-registrations';
import { callsOf, type GatewayCalls } from './gateway-calls';
import { freshName } from './names';
import type { ProposedName } from './pages/name-pages';
import { someone } from './people';
import { portal } from './portal';

export const SIGNING = '/filing-signature/';

/** Names and contacts of the people who sign. */
export interface Signers {
  readonly directors: readonly [Signer, Signer];
  readonly drafter: Signer;
  /** Of the memorandum and the articles; without one, the one of the example. */
  readonly witness?: Signer;
}
export interface Signer {
  readonly fullNameNepali: string;
  readonly fullNameEnglish: string;
  readonly email: string;
  readonly mobileNumber: string;
}

export const threeSigners = (): Signers => ({
  directors: [
    { fullNameNepali: 'सरिता थापा', fullNameEnglish: 'Sarita Thapa', ...addresses() },
    { fullNameNepali: 'जोन स्मिथ', fullNameEnglish: 'John Smith', ...addresses() },
  ],
  drafter: { fullNameNepali: 'विमल राई', fullNameEnglish: 'Bimal Rai', ...addresses() },
});
export const oneWitness = (): Signer => ({ fullNameNepali: 'गीता राई', fullNameEnglish: 'Gita Rai', ...addresses() });
function addresses(): Pick<Signer, 'email' | 'mobileNumber'> {
  const { email, mobileNumber } = someone();
  return { email, mobileNumber };
}

const named = ({ fullNameNepali, fullNameEnglish }: Signer): Answers => ({ fullNameNepali, fullNameEnglish });

/** A private company of two owners, who are its two directors, drafted by a third person. */
function withSigners({ directors, drafter, witness }: Signers): FilingFrame {
  const frame = twoOwners();
  const { answers } = frame;
  const holders = filedItems(frame, 'SHAREHOLDER').map((holder, index) => {
    const owner = directors[index === 0 ? 0 : 1];
    const contact = { email: owner.email, phoneNo: owner.mobileNumber };
    return { ...holder, data: { ...holder.data, person: { ...PERSON, ...named(owner) }, contact } };
  });
  const witnesses = filedItems(frame, 'WITNESS').map((item) => ({
    ...item,
    data: witness
      ? { ...item.data, ...named(witness), email: witness.email, phoneNo: witness.mobileNumber }
      : item.data,
  }));
  const board = filedItems(frame, 'BOD_DETAILS').map((seat, index) => {
    const { email, mobileNumber } = directors[index === 0 ? 0 : 1];
    return { ...seat, data: { ...seat.data, holderItemId: holders[index]?.id, email, phoneNo: mobileNumber } };
  });
  return {
    ...frame,
    answers: {
      ...answers,
      SHAREHOLDER: { items: holders },
      WITNESS: { items: witnesses },
      BOD_DETAILS: { items: board },
      LEGAL_PERSON_DETAILS: {
        ...DRAFTER_ANSWERS,
        ...named(drafter),
        email: drafter.email,
        contactNumber: drafter.mobileNumber,
        identification: { type: 'CITIZENSHIP', number: '27-01-70-00077' },
      },
    },
  };
}

/** A draft of a registration whose answers are complete, before any paper was brought. */
export async function draftToSign(
  person: Person,
  signers: Signers,
  name: ProposedName = freshName(),
): Promise<{ readonly id: string; readonly gateway: GatewayCalls }> {
  const frame = withSigners(signers);
  const reservationId = await reservedName(person, frame, name);
  const gateway = await callsOf(person);
  const { id } = await gateway.post<ApplicationDetail>('/external/api/application', {
    processName: 'COMPANY_REGISTRATION',
    reservationId,
  });
  await fillRegistration(gateway, id, frame);
  return { id, gateway };
}

/** The page that a director opens by the link of a mail, for a registration that waits for the signature. */
export async function signingLink(person: Person): Promise<string> {
  if (portal.sandbox === undefined) return `${SIGNING}a-link-from-a-mail`;
  const signers = threeSigners();
  const { id, gateway } = await draftToSign(person, signers);
  const mailbox = new Mailbox(portal.sandbox, new Date());
  const { items } = await gateway.get<FilingSignatures>(`/external/api/application/${id}/signature`);
  const party = items.find(({ role }) => role === 'DRAFTER')?.party;
  await gateway.post(`/external/api/application/${id}/signature/ask`, { party });
  return new URL(await mailbox.link(signers.drafter.email, SIGNING)).pathname;
}

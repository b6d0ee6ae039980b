import type { Bilingual } from '../../../bilingual';
import { bothCalendars } from '../../../calendar';
import { shareTypes } from '../../../enumerations/shares';
import { citation } from '../../../law/citation';
import { formatMoney, type Paisa } from '../../../money';
import { placeKey } from '../../definition/document-requirement';
import {
  filedAnswers,
  filedItems,
  type Answers,
  type FiledItem,
  type FilingFrame,
} from '../../definition/filing-frame';
import type { SignedPaper, SigningFact, SigningParty, SigningRole } from '../../definition/signing-party';
import { holderTitle, personTitle } from '../item-title';
import { registeredPeople } from '../people/registered-people';
import { shareholderDraft, type ShareholderDraft } from '../holders/shareholder-answers';
import { holderSigner, type HolderSigner } from '../signing/holder-signer';
import { partyContact, partyName } from '../signing/party-parts';
import { deedOn, SETUP_KEY } from './agreement';
import {
  agreementTitle,
  buyerName,
  count,
  isNewBuyer,
  isOfReserve,
  KITTA,
  kittaOf,
  sellerName,
  transferNatures,
  transferOf,
  transferTitle,
  TRANSFERS_KEY,
  wholeRanges,
  type TransferDraft,
} from './share-transfers';

const TRANSFER = citation('42');
const STATEMENTS = {
  SELLER: {
    ne: `यहाँ लेखिएको शेयर मैले यहाँ लेखिएको व्यक्तिलाई दिएको हुँ। विवरण ठीक साँचो छ, र ${TRANSFER.ne} बमोजिम हस्तान्तरण गर्न रोक्ने केही छैन।`,
    en: `I give the shares named here to the person named here. What is said here is true, and nothing under the ${TRANSFER.en} stands against the transfer.`,
  },
  BUYER: {
    ne: 'यहाँ लेखिएको शेयर लिन म मञ्जुर छु। मेरो सम्बन्धमा यहाँ लेखिएको विवरण ठीक साँचो हो।',
    en: 'I agree to take the shares named here. What is said of me here is true.',
  },
  WITNESS: {
    ne: 'यहाँ लेखिएको सम्झौता मेरो रोहबरमा भएको हो।',
    en: 'The agreement named here was made before me.',
  },
} as const satisfies Partial<Record<SigningRole, Bilingual>>;
const PAPERS = {
  SELLER: 'SELLER_SIGNATURE',
  BUYER: 'BUYER_SIGNATURE',
  WITNESS: 'WITNESS_SIGNATURE',
} as const satisfies Record<keyof typeof STATEMENTS, SignedPaper>;

interface Signer extends HolderSigner {
  readonly role: keyof typeof STATEMENTS;
}

/** Of each agreement its seller, its buyer and its witness; of shares of the reserve nobody sells. */
export const agreementParties = (frame: FilingFrame): readonly SigningParty[] =>
  filedItems(frame, TRANSFERS_KEY).flatMap((item) =>
    signersOf(item, frame)
      .filter(({ name }) => name.ne !== '')
      .map((signer) => partyOf(signer, item, frame)),
  );

function signersOf({ data }: FiledItem, frame: FilingFrame): readonly Signer[] {
  const given = transferOf(data);
  const { sellerId, buyerId, witness } = given;
  const buyer = isNewBuyer(data) ? shareholderDraft.safeParse(data).data : registered(frame, buyerId);
  const isForeignWitness = witness?.isForeign === true;
  return [
    ...(isOfReserve(frame)
      ? []
      : [{ role: 'SELLER' as const, ...holderSigner(registered(frame, sellerId), sellerName(given, frame)) }]),
    { role: 'BUYER', ...holderSigner(buyer, buyerName(data, frame)) },
    {
      role: 'WITNESS',
      name: personTitle(witness),
      person: personTitle(witness),
      contact: partyContact(witness?.email, witness?.phoneNo),
      language: isForeignWitness ? 'en' : 'ne',
    },
  ];
}

const registered = (frame: FilingFrame, id: string | undefined): ShareholderDraft | undefined =>
  shareholderDraft.safeParse(registeredPeople(frame).holders.find((holder) => holder.id === id)?.answers).data;

function partyOf({ role, name, person, contact, language }: Signer, item: FiledItem, frame: FilingFrame): SigningParty {
  const paper = PAPERS[role];
  const setup = filedAnswers(frame, SETUP_KEY);
  return {
    key: placeKey(paper, item.id),
    role,
    paper,
    name: partyName(name),
    person: partyName(person),
    contact,
    language,
    statement: STATEMENTS[role],
    facts: factsOf(item, frame),
    reads: [],
    about: isOfReserve(frame) ? transferTitle(item.data, frame) : agreementTitle(item.data, frame),
    covers: [SETUP_KEY, TRANSFERS_KEY],
    signs: { kind: setup['spsaType'], deedOn: setup['deedOn'], agreement: signedAnswers(item.data, frame) },
  };
}

/** Of the tax only the price is agreed between the two; what the buyer says of nominee and beneficiary is not. */
function signedAnswers(data: Answers, frame: FilingFrame): Answers {
  const {
    tax: _tax,
    hasNominee: _hasNominee,
    nominee: _nominee,
    hasBeneficiary: _hasBeneficiary,
    beneficiary: _beneficiary,
    ...agreed
  } = data;
  const price = priceOf(transferOf(data), frame);
  return { ...agreed, ...(price !== undefined && { price }) };
}

/** Of one share; undefined where nothing is sold, or the price is not answered. */
function priceOf({ nature, tax }: TransferDraft, frame: FilingFrame): Paisa | undefined {
  return nature === 'SALE' && !isOfReserve(frame) ? tax?.salesPrice : undefined;
}

function factsOf({ data }: FiledItem, frame: FilingFrame): readonly SigningFact[] {
  const given = transferOf(data);
  const { nature, quantity, shareType } = given;
  const deed = deedOn(frame);
  const company = frame.company?.parts.find(({ aspect }) => aspect === 'NAME')?.data;
  const seller = isOfReserve(frame) ? RESERVE : sellerName(given, frame);
  const price = priceOf(given, frame);
  const sold = wholeRanges(given).reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const rows: readonly (readonly [ne: string, en: string, value: Bilingual | undefined])[] = [
    ['कम्पनी', 'Company', company && holderTitle({ entity: 'COMPANY', company })],
    ['शेयर दिने', 'Seller', seller],
    ['शेयर पाउने', 'Buyer', buyerName(data, frame)],
    ['हस्तान्तरणको किसिम', 'Sale or gift', isOfReserve(frame) ? undefined : nature && transferNatures.name(nature)],
    ['शेयर सङ्ख्या', 'Number of shares', isOfReserve(frame) ? (quantity && count(quantity)) || undefined : count(sold)],
    [KITTA.ne, KITTA.en, isOfReserve(frame) ? undefined : kittaOf(given)],
    ['प्रतिशेयर मूल्य', 'Price of one share', price === undefined ? undefined : money(price)],
    ['जम्मा मूल्य', 'Price of all shares', price === undefined ? undefined : money(price * sold)],
    ['शेयरको किसिम', 'Share type', isOfReserve(frame) ? shareType && shareTypes.name(shareType) : undefined],
    ['सम्झौता मिति', 'Date of the deed', deed === undefined ? undefined : days(deed)],
  ];
  return rows.flatMap(([ne, en, value]) =>
    value === undefined || value.ne === '' ? [] : [{ label: { ne, en }, value }],
  );
}

const money = (paisa: Paisa): Bilingual => ({ ne: formatMoney(paisa, 'ne'), en: formatMoney(paisa, 'en') });
const RESERVE: Bilingual = { ne: 'कम्पनीको जगेडा', en: 'Reserve of the company' };
const days = (day: string): Bilingual => ({ ne: bothCalendars(day, 'ne'), en: bothCalendars(day, 'en') });

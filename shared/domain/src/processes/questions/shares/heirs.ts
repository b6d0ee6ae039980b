import type { Bilingual } from '../../../bilingual';
import { relations } from '../../../enumerations/persons';
import { enumeration } from '../../../enumerations/enumeration';
import { inherit } from '../../../share-ledger/inherit';
import { inSteps, type ShareStep } from '../../../share-ledger/steps';
import type { AskedAt } from '../../definition/filed-shares';
import { filedItems, type Answers, type FiledItem, type FilingFrame } from '../../definition/filing-frame';
import type { ItemStep } from '../../definition/item-step';
import type { CrossIssue, ListSection } from '../../definition/section-definition';
import type { Working } from '../../definition/working';
import { answers, choice, judgedByEach, optional, quantity, withRules } from '../answer';
import { always, ask } from '../ask';
import { newHolderFields, newHolderFor, newHolderOf, newHolderShape } from '../holders/new-holder';
import { shareholderDraft } from '../holders/shareholder-answers';
import { comparedIdentification } from '../identification';
import { documentsStep } from '../item-in-steps';
import { holderTitle } from '../item-title';
import { registeredPeople, seatsHeldBy } from '../people/registered-people';
import { registeredHolderFindings } from './holder-list';
import { holdersAfterIssues, newHolderIssues } from './new-holders';
import { ledgerIn, shareIssues } from './renumbering';
import { count, withCompany } from './share-transfers';
import { deceasedIn, isSuccession, nomineeOf, successionOf } from './succession';

export const HEIRS_KEY = 'SPSA_HEIRS';
const HEIRS_MAXIMUM = 100;

export const heirKinds = enumeration([
  ['REGISTERED', 'दर्ता किताबमा भएको शेयरधनी', 'A holder whom the register knows'],
  ['NEW', 'नयाँ व्यक्ति', 'A new person'],
]);

const heirAnswers = answers({
  heir: choice(heirKinds.keys, 'HEIR_KIND_REQUIRED'),
  heirId: optional(60),
  relation: choice(relations.keys, 'RELATION_REQUIRED'),
  quantity: quantity('SHARE_QUANTITY_REQUIRED'),
});
const heirDraft = heirAnswers.draft.extend(answers(newHolderShape).draft.shape);
type Heir = ReturnType<typeof heirDraft.parse>;

const heirOf = (data: Answers): Heir => heirDraft.safeParse(data).data ?? heirDraft.parse({});
export const isNewHeir = ({ heir }: Answers): boolean => heir === 'NEW';

/** Who inherits, as this filing says it or as the register knows it. */
export const heirInFull = (data: Answers, frame: Pick<FilingFrame, 'company'>): Answers =>
  isNewHeir(data)
    ? data
    : (registeredPeople(frame).holders.find(({ id }) => id === heirOf(data).heirId)?.answers ?? {});

/** The heirs who become holders by this filing, with the ids under which the register will know them. */
export const newHeirItems = (frame: FilingFrame): readonly FiledItem[] =>
  isSuccession(frame)
    ? filedItems(frame, HEIRS_KEY)
        .filter(({ data }) => isNewHeir(data))
        .map((item) => ({ ...item, data: { ...newHolderOf(item.data) } }))
    : [];

interface Share {
  readonly item: string;
  readonly holderId: string;
  readonly quantity: number;
}

/** The heirs that say enough. */
const sharesOf = (frame: FilingFrame): readonly Share[] =>
  filedItems(frame, HEIRS_KEY).flatMap(({ id, data }): Share[] => {
    const { heir, heirId, quantity: many } = heirOf(data);
    const holderId = heir === 'NEW' ? id : heirId;
    return holderId && many ? [{ item: id, holderId, quantity: many }] : [];
  });

/** Their numbers are the parts, so together they are the whole holding (`wholeIssues`). */
export function successionSteps(frame: FilingFrame): readonly ShareStep<AskedAt>[] {
  const { today: on } = frame;
  const { holderId } = successionOf(frame);
  const shares = sharesOf(frame);
  if (!holderId || shares.length === 0 || shares.length !== filedItems(frame, HEIRS_KEY).length) return [];
  const heirs = shares.map((share) => ({ holderId: share.holderId, parts: share.quantity }));
  return [
    {
      run: (standing) => inherit(standing, { on, holderId, heirs }),
      placeOf: ({ at, code }): AskedAt => {
        const item = at === undefined ? undefined : shares[at]?.item;
        if (item === undefined) return { section: 'SPSA_DEATH', path: 'holderId' };
        const field = code === 'SHARES_TO_SAME_HOLDER' || code === 'SHARES_HOLDER_TWICE' ? 'heirId' : 'quantity';
        return { section: HEIRS_KEY, path: `${item}.${field}` };
      },
    },
  ];
}

const givenTo = (shares: readonly Share[]): number => shares.reduce((sum, one) => sum + one.quantity, 0);

/** Before it is, the steps would deal out the whole in proportion, which nobody has answered. */
export const isWhole = (frame: FilingFrame): boolean => deceasedIn(frame)?.quantity === givenTo(sharesOf(frame));

/** The heirs get all shares of who died, no more and no fewer. */
function wholeIssues(frame: FilingFrame): CrossIssue[] {
  const whole = deceasedIn(frame)?.quantity;
  const shares = sharesOf(frame);
  const last = shares.at(-1);
  if (!whole || last === undefined) return [];
  const given = givenTo(shares);
  if (given > whole)
    return [{ path: `${last.item}.quantity`, code: 'HEIRS_ABOVE_HOLDING', parameters: { whole, given } }];
  // the next heir may get the rest: it is said of the list, and keeps nobody from going on with this one
  return given < whole ? [{ path: '', code: 'HEIRS_BELOW_HOLDING', parameters: { remaining: whole - given } }] : [];
}

/** One heir alone, and the nominee is whom the register names. */
function basisIssues(items: readonly FiledItem[], frame: FilingFrame): CrossIssue[] {
  const { basis } = successionOf(frame);
  if (basis !== 'NOMINEE' && basis !== 'ONLY_HEIR') return [];
  const [first, second] = items;
  if (second) return [{ path: `${second.id}.heir`, code: 'SUCCESSION_ONE_HEIR' }];
  if (basis !== 'NOMINEE' || first === undefined) return [];
  const named = identityOf(nomineeOf(deceasedIn(frame))?.identification);
  const given = identityOf(identificationOf(first.data, frame));
  if (named === undefined || given === undefined || named === given) return [];
  const field = isNewHeir(first.data) ? 'identification.number' : 'heirId';
  return [{ path: `${first.id}.${field}`, code: 'HEIR_NOT_NOMINEE' }];
}

type Identification = ReturnType<typeof shareholderDraft.parse>['identification'];

const identityOf = (paper: Identification): string | undefined =>
  paper?.type && paper.number ? comparedIdentification(paper.type, paper.number) : undefined;

function identificationOf(data: Answers, frame: FilingFrame): Identification {
  const { heirId, identification } = heirOf(data);
  if (isNewHeir(data)) return identification;
  const known = registeredPeople(frame).holders.find(({ id }) => id === heirId);
  return shareholderDraft.safeParse(known?.answers).data?.identification;
}

const isOther = ({ heir }: Answers): boolean => heir === 'REGISTERED';
const ofHeir = newHolderFields(isNewHeir);
const steps: readonly ItemStep[] = [
  {
    key: 'general-information',
    kind: 'FIELDS',
    label: { ne: 'सामान्य विवरण', en: 'General information' },
    fields: [
      ask('heir', 'radio', 'हकवाला को हो?', 'Who is the heir?', { required: always, options: heirKinds }),
      ask('heirId', 'registerChoice', 'हकवाला', 'Heir', {
        required: always,
        registered: ['SHAREHOLDER'],
        when: isOther,
      }),
      ask('relation', 'select', 'मृतकसँगको नाता', 'Relation to who died', { required: always, options: relations }),
      ask('quantity', 'quantity', 'पाउने शेयर सङ्ख्या', 'Number of shares', {
        required: always,
        hint: {
          ne: 'सबै हकवालाको जोड मृतकको जम्मा शेयर हुनुपर्छ; कित्ता सूचीको क्रमले दिइन्छ।',
          en: 'All heirs together get all shares of who died; the kitta follow in the order of the list.',
        },
      }),
      ...ofHeir.general,
    ],
  },
  {
    key: 'contact-information',
    kind: 'FIELDS',
    label: { ne: 'सम्पर्क विवरण', en: 'Contact information' },
    fields: ofHeir.contact,
  },
  { key: 'nominee', kind: 'FIELDS', label: { ne: 'इच्छाइएको व्यक्ति', en: 'Nominee' }, fields: ofHeir.nominee },
  {
    key: 'beneficiary',
    kind: 'FIELDS',
    label: { ne: 'हिताधिकारी', en: 'Beneficiary' },
    fields: ofHeir.beneficiary,
  },
  documentsStep,
];

const heirTitle = (data: Answers, frame: Pick<FilingFrame, 'company'>): Bilingual =>
  holderTitle(
    isNewHeir(data) ? data : registeredPeople(frame).holders.find(({ id }) => id === heirOf(data).heirId)?.answers,
  );

export const SPSA_HEIRS = {
  key: HEIRS_KEY,
  kind: 'LIST',
  label: { ne: 'हकवालाहरू', en: 'Heirs' },
  optional: false,
  appliesTo: isSuccession,
  most: HEIRS_MAXIMUM,
  item: {
    name: { ne: 'हकवाला', en: 'Heir' },
    draft: heirDraft,
    schemaFor: (frame) =>
      judgedByEach((data: Answers) => [
        withRules(heirAnswers, ({ heir, heirId }) =>
          heir === 'REGISTERED' ? registeredHolderFindings('heirId', heirId, frame, 'HOLDER_REQUIRED') : [],
        ),
        ...(isNewHeir(data) ? [newHolderFor(frame)] : []),
      ]),
    fields: steps.flatMap(({ fields }) => fields),
    title: (data, frame) => heirTitle(data, withCompany(frame)),
  },
  itemSteps: steps,
  issues(items, frame) {
    if (items.length === 0) return [{ path: '', code: 'SHARES_HEIRS_REQUIRED' }];
    const ledger = ledgerIn(frame);
    const run = successionSteps(frame);
    const filed = ledger && run.length > 0 ? inSteps(ledger, run) : null;
    const added = newHeirItems(frame);
    return [
      ...shareIssues(filed, HEIRS_KEY),
      ...wholeIssues(frame),
      ...basisIssues(items, frame),
      ...newHolderIssues(added, frame),
      ...(filed?.ok ? holdersAfterIssues(filed.ledger.table, added, frame) : []),
    ];
  },
} satisfies ListSection<typeof HEIRS_KEY>;

const SEAT = {
  label: { ne: 'सञ्चालक समितिमा पद', en: 'Seat on the board' },
  value: { ne: 'छ; सञ्चालक परिवर्तन छुट्टै पेश गर्नुहोस्', en: 'Held; file the change of the board by itself' },
};

/** Who had how many shares, and how many each heir gets. */
export function workingsOfSuccession(frame: FilingFrame): readonly Working[] {
  const died = deceasedIn(frame);
  if (died === undefined) return [];
  const name = holderTitle(died.answers);
  const lines = filedItems(frame, HEIRS_KEY).flatMap(({ data }) => {
    const { quantity: many, relation } = heirOf(data);
    const heir = heirTitle(data, frame);
    const of = relation && relations.name(relation);
    return many === undefined
      ? []
      : [
          {
            label: of ? { ne: `${heir.ne} (${of.ne})`, en: `${heir.en} (${of.en})` } : heir,
            value: count(many),
          },
        ];
  });
  const seat = seatsHeldBy(registeredPeople(frame).directors, died.id).length > 0 ? [SEAT] : [];
  return [
    {
      key: died.id,
      title: { ne: `मृत्युपछिको शेयर: ${name.ne}`, en: `Shares after the death of ${name.en}` },
      lines: [
        { label: { ne: 'मृतकको शेयर', en: 'Shares of who died' }, value: count(died.quantity ?? 0) },
        ...lines,
        ...seat,
      ],
    },
  ];
}

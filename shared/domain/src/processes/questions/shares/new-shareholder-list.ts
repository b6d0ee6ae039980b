import type { Bilingual } from '../../../bilingual';
import { investmentSources, shareTypes } from '../../../enumerations/shares';
import type { Paisa } from '../../../money';
import type { FieldDefinition } from '../../definition/field-definition';
import type { Answers, FiledItem, FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue, ListSection } from '../../definition/section-definition';
import {
  amount,
  answers,
  choice,
  findingsOf,
  group,
  judgedByEach,
  maybe,
  optionalNumberText,
  quantity,
  withRules,
} from '../answer';
import { always, ask } from '../ask';
import { holderTitle } from '../item-title';
import { newHolderIssues } from './new-holders';
import { newHolderFor, newHolderShape, OWNER_ONLY } from '../holders/new-holder';
import { SHAREHOLDER } from '../holders/shareholder';
import { shareholder, type Shareholder } from '../holders/shareholder-answers';

/** The list of those whom a filing brings into the register as shareholders, whichever filing it is. */
export const NEW_HOLDERS_KEY = 'NEW_SHAREHOLDER';
const NEW_HOLDERS_MAXIMUM = 500;

const taken = group({
  shareType: choice(shareTypes.keys, 'SHARE_TYPE_REQUIRED'),
  quantity: quantity('SHARE_QUANTITY_REQUIRED'),
  paidPerShare: amount('PAID_PER_SHARE_REQUIRED', { positive: false }),
  investmentSource: choice(investmentSources.keys, 'INVESTMENT_SOURCE_REQUIRED'),
  fdiNumber: optionalNumberText(50),
});
const takenAnswers = answers({ holding: maybe(taken) });
/** Somebody who becomes a shareholder: the identity, and the shares that they take. */
const newHolderAnswers = answers({ ...newHolderShape, holding: maybe(taken) });

const isForeign = ({ investorType }: Answers): boolean => investorType === 'FOREIGN';

const takerFor = (frame: FilingFrame) =>
  judgedByEach(() => [
    newHolderFor(frame),
    withRules(takenAnswers, ({ holding }) => findingsOf('holding', taken.complete, holding)),
  ]);

/** The shares that a new holder takes; undefined while they are not complete. */
export function sharesTaken(data: Answers) {
  return taken.complete.safeParse(newHolderAnswers.draft.safeParse(data).data?.holding).data;
}

/** The same person as the register keeps a shareholder, with the amounts of the shares at this face value. */
export function asShareholder({ id, data }: FiledItem, ratePerShare: Paisa): { id: string; data: Shareholder } {
  const { holding, ...identity } = newHolderAnswers.complete.parse(data);
  const { quantity: many, paidPerShare, ...rest } = taken.complete.parse(holding);
  const [investmentAmount, paidAmount] = [many * ratePerShare, many * paidPerShare];
  const held = { ...rest, quantity: many, investmentAmount, paidAmount, unpaidAmount: investmentAmount - paidAmount };
  return { id, data: shareholder.parse({ ...identity, roles: OWNER_ONLY, holding: held }) };
}

const SHARES: Bilingual = { ne: 'पाउने शेयर', en: 'Shares taken' };
const identityFields: readonly FieldDefinition[] = SHAREHOLDER.item.fields.filter(
  ({ path }) => !/^(holding|roles)\.|^membershipFee$/.test(path),
);

interface Asked {
  readonly label: Bilingual;
  readonly appliesTo: (frame: FilingFrame) => boolean;
  /** In addition to the rules on who they are. */
  readonly issues: (items: readonly FiledItem[], frame: FilingFrame) => readonly CrossIssue[];
}

/** The list of persons and companies who are new to the register and take shares. */
export const newShareholderList = (asked: Asked) =>
  ({
    ...asked,
    key: NEW_HOLDERS_KEY,
    kind: 'LIST',
    optional: true,
    most: NEW_HOLDERS_MAXIMUM,
    item: {
      name: { ne: 'नयाँ शेयरधनी', en: 'New shareholder' },
      schemaFor: takerFor,
      draft: newHolderAnswers.draft,
      fields: [
        ...identityFields,
        ask('holding.shareType', 'select', 'शेयरको किसिम', 'Share type', {
          group: SHARES,
          required: always,
          options: shareTypes,
        }),
        ask('holding.quantity', 'quantity', 'शेयर सङ्ख्या', 'Number of shares', { group: SHARES, required: always }),
        ask('holding.paidPerShare', 'amount', 'प्रतिशेयर चुक्ता रकम', 'Paid on each share', {
          group: SHARES,
          required: always,
        }),
        ask('holding.investmentSource', 'select', 'लगानीको स्रोत', 'Investment source', {
          group: SHARES,
          required: always,
          options: investmentSources,
        }),
        ask('holding.fdiNumber', 'text', 'वैदेशिक लगानी स्वीकृति नम्बर', 'FDI number', {
          group: SHARES,
          when: (data) => data['investorType'] !== undefined && data['investorType'] !== 'NEPALI',
          required: isForeign,
          maximum: 50,
        }),
      ],
      title: holderTitle,
    },
    issues: (items, frame) => [...newHolderIssues(items, frame), ...asked.issues(items, frame)],
  }) satisfies ListSection<typeof NEW_HOLDERS_KEY>;

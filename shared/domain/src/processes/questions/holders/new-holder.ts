import type { FieldDefinition } from '../../definition/field-definition';
import type { Answers, FilingFrame } from '../../definition/filing-frame';
import { answers, group, maybe, optionalNumberText, withRules, type Finding } from '../answer';
import type { When } from '../ask';
import { fieldsUnder } from '../item-in-steps';
import { SHAREHOLDER } from './shareholder';
import { holderShape } from './shareholder-answers';
import { eligibilityFindings, holderFindings } from './shareholder-rules';

const { roles: _roles, ...identity } = holderShape;

/**
 * A person or company that the register does not know and that becomes a holder: identity, contact, nominee and
 * beneficiary as a registration asks them, without role and stake, which the filing gives.
 */
export const newHolderShape = { ...identity, holding: maybe(group({ fdiNumber: optionalNumberText(50) })) };
const newHolderAnswers = answers(newHolderShape);
type NewHolder = ReturnType<typeof newHolderAnswers.draft.parse>;

/** What the register keeps of it: a holder who is neither founder nor director by this filing. */
export const OWNER_ONLY = { founder: false, shareOwner: true, bod: false } as const;

function newHolderFindings(kept: NewHolder, frame: FilingFrame): Finding[] {
  const findings = [...eligibilityFindings(kept, frame), ...holderFindings({ ...kept, roles: OWNER_ONLY }, frame)];
  if (kept.investorType === 'FOREIGN' && !kept.holding?.fdiNumber)
    findings.push({ path: ['holding', 'fdiNumber'], code: 'FDI_NUMBER_REQUIRED' });
  return findings;
}

/** Judges the answers about the new holder, whatever else the item asks. */
export const newHolderFor = (frame: FilingFrame) =>
  withRules(newHolderAnswers, (kept) => newHolderFindings(kept, frame));

/** The answers of an item that are about its new holder. */
export const newHolderOf = (data: Answers): NewHolder | undefined => newHolderAnswers.draft.safeParse(data).data;

type NewHolderStep = 'general' | 'contact' | 'nominee' | 'beneficiary';
const GENERAL = [
  'entity',
  'investorType',
  'shareholderType',
  'person',
  'identification',
  'guardian',
  'company',
  'holding',
] as const;

const ASKED = new Set([...Object.keys(identity), 'holding.fdiNumber']);

/** The questions in the order of the steps; asked while `isNew` says so. */
export function newHolderFields(isNew: When): Readonly<Record<NewHolderStep, readonly FieldDefinition[]>> {
  const fields = SHAREHOLDER.item.fields
    .filter(({ path }) => ASKED.has(path) || ASKED.has(path.split('.')[0] ?? ''))
    .map((field: FieldDefinition) => ({
      ...field,
      when: ((data, frame) => isNew(data, frame) && (field.when?.(data, frame) ?? true)) satisfies When,
    }));
  return {
    general: fieldsUnder(fields, GENERAL),
    contact: fieldsUnder(fields, ['permanentAddress', 'temporaryElsewhere', 'temporaryAddress', 'contact']),
    nominee: fieldsUnder(fields, ['hasNominee', 'nominee']),
    beneficiary: fieldsUnder(fields, ['hasBeneficiary', 'beneficiary']),
  };
}

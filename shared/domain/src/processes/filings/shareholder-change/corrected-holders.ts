import { z } from 'zod';
import type { Bilingual } from '../../../bilingual';
import { relations } from '../../../enumerations/persons';
import { REASON_MAXIMUM } from '../../../reasons';
import { companyTypeRules } from '../../../registration/company-type-rules';
import { numberIssues, holderTwiceIssues, readHolders } from '../../questions/holders/shareholders-together';
import { sizeIssues } from '../../questions/directors/board-together';
import { SHAREHOLDER } from '../../questions/holders/shareholder';
import { holderShape } from '../../questions/holders/shareholder-answers';
import { holderFindings } from '../../questions/holders/shareholder-rules';
import { holderTitle } from '../../questions/item-title';
import type { FieldDefinition } from '../../definition/field-definition';
import {
  filedItems,
  type Answers,
  type FiledCompany,
  type FiledItem,
  type FilingFrame,
} from '../../definition/filing-frame';
import { answers, findingsOf, judgedBy, maybe, text, withRules, yesNo, type Finding } from '../../questions/answer';
import { always, ask, bothScripts, type When } from '../../questions/ask';
import { guardianOf } from '../../questions/holders/holder';
import { identificationFields, identificationFindings } from '../../questions/identification';
import type { ItemStep } from '../../definition/item-step';
import type { CrossIssue, ListSection } from '../../definition/section-definition';
import { documentsStep, fieldsUnder } from '../../questions/item-in-steps';
import { correctsHolders } from './change-kind';
import {
  peopleOf,
  registeredIdOf,
  registeredPeople,
  sameAnswers,
  seatsHeldBy,
  type RegisteredHolder,
} from '../../questions/people/registered-people';

/** A witness who confirms the data of the holder. */
const witnessOf = guardianOf;

const correction = answers({
  ...holderShape,
  hasWitness: yesNo(),
  witness: maybe(witnessOf),
  /** Entered in error and not an actual holder: only possible without shares. */
  isRemoved: yesNo(),
  remark: text('CORRECTION_REMARK_REQUIRED', REASON_MAXIMUM),
});
/** A corrected holder as entered: everything but the holding. */
export const correctedHolder = correction.complete;
const STANDING = { registeredId: z.string().optional() };
const judged = { complete: correction.complete.extend(STANDING), draft: correction.draft.extend(STANDING) };
type CorrectionDraft = z.output<typeof judged.draft>;

/** The register's data of the holder that is corrected. */
export const standingHolder = (data: Answers, frame: Pick<FilingFrame, 'company'>): RegisteredHolder | undefined =>
  registeredPeople(frame).holders.find(({ id }) => id === registeredIdOf(data));

function ownAnswers(data: Answers): Answers {
  const { registeredId: _id, remark: _remark, isRemoved: _removed, ...rest } = data;
  return rest;
}

const isRemarked = ({ remark }: Answers): boolean => typeof remark === 'string' && remark.trim() !== '';

/** True when an answer differs from the register, or the holder is to be removed. */
export function isCorrected(data: Answers, frame: Pick<FilingFrame, 'company'>): boolean {
  return data['isRemoved'] === true || !sameAnswers(standingHolder(data, frame)?.answers ?? {}, ownAnswers(data));
}

/** The answers that define the kind of holder: a correction cannot turn a holder into another one. */
const KIND = ['entity', 'investorType', 'shareholderType'] as const;

function correctionFindings(kept: CorrectionDraft, frame: FilingFrame): Finding[] {
  const holder = standingHolder(kept, frame);
  if (!isCorrected(kept, frame)) return [{ path: ['remark'], code: 'HOLDER_UNCHANGED' }];
  if (kept.isRemoved) return removalFindings(holder);
  const fixed = KIND.filter((key) => holder?.answers[key] !== undefined && holder.answers[key] !== kept[key]);
  return [
    ...fixed.map((key): Finding => ({ path: [key], code: 'HOLDER_KIND_FIXED' })),
    ...holderFindings(kept, frame),
    ...(kept.hasWitness
      ? [
          ...findingsOf('witness', witnessOf.complete, kept.witness),
          ...identificationFindings(['witness', 'identification'], kept.witness?.identification, frame.today),
        ]
      : []),
  ];
}

/** A correction cannot remove a holder with shares, nor a member of a company without shares. */
const removalFindings = (holder: RegisteredHolder | undefined): Finding[] =>
  holder?.quantity === 0 ? [] : [{ path: ['isRemoved'], code: 'HOLDER_HAS_SHARES' }];

/** A removal needs only its reason. */
const removal = z.object({ remark: correction.complete.shape.remark }).loose();

function correctionFor(frame: FilingFrame): z.ZodType {
  const corrected = withRules(judged, (kept) => correctionFindings(kept, frame));
  const removed = withRules({ complete: removal, draft: judged.draft }, (kept) => correctionFindings(kept, frame));
  return judgedBy((data) => {
    if (data['isRemoved'] === true) return removed;
    return isCorrected(data, frame) || isRemarked(data) ? corrected : undefined;
  });
}

const keep = ({ registeredId }: Answers, given: Answers): Answers =>
  registeredId === undefined ? given : { ...given, registeredId };

const WITNESS: Bilingual = { ne: 'साक्षी', en: 'Witness' };
const CORRECTION: Bilingual = { ne: 'सच्याउनुको कारण', en: 'Why it is corrected' };
const ofWitness = { group: WITNESS, when: ((data) => data['hasWitness'] === true) satisfies When, required: always };
const stays: When = (data) => data['isRemoved'] !== true;
/** True for a value that the register has and that a correction cannot change. */
const isKnown =
  (key: string): When =>
  (data, frame) =>
    standingHolder(data, frame)?.answers[key] === undefined;
const withoutShares: When = (data, frame) => standingHolder(data, frame)?.quantity === 0;

const holderFields: readonly FieldDefinition[] = SHAREHOLDER.item.fields
  .filter(({ path }) => !/^(holding|roles)\.|^membershipFee$/.test(path))
  .map((field: FieldDefinition) => {
    const asked: When = (data, frame) => stays(data, frame) && (field.when?.(data, frame) ?? true);
    return KIND.some((key) => key === field.path)
      ? { ...field, when: (data, frame) => asked(data, frame) && isKnown(field.path)(data, frame) }
      : { ...field, when: asked };
  });

const fields: readonly FieldDefinition[] = [
  ask('isRemoved', 'switch', 'भूलले राखिएको, हटाउनुपर्ने', 'Entered in error, to be removed', {
    group: CORRECTION,
    when: withoutShares,
    hint: {
      ne: 'एक पनि शेयर नभएको व्यक्ति मात्र हटाउन मिल्छ। सञ्चालक भए सञ्चालक समितिबाट पनि हट्छ र यो फिर्ता हुँदैन।',
      en: 'Only somebody without a single share can be removed. Their place on the board goes with it, and this cannot be undone.',
    },
  }),
  ask('remark', 'textarea', 'के भूल थियो र किन', 'What was wrong, and why', {
    group: CORRECTION,
    required: (data, frame) => isCorrected(data, frame),
    maximum: REASON_MAXIMUM,
  }),
  ...holderFields,
  ask('hasWitness', 'switch', 'साक्षी राख्ने?', 'Name a witness?', { group: WITNESS, when: stays }),
  ...bothScripts('witness.fullName', 'साक्षीको नाम', 'Name of the witness', ofWitness),
  ask('witness.relation', 'select', 'नाता', 'Relation', { ...ofWitness, options: relations }),
  ask('witness.phoneNo', 'phone', 'फोन नम्बर', 'Phone number', ofWitness),
  ...identificationFields('witness.identification', WITNESS, { shown: ofWitness.when }),
];

const stepOf = (key: string, ne: string, en: string, heads: readonly string[]): ItemStep => ({
  key,
  kind: 'FIELDS',
  label: { ne, en },
  fields: fieldsUnder(fields, heads),
});

/** The addresses are those of the specification: `/{shareholderId}` and, to read, `/{shareholderId}/view`. */
const itemSteps: readonly ItemStep[] = [
  stepOf('identity', 'परिचय', 'Identity', [
    'entity',
    'investorType',
    'shareholderType',
    'person',
    'identification',
    'company',
  ]),
  stepOf('guardian', 'संरक्षक', 'Guardian', ['guardian']),
  stepOf('contact', 'ठेगाना र सम्पर्क', 'Address and contact', [
    'permanentAddress',
    'temporaryElsewhere',
    'temporaryAddress',
    'contact',
  ]),
  stepOf('witness', 'साक्षी', 'Witness', ['hasWitness', 'witness']),
  stepOf('nominee', 'इच्छाइएको व्यक्ति', 'Nominee', ['hasNominee', 'nominee']),
  stepOf('beneficiary', 'हिताधिकारी', 'Beneficiary', ['hasBeneficiary', 'beneficiary']),
  stepOf('reason', 'सच्याउनुको कारण', 'Why it is corrected', ['isRemoved', 'remark']),
  documentsStep,
];

const LISTS = ['LOCAL_SHAREHOLDER', 'FOREIGN_SHAREHOLDER'] as const;
export type HolderList = (typeof LISTS)[number];
export const listOfHolder = ({ local }: Pick<RegisteredHolder, 'local'>): HolderList =>
  local ? 'LOCAL_SHAREHOLDER' : 'FOREIGN_SHAREHOLDER';

/** The corrected holders of both lists. */
export function correctedHolders(frame: FilingFrame): readonly FiledItem[] {
  return LISTS.flatMap((key) => filedItems(frame, key)).filter(({ data }) => isCorrected(data, frame));
}

/** The initial items of the lists. */
export function standingHolders(
  company: FiledCompany,
): Readonly<Record<HolderList, readonly { readonly begunFrom: string; readonly data: Answers }[]>> {
  const of = (list: HolderList) =>
    peopleOf(company)
      .holders.filter((holder) => listOfHolder(holder) === list)
      .map(({ id, answers: data }) => ({ begunFrom: id, data: { ...data, registeredId: id } }));
  return { LOCAL_SHAREHOLDER: of('LOCAL_SHAREHOLDER'), FOREIGN_SHAREHOLDER: of('FOREIGN_SHAREHOLDER') };
}

/** The error is reported in the first list of the filing. */
function listIssues(key: HolderList, items: readonly FiledItem[], frame: FilingFrame): readonly CrossIssue[] {
  const all = LISTS.flatMap((list) => (list === key ? items : filedItems(frame, list)));
  const corrected = all.filter(({ data }) => isCorrected(data, frame));
  const first = listOfHolder({ local: registeredPeople(frame).holders.some(({ local }) => local) }) === key;
  const own = new Set(items.filter(({ data }) => isCorrected(data, frame)).map(({ id }) => id));
  const left = all.filter(({ data }) => data['isRemoved'] !== true);
  // corrected holders come last, so that errors are reported at them and not at the others
  const inOrder = [
    ...left.filter((item) => !corrected.includes(item)),
    ...left.filter((item) => corrected.includes(item)),
  ];
  const twice = holderTwiceIssues(readHolders(inOrder)).filter(({ path }) => own.has(path.split('.')[0] ?? ''));
  return [...twice, ...(first ? wholeIssues(corrected, left.length, frame) : [])];
}

function wholeIssues(corrected: readonly FiledItem[], left: number, frame: FilingFrame): readonly CrossIssue[] {
  if (corrected.length === 0) return [{ path: '', code: 'NO_HOLDER_CORRECTED' }];
  const removed = corrected.filter(({ data }) => data['isRemoved'] === true);
  if (removed.length === 0) return [];
  const { directors } = registeredPeople(frame);
  const gone = new Set(
    removed.flatMap(({ data }) => seatsHeldBy(directors, registeredIdOf(data) ?? '').map(({ id }) => id)),
  );
  const limit = frame.companyType && companyTypeRules(frame.companyType).directors;
  return [
    ...numberIssues(left, frame),
    ...(limit && gone.size > 0 ? sizeIssues(directors.length - gone.size, limit) : []),
  ];
}

const listOfHolders = <Key extends HolderList>(key: Key, label: Bilingual) =>
  ({
    kind: 'LIST',
    key,
    label,
    optional: false,
    appliesTo: (frame) =>
      correctsHolders(frame) && registeredPeople(frame).holders.some((holder) => listOfHolder(holder) === key),
    ofRegister: { closed: true, isStanding: (data) => registeredIdOf(data) !== undefined, isTouched: isCorrected },
    item: {
      name: SHAREHOLDER.item.name,
      schemaFor: correctionFor,
      draft: correction.draft,
      keep,
      title: holderTitle,
      addressKey: registeredIdOf,
      fields,
    },
    itemSteps,
    issues: (items, frame) => listIssues(key, items, frame),
  }) satisfies ListSection<Key>;

export const LOCAL_SHAREHOLDER = listOfHolders('LOCAL_SHAREHOLDER', { ne: 'स्वदेशी शेयरधनी', en: 'Local shareholders' });
export const FOREIGN_SHAREHOLDER = listOfHolders('FOREIGN_SHAREHOLDER', {
  ne: 'विदेशी शेयरधनी',
  en: 'Foreign shareholders',
});

import { z } from 'zod';
import type { Bilingual } from '../../../bilingual';
import { enumeration } from '../../../enumerations/enumeration';
import { REASON_MAXIMUM } from '../../../reasons';
import { publicParts } from '../../../register/register-aspects';
import { companyTypeRules } from '../../../registration/company-type-rules';
import { BOD_DETAILS } from '../../questions/directors/bod-details';
import { directorShape, keepPhoneProof, outsideDirector, PROOF } from '../../questions/directors/director-answers';
import { independenceIssues, seatTwiceIssues, sizeIssues } from '../../questions/directors/board-together';
import { directorFindings, termFindings } from '../../questions/directors/director-rules';
import { ofRegister } from '../../questions/directors/seat-of-register';
import { holderTitle, personTitle } from '../../questions/item-title';
import type { FieldDefinition } from '../../definition/field-definition';
import {
  filedItems,
  type Answers,
  type FiledCompany,
  type FiledItem,
  type FilingFrame,
} from '../../definition/filing-frame';
import {
  answers,
  choice,
  group,
  judgedBy,
  maybe,
  optionalDay,
  text,
  withRules,
  type Finding,
} from '../../questions/answer';
import { always, ask, type When } from '../../questions/ask';
import { isRegistered } from '../../definition/register-choice';
import type { CrossIssue, ListSection } from '../../definition/section-definition';
import { updatesBoard } from './change-kind';
import { auditorIssues, samePersonIssues } from '../../questions/people/same-person';
import {
  peopleOf,
  registeredIdOf,
  registeredPeople,
  type RegisteredPerson,
} from '../../questions/people/registered-people';

/** The change of a director in the register. */
export const directorChanges = enumeration([
  ['STAYS', 'पदमा रहने', 'Stays'],
  ['RE_ELECTED', 'पुनः निर्वाचित', 'Re-elected'],
  ['RESIGNED', 'राजीनामा दिएको', 'Resigned'],
  ['REMOVED', 'पदबाट हटाइएको', 'Removed'],
]);

/** The day and the reason of a director's leaving. */
const leaving = group({ leftOn: optionalDay(), reason: text('REASON_LEFT_REQUIRED', REASON_MAXIMUM) });
const standing = answers({ change: choice(directorChanges.keys, 'DIRECTOR_CHANGE_REQUIRED'), leaving: maybe(leaving) });
const board = answers({
  ...directorShape,
  change: { complete: standing.draft.shape.change, draft: standing.draft.shape.change },
  leaving: maybe(leaving),
});
const WRITTEN = { ...PROOF, registeredId: z.string().optional() };
const judged = { complete: board.complete.extend(WRITTEN), draft: board.draft.extend(WRITTEN) };
/** The answers about one director. */
export const changedDirector = judged.draft;
export type ChangedDirector = z.output<typeof changedDirector>;
/** Not in the register: appointed by this filing. */
export const isAppointed = (data: Answers): boolean => registeredIdOf(data) === undefined;
export const leavesBoard = ({ change }: Answers): boolean => change === 'RESIGNED' || change === 'REMOVED';
const isReElected: When = ({ change }) => change === 'RE_ELECTED';
/** A director in the register without a change. */
export const staysUntouched = (data: Answers): boolean =>
  !isAppointed(data) && !leavesBoard(data) && data['change'] !== 'RE_ELECTED';

const standingDirector = (data: Answers, frame: Pick<FilingFrame, 'company'>): RegisteredPerson | undefined =>
  registeredPeople(frame).directors.find(({ id }) => id === registeredIdOf(data));

/** The frame for the rules of a registration on the new board, with the register's holders by their ids. */
export function boardFrame(frame: FilingFrame): FilingFrame {
  const items = filedItems(frame, BOD_DETAILS.key).filter(({ data }) => !leavesBoard(data));
  return { ...frame, answers: { SHAREHOLDER: { items: registeredPeople(frame).items }, [BOD_DETAILS.key]: { items } } };
}

function appointmentFindings(kept: ChangedDirector, frame: FilingFrame): Finding[] {
  const findings = directorFindings(kept, frame, outsideDirector.complete, true);
  const named =
    kept.directorType === 'PROMOTER' || kept.directorType === 'REPRESENTATIVE' ? kept.holderItemId : undefined;
  // holders come from the register here, not from an earlier step
  return [
    ...findings.filter(({ code }) => code !== 'DIRECTOR_HOLDER_GONE'),
    ...(named && !isRegistered(frame, ['SHAREHOLDER'], named)
      ? [{ path: ['holderItemId'], code: 'REGISTER_CHOICE_UNKNOWN' } as const]
      : []),
  ];
}

function reElectionFindings(kept: ChangedDirector, frame: FilingFrame): Finding[] {
  const { since, until } = publicParts.DIRECTOR.parse(standingDirector(kept, frame)?.part);
  const isSame = kept.fromDate === since && kept.toDate === until;
  return isSame ? [{ path: ['toDate'], code: 'TERM_UNCHANGED' }] : termFindings(kept, frame);
}

function leavingFindings(kept: ChangedDirector, frame: FilingFrame): Finding[] {
  const path = ['leaving', 'leftOn'];
  const { leftOn } = kept.leaving ?? {};
  const { since } = publicParts.DIRECTOR.parse(standingDirector(kept, frame)?.part);
  if (leftOn === undefined) return [{ path, code: 'LEFT_ON_REQUIRED' }];
  if (leftOn > frame.today) return [{ path, code: 'DATE_IN_FUTURE' }];
  return since !== null && leftOn < since ? [{ path, code: 'LEFT_BEFORE_TERM' }] : [];
}

function boardMemberFor(frame: FilingFrame): z.ZodType {
  const within = boardFrame(frame);
  const appointed = withRules(judged, (kept) => appointmentFindings(kept, within));
  const { fromDate, toDate } = directorShape;
  const reElected = withRules(
    {
      complete: standing.complete.extend({ fromDate: fromDate.complete, toDate: toDate.complete }).loose(),
      draft: judged.draft,
    },
    (kept) => reElectionFindings(kept, frame),
  );
  const left = withRules(
    { complete: standing.complete.extend({ leaving: leaving.complete }).loose(), draft: judged.draft },
    (kept) => leavingFindings(kept, frame),
  );
  return judgedBy((data) => {
    if (isAppointed(data)) return appointed;
    if (leavesBoard(data)) return left;
    return isReElected(data, frame) ? reElected : standing.complete.loose();
  });
}

/** For a director in the register only the change is asked; the other data is unchanged. */
function keep(before: Answers, given: Answers): Answers {
  if (isAppointed(before)) return keepPhoneProof(before, given);
  const { change, leaving: left, designation, fromDate, toDate } = given;
  return { ...before, change, leaving: left, designation, fromDate, toDate };
}

const CHANGE: Bilingual = { ne: 'परिवर्तन', en: 'Change' };
const OF_NEW = /^(directorType|holderItemId|isIndependent|person|phoneNo|email)/;
const both =
  (one: When, other: FieldDefinition['when']): When =>
  (data, frame) =>
    one(data, frame) && (other?.(data, frame) ?? true);
const leaves: When = (data) => leavesBoard(data);

const fields: readonly FieldDefinition[] = [
  ask('change', 'radio', 'यो सञ्चालक', 'This director', {
    group: CHANGE,
    required: always,
    options: directorChanges,
    when: (data) => !isAppointed(data),
  }),
  ask('leaving.leftOn', 'date', 'पद छाडेको मिति', 'Left on', { group: CHANGE, required: always, when: leaves }),
  ask('leaving.reason', 'textarea', 'कारण', 'Reason', {
    group: CHANGE,
    required: always,
    when: leaves,
    maximum: REASON_MAXIMUM,
  }),
  ...BOD_DETAILS.item.fields.map((field: FieldDefinition): FieldDefinition => {
    return {
      ...ofRegister(field),
      when: both(
        OF_NEW.test(field.path) ? isAppointed : (data, frame) => isAppointed(data) || isReElected(data, frame),
        field.when,
      ),
    };
  }),
];

/**
 * The name in the register, when the whole frame is given; without it only the name of a person from outside is known.
 */
function titleOf(data: Answers, { company = null }: Partial<FilingFrame> = {}): Bilingual {
  const { holders, directors } = registeredPeople({ company });
  const standing = directors.find(({ id }) => id === registeredIdOf(data));
  const registered =
    standing?.part ??
    (data['directorType'] === 'PROMOTER' ? holders.find(({ id }) => id === data['holderItemId'])?.part : undefined);
  const named = registered && publicParts.DIRECTOR.pick({ nameEnglish: true, nameNepali: true }).parse(registered);
  if (named) return { ne: named.nameNepali || named.nameEnglish, en: named.nameEnglish || named.nameNepali };
  return data['person'] === undefined ? holderTitle(data) : personTitle(data['person']);
}

function boardIssues(items: readonly FiledItem[], frame: FilingFrame): readonly CrossIssue[] {
  if (items.every(({ data }) => staysUntouched(data))) return [{ path: '', code: 'BOARD_UNCHANGED' }];
  const rules = frame.companyType && companyTypeRules(frame.companyType);
  const after = items.filter(({ data }) => !leavesBoard(data));
  const limits = rules?.directors
    ? [...sizeIssues(after.length, rules.directors), ...independenceIssues(after, rules)]
    : [];
  const appointed = new Set(after.filter(({ data }) => isAppointed(data)).map(({ id }) => id));
  // appointed directors come last, so that errors are reported at them and not at the present ones
  const inOrder = [...after.filter(({ id }) => !appointed.has(id)), ...after.filter(({ id }) => appointed.has(id))];
  const ofNew = [
    ...seatTwiceIssues(inOrder),
    ...samePersonIssues(inOrder, frame),
    ...auditorIssues(inOrder, frame),
  ].filter(({ path }) => appointed.has(path.split('.')[0] ?? ''));
  const told = new Set<string>();
  return [...limits, ...ofNew.filter(({ path }) => !told.has(path) && told.add(path))];
}

/** The initial items of the list: the present directors. */
export function standingBoard(
  company: FiledCompany,
): readonly { readonly begunFrom: string; readonly data: Answers }[] {
  return peopleOf(company).directors.map(({ id, answers: data, part }) => {
    const { since, until } = publicParts.DIRECTOR.parse(part);
    return {
      begunFrom: id,
      data: {
        ...data,
        ...(since !== null && { fromDate: since }),
        ...(until !== null && { toDate: until }),
        change: 'STAYS',
        registeredId: id,
      },
    };
  });
}

/** Maximum in one filing: leaving directors, and a full board after them. */
const MOST = 40;

/** The new board, under the key that the proof of a director's phone uses. */
export const CHANGED_BOARD = {
  kind: 'LIST',
  key: BOD_DETAILS.key,
  label: { ne: 'परिवर्तनपछिको सञ्चालक समिति', en: 'The board after the change' },
  optional: false,
  appliesTo: updatesBoard,
  most: MOST,
  ofRegister: { closed: false, isStanding: (data) => !isAppointed(data), isTouched: (data) => !staysUntouched(data) },
  item: { name: BOD_DETAILS.item.name, schemaFor: boardMemberFor, draft: board.draft, keep, title: titleOf, fields },
  issues: boardIssues,
} satisfies ListSection<'BOD_DETAILS'>;

/**
 * AD: the first day of office of an appointed or re-elected director, from which the days for section 92 run; undefined
 * when there is none.
 */
export function officeTakenOn(frame: FilingFrame): string | undefined {
  return filedItems(frame, BOD_DETAILS.key)
    .filter(({ data }) => isAppointed(data) || data['change'] === 'RE_ELECTED')
    .flatMap(({ data }) => changedDirector.safeParse(data).data?.fromDate ?? [])
    .sort()[0];
}

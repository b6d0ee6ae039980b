import { applicationStatuses } from '@registrar/domain/enumerations';
import { isGranted } from '@registrar/domain/enumerations/application-status';
import type { NamedProcess } from '@registrar/domain/enumerations/processes';
import { proceedingKinds, type PhaseOpening, type ProceedingKind } from '@registrar/domain/proceedings';

/** What stands of a form: no filing, or the status of the one that is about the proceeding. */
export type FormStands = 'NONE' | (typeof applicationStatuses.keys)[number];

/** Where a proceeding stands: which of its phases are done, and whether what opens the next one has come. */
export interface Stage {
  readonly kind: ProceedingKind;
  /** As the table says it. */
  readonly name: string;
  /** The phase that is open, or that is waited for; null: the proceeding is not open yet, or has ended. */
  readonly phase: number | null;
  readonly met: readonly PhaseOpening[];
  readonly outcome: string | null;
}

/** One line of the table: a stage, what stands of one form, and of the others of its phase. */
export interface Case {
  readonly stage: Stage;
  readonly form: NamedProcess;
  readonly stands: Readonly<Partial<Record<NamedProcess, FormStands>>>;
}

/** Statuses of a company's filing; the rest belong to requests, or to filings with a consent of another company. */
const STATUSES: readonly FormStands[] = [
  'NONE',
  ...applicationStatuses.keys.filter(
    (status) => !['CORRECTION_REQUESTED', 'DOCUMENT_REQUESTED', 'UNDER_GROUP_APPROVAL'].includes(status),
  ),
];
/** While no proceeding is open, the filing that opens it is not approved. */
const BEFORE = STATUSES.filter((status) => !isGranted(status));

/** How the table speaks of a status: all that are with the office, or on their way back to it, are alike. */
export function groupOf(status: FormStands): 'none' | 'draft' | 'handed in' | 'rejected' | 'approved' {
  if (status === 'NONE') return 'none';
  if (status === 'DRAFT') return 'draft';
  if (status === 'REJECTED') return 'rejected';
  return isGranted(status) ? 'approved' : 'handed in';
}

const said = (opening: PhaseOpening): string =>
  opening.after === 'NOTICE' || opening.after === 'SERVICE'
    ? `${opening.after} ${opening.notice}`
    : opening.after === 'OPINION'
      ? `${opening.after} ${opening.body}`
      : opening.after;

/** Every stage that the definition of a kind can be in, from its rows alone. */
export function stagesOf(kind: ProceedingKind): readonly Stage[] {
  const ended = Object.keys(kind.outcomes).map((outcome) => ({
    ...{ kind, name: `ended: ${outcome}`, phase: null, met: [], outcome },
  }));
  return [
    { kind, name: 'no proceeding', phase: null, met: [], outcome: null },
    ...kind.phases.flatMap(({ key, opens }, phase): Stage[] => [
      // each of its openings is missing once
      ...opens.map((missing) => ({
        ...{ kind, phase, outcome: null },
        name: `${key} waits: ${said(missing)}`,
        met: opens.filter((one) => one !== missing),
      })),
      // the first phase is done by what opens the proceeding
      ...(phase === 0 && kind.phases.length > 1
        ? []
        : [{ kind, name: `${key} open`, phase, met: opens, outcome: null }]),
    ]),
    ...ended,
  ];
}

/** The forms of a stage with everything that can stand of them. */
export function casesOf(stage: Stage): readonly Case[] {
  const { kind, phase } = stage;
  return kind.phases.flatMap(({ forms, optional, inOrder }, at) =>
    forms.flatMap((form): Case[] => {
      const isOpening = form === kind.openedBy;
      const isOptional = optional?.forms.includes(form) === true;
      // a phase that is done has its forms approved; the form that opens a proceeding is approved while there is one
      const isDone = stage.outcome !== null || (phase !== null && (at < phase || isOpening));
      const own: readonly FormStands[] =
        isOpening && phase === null && stage.outcome === null
          ? BEFORE
          : isDone
            ? isOptional
              ? ['NONE', 'APPROVED', 'REJECTED']
              : ['APPROVED']
            : at === phase
              ? STATUSES
              : ['NONE'];
      const others = forms.filter((one) => one !== form);
      const waitsForOthers = at === phase && inOrder?.[form] !== undefined;
      const ofOthers: readonly FormStands[] = isDone ? ['APPROVED'] : waitsForOthers ? ['NONE', 'APPROVED'] : ['NONE'];
      return own.flatMap((status) =>
        ofOthers.map((other) => ({
          stage,
          form,
          stands: { [form]: status, ...Object.fromEntries(others.map((one) => [one, other])) },
        })),
      );
    }),
  );
}

export const closingKinds = (): readonly ProceedingKind[] =>
  proceedingKinds().filter(({ closing }) => closing !== undefined);

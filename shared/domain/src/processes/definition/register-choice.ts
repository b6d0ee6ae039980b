import type { PartData } from '../../register/company-record';
import type { RegisterAspect } from '../../register/register-aspects';
import { holdingsOf } from '../../share-ledger/holdings';
import type { FilingFrame } from './filing-frame';

/** The parts of the register with a name: persons, or companies that act as one. */
export type ChosenPart = Extract<RegisterAspect, 'SHAREHOLDER' | 'DIRECTOR'>;

export interface RegisterChoice {
  /** The id of the part in the register; this is the answer. */
  readonly id: string;
  readonly part: ChosenPart;
  /** The data of the part in the register, including the names. */
  readonly data: PartData;
  /** Shares of a shareholder; null when the part has none or the register knows no shares. */
  readonly quantity: number | null;
}

/** The options of a `registerChoice`: all persons in these parts of the company's register, in its order. */
export function registerChoices(
  { company }: Pick<FilingFrame, 'company'>,
  from: readonly ChosenPart[],
): RegisterChoice[] {
  if (!company) return [];
  const { parts, shares } = company;
  const held = shares && new Map(holdingsOf(shares).map(({ holderId, quantity }) => [holderId, quantity]));
  return from.flatMap((part) =>
    parts.flatMap(({ aspect, subjectId, data }) =>
      aspect !== part || subjectId === null
        ? []
        : [{ id: subjectId, part, data, quantity: part === 'SHAREHOLDER' && held ? (held.get(subjectId) ?? 0) : null }],
    ),
  );
}

/**
 * For the rule of a section: whether the answer is a person in these parts of the register. The error code is
 * `REGISTER_CHOICE_UNKNOWN`.
 */
export const isRegistered = (frame: Pick<FilingFrame, 'company'>, from: readonly ChosenPart[], id: unknown): boolean =>
  registerChoices(frame, from).some((choice) => choice.id === id);

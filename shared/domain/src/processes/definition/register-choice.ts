import type { PartData } from '../../register/company-record';
import type { RegisterAspect } from '../../register/register-aspects';
import { holdingsOf } from '../../share-ledger/holdings';
import type { FilingFrame } from './filing-frame';

/** The parts of the register that are persons, or companies that act as one, and have a name. */
export type ChosenPart = Extract<RegisterAspect, 'SHAREHOLDER' | 'DIRECTOR'>;

export interface RegisterChoice {
  /** Of the part in the register; the answer is this. */
  readonly id: string;
  readonly part: ChosenPart;
  /** What the register holds of it, names among them. */
  readonly data: PartData;
  /** Shares of a shareholder; null where the part has none, or the register knows of no shares. */
  readonly quantity: number | null;
}

/** Whom a `registerChoice` offers: everybody whom the register of the company names in these parts, in its order. */
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
 * For the rule of a section: is the answer somebody whom the register names there? If not, its code is
 * `REGISTER_CHOICE_UNKNOWN`.
 */
export const isRegistered = (frame: Pick<FilingFrame, 'company'>, from: readonly ChosenPart[], id: unknown): boolean =>
  registerChoices(frame, from).some((choice) => choice.id === id);

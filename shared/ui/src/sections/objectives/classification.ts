import type { Nsic, NsicHeading } from '@registrar/domain/calls/lookups';

/** A heading of the classification with what stands under it. */
export interface Branch {
  readonly code: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
  readonly branches: readonly Branch[];
  readonly objectives: readonly Nsic[];
  /** Different objectives under it, at any depth. */
  readonly count: number;
}

interface Growing {
  readonly heading: NsicHeading;
  readonly branches: Growing[];
  readonly objectives: Nsic[];
}

export interface Classification {
  readonly sections: readonly Branch[];
  /** Codes of the office's own, to which no new code corresponds. */
  readonly unplaced: readonly Nsic[];
}

/**
 * Section, division, group and the objectives under them. An objective whose old code became several new ones stands
 * under each of their headings, so that it is found wherever one looks for it.
 */
export function classify(objectives: readonly Nsic[], headings: readonly NsicHeading[]): Classification {
  const growing = new Map(
    headings.map((heading) => [
      heading.code,
      { heading, branches: [], objectives: [] } satisfies Growing,
    ]) as readonly (readonly [string, Growing])[],
  );
  for (const branch of growing.values()) {
    if (branch.heading.parent !== null) growing.get(branch.heading.parent)?.branches.push(branch);
  }
  const unplaced: Nsic[] = [];
  for (const objective of objectives) {
    const places = new Set(
      objective.newNsicCodes.flatMap((code) => growing.get(code.slice(0, 3)) ?? growing.get(code.slice(0, 2)) ?? []),
    );
    if (places.size === 0) unplaced.push(objective);
    for (const place of places) place.objectives.push(objective);
  }
  const sections = [...growing.values()].filter(({ heading }) => heading.level === 'section').flatMap(grown);
  return { sections, unplaced };
}

/** A heading under which there is nothing is not shown. */
function grown({ heading, branches, objectives }: Growing): Branch[] {
  const below = branches.flatMap(grown);
  const codes = new Set([...objectives, ...below.flatMap(objectivesOf)].map(({ nsicCode }) => nsicCode));
  if (codes.size === 0) return [];
  const { code, nameEnglish, nameNepali } = heading;
  return [{ code, nameEnglish, nameNepali, branches: below, objectives, count: codes.size }];
}

function objectivesOf({ branches, objectives }: Branch): Nsic[] {
  return [...objectives, ...branches.flatMap(objectivesOf)];
}

/** Letters that are confused as one writes: long and short vowels, ब and व, the three s. */
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('व', 'ब')
    .replaceAll(/[शष]/g, 'स')
    .replaceAll('ई', 'इ')
    .replaceAll('ऊ', 'उ')
    .replaceAll(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** The objectives that hold every word of the search: in either language, or in one of their codes. */
export function searchObjectives(objectives: readonly Nsic[], search: string): readonly Nsic[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return objectives.filter(({ nsicCode, newNsicCodes, objectiveEnglish, objectiveNepali }) => {
    const text = folded([nsicCode, ...newNsicCodes, objectiveEnglish, objectiveNepali].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** What was ranked comes first, then what holds every word. */
export function foundObjectives(ranked: readonly Nsic[], holding: readonly Nsic[]): readonly Nsic[] {
  const first = new Set(ranked.map(({ nsicCode }) => nsicCode));
  return [...ranked, ...holding.filter(({ nsicCode }) => !first.has(nsicCode))];
}

import type { ProceedingKind } from '@registrar/domain/proceedings';

/** The outcome by which the company itself ends a proceeding of this kind; undefined: the office alone ends it. */
export const companyEnds = ({ ends = [] }: ProceedingKind): string | undefined =>
  ends.find(({ by }) => by === 'COMPANY')?.outcome;

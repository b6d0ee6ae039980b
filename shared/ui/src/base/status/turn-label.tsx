import { ownTurn, turns } from '@registrar/domain/enumerations/application-status';
import { useLanguage } from '../language/use-language';

export interface TurnLabelProps {
  readonly turn: string;
  /** On the applicant's own pages, where "the applicant" is the reader. */
  readonly own?: boolean;
}

/** Whose turn it is, in words. */
export function TurnLabel({ turn, own = false }: TurnLabelProps) {
  const language = useLanguage();
  return <span>{(own && turn === 'APPLICANT' ? ownTurn : turns.name(turn))[language]}</span>;
}

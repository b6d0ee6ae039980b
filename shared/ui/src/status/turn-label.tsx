import { turns } from '@registrar/domain/enumerations/application-status';
import { useLanguage } from '../use-language';

/** Whose turn it is, in words. */
export function TurnLabel({ turn }: { readonly turn: string }) {
  const language = useLanguage();
  return <span>{turns.name(turn)[language]}</span>;
}

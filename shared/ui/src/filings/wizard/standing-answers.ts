import type { Answers } from '@registrar/domain/processes';
import { useBegunAnswers } from '../answers/begun-answers';
import { useWizard } from './wizard-context';

/** What the register answers now to the questions of a section, or of one of its entries; undefined: nothing. */
export function useStandingAnswers(sectionKey: string, itemId?: string): Answers | undefined {
  const { detail, definition } = useWizard();
  const begun = useBegunAnswers(detail, definition).data;
  if (itemId === undefined) return begun?.sections[sectionKey];
  return begun?.items[sectionKey]?.find((one) => one.itemId === itemId)?.data;
}

import type { AnswerValueProps, AnswerViews } from '@registrar/ui/filing';
import { AnswerValue } from './answer-value';

const NameAnswer = ({ field, value, data }: AnswerValueProps) => (
  <AnswerValue field={field} value={value} answers={data} />
);

/** How the answers of a reservation are read where two versions of them stand side by side. */
export const answerViews: AnswerViews = {
  companyType: NameAnswer,
  parentCompanyType: NameAnswer,
  suffix: NameAnswer,
  nsic: NameAnswer,
  provenEmail: NameAnswer,
};

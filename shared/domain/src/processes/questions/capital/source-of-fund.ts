import { z } from 'zod';
import type { Bilingual } from '../../../bilingual';
import { investmentSources } from '../../../enumerations/shares';
import type { ValidationCode } from '../../../messages/validation';
import type { FieldDefinition } from '../../definition/field-definition';
import { amount, answers, choice } from '../answer';
import { always, ask } from '../ask';

const SOURCES_MAXIMUM = 20;

const source = answers({
  source: choice(investmentSources.keys, 'FUND_SOURCE_REQUIRED'),
  amount: amount('FUND_AMOUNT_REQUIRED'),
});

/** The sources of the money: at least one, each with its amount in paisa. */
export const sourcesOfFund = {
  complete: z
    .array(source.complete, { error: 'FUND_SOURCES_REQUIRED' satisfies ValidationCode })
    .min(1, { error: 'FUND_SOURCES_REQUIRED' satisfies ValidationCode })
    .max(SOURCES_MAXIMUM, { error: 'TOO_MANY_ROWS' satisfies ValidationCode }),
  draft: z
    .array(source.draft)
    .max(SOURCES_MAXIMUM, { error: 'TOO_MANY_ROWS' satisfies ValidationCode })
    .nullish()
    .transform((value) => value ?? undefined),
};

/** The sum of the amounts given so far, in paisa. */
export function totalFund(sources: readonly { readonly amount?: number }[] | undefined): number {
  return (sources ?? []).reduce((sum, { amount: part }) => sum + (part ?? 0), 0);
}

export function sourcesOfFundField(group: Bilingual): FieldDefinition {
  return ask('sourcesOfFund', 'rows', 'पुँजीको स्रोत', 'Source of fund', {
    group,
    required: always,
    maximum: SOURCES_MAXIMUM,
    rows: [
      ask('source', 'select', 'स्रोत', 'Source', { options: investmentSources, required: always }),
      ask('amount', 'amount', 'रकम', 'Amount', { required: always }),
    ],
  });
}

import { readFigure } from '@registrar/domain/figures';
import { paisaOf } from '@registrar/domain/money';
import { plainText } from '@registrar/domain/plain-text';

/**
 * Rupees as a person types them ("१,२३,४५६.५", "Rs. 500/-") to paisa: undefined when empty, NaN when it is no amount,
 * or when a comma may be a decimal point.
 */
export function readAmount(text: string): number | undefined {
  if (plainText(text).trim() === '') return undefined;
  const figure = readFigure(text, { strict: false });
  if (typeof figure === 'string' || figure.negative || figure.whole.length > 13) return Number.NaN;
  return paisaOf(figure) ?? Number.NaN;
}

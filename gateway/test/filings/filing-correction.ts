import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { isList, sectionOf } from '@registrar/domain/processes';
import { APPLICATION, detailOf, saveSection } from '../filings-kit';
import { readDetail, saveItem, savedItemOf } from '../registration-kit';
import { declared, entriesOf, perform, type Correction, type Filing } from './filing';

/** The place that is opened again, and how it is answered there. */
export async function correctionOf(
  filing: Filing,
  { section, field, to }: Correction,
): Promise<{ place: string; change: () => Promise<unknown> }> {
  const { by, id, definition } = filing;
  const definedAs = sectionOf(definition, section);
  if (definedAs && isList(definedAs)) {
    const entry = (await entriesOf(filing, section)).at(-1);
    if (!entry) throw new Error(`${section} has no entry`);
    return {
      place: `${section}.${entry.id}`,
      change: async () => savedItemOf(await saveItem(by, { id }, section, entry, answeredAt(entry.data, field, to))),
    };
  }
  return {
    place: section,
    async change() {
      const detail = await readDetail(by, id);
      const standing = detail.sections.find(({ key }) => key === section)?.data ?? {};
      return detailOf(await saveSection(by, detail, section, answeredAt(standing, field, to)));
    },
  };
}

/** The answers with another one at this path. */
function answeredAt(answers: object, path: string, to: unknown): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.');
  const data: Record<string, unknown> = { ...answers };
  return { ...data, [key]: rest.length === 0 ? to : answeredAt(Object(data[key]), rest.join('.'), to) };
}

/** The single values of an answer. */
export const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

/** The remarks are answered, and it is handed in once more. */
export async function handInAgain(filing: Filing): Promise<ApplicationDetail> {
  const { by, id } = filing;
  for (const pin of (await readDetail(by, id)).pins) {
    const answer = await by.call('PUT', `${APPLICATION}/${id}/pin/${pin.id}/answer`, { answer: 'It is corrected.' });
    if (answer.status !== 200) throw new Error(answer.body.message);
  }
  return perform(filing, by, 'resubmit', declared(filing));
}

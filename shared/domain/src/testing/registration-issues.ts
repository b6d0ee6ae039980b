import { fieldIssues } from '../messages/issues';
import { companyRegistration } from '../processes/filings/company-registration/definition';
import { filedAnswers, filedItems, type Answers, type FilingFrame } from '../processes/definition/filing-frame';
import { sectionsOf } from '../processes/definition/process-definition';
import { isList } from '../processes/definition/section-definition';

/** All that is wrong with a registration, as `SECTION.path CODE`; a section's own rules are those of the gateway. */
export function registrationIssues(frame: FilingFrame): string[] {
  return sectionsOf(companyRegistration, frame).flatMap((section) => {
    if (isList(section)) {
      const items = filedItems(frame, section.key);
      const schema = section.item.schemaFor(frame);
      const own = items.flatMap(({ id, data }) => found(schema.safeParse(data)).map((issue) => `${id}.${issue}`));
      return [...own, ...(section.issues?.(items, frame) ?? []).map(({ path, code }) => `${path} ${code}`)].map(
        (issue) => `${section.key}.${issue}`,
      );
    }
    const data = filedAnswers(frame, section.key);
    const own =
      section.optional && Object.keys(data).length === 0
        ? []
        : found((section.schemaFor?.(frame) ?? section.schema).safeParse(data));
    return [...own, ...(section.issues?.(data, frame) ?? []).map(({ path, code }) => `${path} ${code}`)].map(
      (issue) => `${section.key}.${issue}`,
    );
  });
}

type Parsed = { success: true } | { success: false; error: Parameters<typeof fieldIssues>[0] };
const found = (parsed: Parsed): string[] =>
  parsed.success ? [] : fieldIssues(parsed.error, 'en').map(({ path, code }) => `${path} ${code}`);

/** The same filing with a part of one section answered otherwise. */
export function answered(frame: FilingFrame, section: string, change: Answers): FilingFrame {
  return { ...frame, answers: { ...frame.answers, [section]: merged(filedAnswers(frame, section), change) } };
}

/** The same filing with one entry of a list answered otherwise. */
export function itemAnswered(frame: FilingFrame, section: string, id: string, change: Answers): FilingFrame {
  const items = filedItems(frame, section).map((item) =>
    item.id === id ? { ...item, data: merged(item.data, change) } : item,
  );
  return { ...frame, answers: { ...frame.answers, [section]: { items } } };
}

/** The same filing with other entries in a list; their ids begin with `prefix`. */
export function listed(frame: FilingFrame, section: string, prefix: string, many: readonly Answers[]): FilingFrame {
  return {
    ...frame,
    answers: {
      ...frame.answers,
      [section]: { items: many.map((data, at) => ({ id: `${prefix}${at + 1}`, position: at + 1, data })) },
    },
  };
}

/** Nested objects are merged, everything else is replaced; undefined takes an answer away. */
function merged(before: Answers, change: Answers): Answers {
  const result: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(change)) {
    const old = before[key];
    result[key] = isObject(value) && isObject(old) ? merged(old, value) : value;
  }
  return result;
}

const isObject = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

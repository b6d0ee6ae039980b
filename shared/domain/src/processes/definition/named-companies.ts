import { idSchema } from '../../envelope';
import { isAsked, valueAt } from './field-definition';
import type { Answers, FilingFrame } from './filing-frame';
import type { NamedCompanies } from './process-definition';
import { fieldsOf, type AnySection, type CrossIssue } from './section-definition';

/** A filing names at most so many companies besides its own; each is read and locked. */
export const NAMED_COMPANIES_MAXIMUM = 20;

interface Naming {
  readonly register: { readonly named?: NamedCompanies | undefined };
}

/** The ids of other companies that the answers name, each once; what is no id is left out. */
function askedCompanies({ register }: Naming, frame: FilingFrame): readonly string[] {
  const ids = register.named?.companies(frame) ?? [];
  return [...new Set(ids)].filter((id) => id !== frame.company?.id && idSchema.safeParse(id).success);
}

/** Those that the filing keeps with it: the first of them in the order of the definition. */
export const companiesToName = (definition: Naming, frame: FilingFrame): readonly string[] =>
  askedCompanies(definition, frame).slice(0, NAMED_COMPANIES_MAXIMUM);

/**
 * The answers of a section, or of one item, that name a company beyond the maximum; `frame` has these answers in their
 * place.
 */
export function namedTooMany(
  section: AnySection,
  data: Answers,
  definition: Naming,
  frame: FilingFrame,
): readonly CrossIssue[] {
  const fields = fieldsOf(section).filter((field) => field.widget === 'otherCompany' && isAsked(field, data, frame));
  if (fields.length === 0) return [];
  const beyond = new Set(askedCompanies(definition, frame).slice(NAMED_COMPANIES_MAXIMUM));
  return fields.flatMap(({ path }): CrossIssue[] => {
    const answered = valueAt(data, path);
    return typeof answered === 'string' && beyond.has(answered)
      ? [{ path, code: 'NAMED_COMPANIES_TOO_MANY', parameters: { maximum: NAMED_COMPANIES_MAXIMUM } }]
      : [];
  });
}

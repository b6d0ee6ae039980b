/** A choice is found by any part of its name, in either case. */
export const matchesTyped = (typed: string, option: { readonly label?: unknown } | undefined): boolean =>
  typeof option?.label === 'string' && option.label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());

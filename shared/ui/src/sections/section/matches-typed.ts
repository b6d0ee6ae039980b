/** A choice is found by any part of its name or of another it goes by, in either case. */
export const matchesTyped = (
  typed: string,
  option: { readonly label?: unknown; readonly alsoCalled?: readonly string[] } | undefined,
): boolean => {
  const said = typed.trim().toLocaleLowerCase();
  return [option?.label, ...(option?.alsoCalled ?? [])].some(
    (name) => typeof name === 'string' && name.toLocaleLowerCase().includes(said),
  );
};

export interface ShownWord {
  readonly word: string;
  /** The other side has no such word. */
  readonly differs: boolean;
}

/** The words of two writings of one thing; what the other one has not is marked, each word being counted once. */
export function differingWords(
  before: string,
  after: string,
): { readonly before: readonly ShownWord[]; readonly after: readonly ShownWord[] } {
  const [old, young] = [words(before), words(after)];
  return { before: marked(old, young), after: marked(young, old) };
}

const words = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

function marked(own: readonly string[], others: readonly string[]): ShownWord[] {
  const left = [...others];
  return own.map((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return { word, differs: at < 0 };
  });
}

import { useFormats } from '@registrar/ui';

/** Money in a column: never broken in two, its figures below each other. */
export function Amount({ paisa, strong = false }: { readonly paisa: number; readonly strong?: boolean }) {
  const { money } = useFormats();
  const text = <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{money(paisa)}</span>;
  return strong ? <strong>{text}</strong> : text;
}

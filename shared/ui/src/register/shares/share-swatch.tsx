import { palette } from '../../base/theme/palette';

/** The colour of a piece beside its name in the table; null: nobody holds it. */
export function ShareSwatch({ colour }: { readonly colour: string | null }) {
  return (
    <span
      aria-hidden
      style={{
        display: 'inline-block',
        width: 12,
        height: 12,
        marginInlineEnd: 10,
        borderRadius: 3,
        background: colour ?? palette.greyWash,
        border: `1px solid ${colour ?? palette.line}`,
      }}
    />
  );
}

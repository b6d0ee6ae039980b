import Button from 'antd/es/button';
import { useId, useState, type CSSProperties } from 'react';
import { formatNumber } from '@registrar/i18n/numbers';
import { palette } from '../../base/theme/palette';
import { useFormats } from '../../base/language/use-formats';
import { useLanguage } from '../../base/language/use-language';
import { ShareStrip, type StripPiece } from './share-strip';
import { ShareSwatch } from './share-swatch';
import { shareTone } from './share-tones';
import { useShareWords } from './share-words';

export interface OwnershipPart {
  readonly key: string;
  readonly name: string;
  /** Under the name: what kind of holder or share it is. */
  readonly note?: string;
  /** Whole shares. */
  readonly quantity: number;
}

interface OwnershipPictureProps {
  /** Names the picture and its table. */
  readonly caption: string;
  readonly parts: readonly OwnershipPart[];
  /** Shares that there are, held or not. Where more are held than there are, the picture runs to what is held. */
  readonly total: number;
  /** How many of the largest are shown by themselves; all others are one piece. */
  readonly shown?: number;
}

interface Line extends OwnershipPart {
  readonly colour: string | null;
}

const cell: CSSProperties = {
  padding: '6px 12px 6px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${palette.lineSoft}`,
};
const numeric: CSSProperties = { ...cell, textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };

/** Who holds how much of a company: a strip of the largest holders, and the same in a table that says it in numbers. */
export function OwnershipPicture({ caption, parts, total, shown = 8 }: OwnershipPictureProps) {
  const words = useShareWords();
  const language = useLanguage();
  const { number } = useFormats();
  const captionId = useId();
  const [whole, setWhole] = useState(false);
  const ordered = [...parts].filter(({ quantity }) => quantity > 0).sort((a, b) => b.quantity - a.quantity);
  const held = ordered.reduce((sum, { quantity }) => sum + quantity, 0);
  const all = Math.max(total, held);
  const percent = (quantity: number): string =>
    all === 0 ? '–' : `${formatNumber((quantity / all) * 100, language, { maximumFractionDigits: 2 })}%`;

  const largest: Line[] = ordered.slice(0, shown).map((part, place) => ({ ...part, colour: shareTone(place) }));
  const rest = ordered.slice(shown);
  const others: Line[] =
    rest.length === 0
      ? []
      : [
          {
            key: 'others',
            name: `${words.others} (${number(rest.length)})`,
            quantity: rest.reduce((sum, { quantity }) => sum + quantity, 0),
            colour: palette.line,
          },
        ];
  const unheld: Line[] = all > held ? [{ key: 'unheld', name: words.unheld, quantity: all - held, colour: null }] : [];
  const lines = [
    ...largest,
    ...(whole ? rest.map((part): Line => ({ ...part, colour: palette.line })) : others),
    ...unheld,
  ];
  const drawn = [...largest, ...others];

  return (
    <div>
      <ShareStrip
        total={all}
        pieces={inARow(drawn, percent)}
        label={`${caption}: ${[...drawn, ...unheld].map(({ name, quantity }) => `${name} ${percent(quantity)}`).join(', ')}`}
      />
      <div role="region" aria-labelledby={captionId} tabIndex={0} style={{ overflowX: 'auto', marginBlockStart: 12 }}>
        <table style={{ width: '100%', borderSpacing: 0 }}>
          <caption id={captionId} style={{ textAlign: 'start', fontWeight: 600, paddingBlockEnd: 4 }}>
            {caption}
          </caption>
          <thead>
            <tr>
              <th scope="col" style={cell}>
                {words.holder}
              </th>
              <th scope="col" style={numeric}>
                {words.quantity}
              </th>
              <th scope="col" style={{ ...numeric, paddingInlineEnd: 0 }}>
                {words.percentage}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.key}>
                <td style={cell}>
                  <ShareSwatch colour={line.colour} />
                  <span style={{ overflowWrap: 'anywhere' }}>{line.name}</span>
                  {line.note === undefined ? null : (
                    <div style={{ paddingInlineStart: 22, fontSize: 14, color: palette.inkSoft }}>{line.note}</div>
                  )}
                </td>
                <td style={numeric}>{number(line.quantity)}</td>
                <td style={{ ...numeric, paddingInlineEnd: 0 }}>{percent(line.quantity)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" style={cell}>
                {words.total}
              </th>
              <td style={numeric}>{number(all)}</td>
              <td style={{ ...numeric, paddingInlineEnd: 0 }}>{percent(all)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {rest.length === 0 ? null : (
        <Button type="link" style={{ paddingInline: 0 }} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.showFewer : words.showAll}
        </Button>
      )}
    </div>
  );
}

function inARow(lines: readonly Line[], percent: (quantity: number) => string): StripPiece[] {
  let before = 0;
  return lines.map(({ key, name, quantity, colour }) => {
    const from = before + 1;
    before += quantity;
    return { key, from, to: before, colour: colour ?? palette.greyWash, title: `${name} ${percent(quantity)}` };
  });
}

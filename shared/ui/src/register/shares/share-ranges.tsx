import { shareTypes } from '@registrar/domain/enumerations';
import { inOrder, quantityOf, type ShareTable } from '@registrar/domain/share-ledger';
import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { useFormats } from '../../base/language/use-formats';
import { useLanguage } from '../../base/language/use-language';
import { coloursOf, ownerKey, ShareBar } from './share-bar';
import { ShareSwatch } from './share-swatch';
import { useShareWords } from './share-words';
import styles from './shares.module.css';

interface ShareRangesProps {
  readonly table: ShareTable;
  readonly nameOf: (owner: string) => string;
}

const SHOWN = 20;

/** The ranges of a share table as a bar, and one by one in the order of their numbers. */
export function ShareRanges({ table, nameOf }: ShareRangesProps) {
  const words = useShareWords();
  const language = useLanguage();
  const { number, money } = useFormats();
  const captionId = useId();
  const [whole, setWhole] = useState(false);
  const ranges = inOrder(table);
  const owners = { nameOf, colourOf: coloursOf(table) };
  return (
    <div>
      <ShareBar caption={words.ranges} table={ranges} owners={owners} />
      <div role="region" aria-labelledby={captionId} tabIndex={0} className={styles['scroll']}>
        <table className={`${styles['ranges']} ${styles['wide']}`}>
          <caption id={captionId}>{words.rangesInOrder}</caption>
          <thead>
            <tr>
              <th scope="col">{words.numbers}</th>
              <th scope="col">{words.quantity}</th>
              <th scope="col">{words.holder}</th>
              <th scope="col">{words.type}</th>
              <th scope="col">{words.paidPerShare}</th>
            </tr>
          </thead>
          <tbody>
            {ranges.slice(0, whole ? ranges.length : SHOWN).map((range) => {
              const owner = ownerKey(range);
              return (
                <tr key={range.from}>
                  <th scope="row">
                    {number(range.from)}–{number(range.to)}
                  </th>
                  <td>{number(quantityOf(range))}</td>
                  <td>
                    <ShareSwatch colour={owners.colourOf(owner)} />
                    {nameOf(owner)}
                  </td>
                  <td>{range.shareType === null ? '–' : shareTypes.name(range.shareType)[language]}</td>
                  <td>{money(range.paidPerShare)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {ranges.length <= SHOWN ? null : (
        <Button type="link" style={{ paddingInline: 0 }} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.showFewerRanges : `${words.showAllRanges} (${number(ranges.length)})`}
        </Button>
      )}
    </div>
  );
}

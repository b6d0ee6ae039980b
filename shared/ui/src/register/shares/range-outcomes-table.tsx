import { shareTypes } from '@registrar/domain/enumerations';
import { staysAsItWas, type RangeOutcome, type ShareRange } from '@registrar/domain/share-ledger';
import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { useFormats } from '../../base/language/use-formats';
import { useLanguage } from '../../base/language/use-language';
import { ownerKey, type ShareOwners } from './share-bar';
import { ShareSwatch } from './share-swatch';
import { useShareWords } from './share-words';
import styles from './shares.module.css';

interface Props {
  readonly outcomes: readonly RangeOutcome[];
  readonly owners: ShareOwners;
}

const SHOWN = 20;

/** What becomes of each range that does not stay as it was. */
export function RangeOutcomesTable({ outcomes, owners }: Props) {
  const words = useShareWords();
  const { number } = useFormats();
  const captionId = useId();
  const [whole, setWhole] = useState(false);
  const changed = outcomes.filter((outcome) => !staysAsItWas(outcome));
  if (changed.length === 0) return null;
  const same = outcomes.length - changed.length;
  return (
    <div className={styles['outcomes']}>
      <div role="region" aria-labelledby={captionId} tabIndex={0} className={styles['scroll']}>
        <table className={styles['ranges']}>
          <caption id={captionId}>{words.outcomes}</caption>
          <thead>
            <tr>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.after}</th>
            </tr>
          </thead>
          <tbody>
            {changed.slice(0, whole ? changed.length : SHOWN).map(({ before, after }) => (
              <tr key={`${before[0]?.from ?? ''}/${after[0]?.from ?? ''}`}>
                <td>{before.length === 0 ? words.newlyIssued : <Ranges ranges={before} owners={owners} />}</td>
                <td>{after.length === 0 ? words.noShareLeft : <Ranges ranges={after} owners={owners} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {same === 0 ? null : <p className={styles['soft']}>{words.unchanged.replace('{{number}}', number(same))}</p>}
      {changed.length <= SHOWN ? null : (
        <Button type="link" style={{ paddingInline: 0 }} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.showFewerRanges : `${words.showAllRanges} (${number(changed.length)})`}
        </Button>
      )}
    </div>
  );
}

function Ranges({ ranges, owners }: { readonly ranges: readonly ShareRange[]; readonly owners: ShareOwners }) {
  const words = useShareWords();
  const language = useLanguage();
  const { number, money } = useFormats();
  return ranges.map((range) => {
    const { from, to, shareType, paidPerShare } = range;
    const owner = ownerKey(range);
    return (
      <div key={from} className={styles['range']}>
        <div>
          <ShareSwatch colour={owners.colourOf(owner)} />
          <strong>
            {number(from)}–{number(to)}
          </strong>{' '}
          {owners.nameOf(owner)}
        </div>
        <div className={styles['soft']}>
          {shareType === null ? '' : `${shareTypes.name(shareType)[language]}, `}
          {words.paidOnEach.replace('{{money}}', money(paidPerShare))}
        </div>
      </div>
    );
  });
}

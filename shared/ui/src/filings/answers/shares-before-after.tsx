import { shareTypes } from '@registrar/domain/enumerations';
import type { FiledShares as Filed, FilingFrame, ProcessDefinition } from '@registrar/domain/processes';
import {
  issuedIn,
  outcomesOfRanges,
  quantityOf,
  shareBuckets,
  staysAsItWas,
  type ShareTable,
} from '@registrar/domain/share-ledger';
import { useFormats } from '../../base/language/use-formats';
import { RangeOutcomesTable } from '../../register/shares/range-outcomes-table';
import { coloursOf, ShareBar } from '../../register/shares/share-bar';
import { ShareSwatch } from '../../register/shares/share-swatch';
import { useFilingWords } from '../filing/filing-words';
import styles from './answers.module.css';
import { filedHolderName } from './filed-holder-name';

interface Props {
  readonly filed: Filed;
  readonly frame: FilingFrame;
}

/** What the filed answers do to the shares of the company. */
export function FiledShares({
  definition,
  frame,
}: {
  readonly definition: ProcessDefinition;
  readonly frame: FilingFrame;
}) {
  const filed = frame.company?.shares ? definition.register.shares?.(frame) : null;
  return filed ? <SharesBeforeAfter filed={filed} frame={frame} /> : null;
}

/**
 * The shares before and after as bars, how many each holder has where that differs, what becomes of each range, the
 * face value, and what falls to holders as parts of shares.
 */
export function SharesBeforeAfter({ filed, frame }: Props) {
  const t = useFilingWords();
  const { language, number, money } = useFormats();
  const before = frame.company?.shares;
  if (!before || !filed.ok) return null;
  const [was, is] = [heldIn(before), heldIn(filed.ledger.table)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((owner) => was.get(owner) !== is.get(owner));
  const outcomes = outcomesOfRanges(before, filed.changes);
  if (outcomes.every(staysAsItWas)) return null;
  const rates = filed.changes.map(({ ratePerShare }) => ratePerShare);
  const [rateBefore, rateAfter] = [rates[0]?.before ?? 0, rates.at(-1)?.after ?? 0];
  const nameOf = (owner: string): string => {
    if (shareBuckets.has(owner)) return shareBuckets.name(owner)[language];
    const data = frame.company?.parts.find(({ subjectId }) => subjectId === owner)?.data ?? {};
    const name = data[language === 'ne' ? 'nameNepali' : 'nameEnglish'];
    return typeof name === 'string' && name !== ''
      ? name
      : filedHolderName(frame, owner, language) || t('takeOver.newHolder');
  };
  const { table } = filed.ledger;
  const owners = { nameOf, colourOf: coloursOf(before, table) };
  // with another face value a share is not the same piece of the company, and both bars are the whole of it
  const most = rateBefore === rateAfter ? Math.max(issuedIn(before), issuedIn(table)) : null;
  const partOf = (one: ShareTable) => (most === null ? 1 : issuedIn(one) / most);
  return (
    <section className={styles['block']} aria-label={t('shares.title')}>
      <h3 className={styles['heading']}>{t('shares.title')}</h3>
      <p className={styles['soft']}>{t('shares.lead')}</p>
      <ShareBar caption={t('shares.before')} table={before} owners={owners} part={partOf(before)} />
      <ShareBar caption={t('shares.after')} table={table} owners={owners} part={partOf(table)} />
      {changed.length > 0 && (
        <table className={styles['shares']}>
          <thead>
            <tr>
              <th scope="col">{t('shares.owner')}</th>
              <th scope="col">{t('shares.before')}</th>
              <th scope="col">{t('shares.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((owner) => (
              <tr key={owner}>
                <th scope="row">
                  <ShareSwatch colour={owners.colourOf(owner)} />
                  {nameOf(owner)}
                </th>
                <td>{number(was.get(owner) ?? 0)}</td>
                <td>{number(is.get(owner) ?? 0)}</td>
              </tr>
            ))}
          </tbody>
          {rateBefore !== rateAfter && (
            <tfoot>
              <tr>
                <th scope="row">{t('shares.rate')}</th>
                <td>{money(rateBefore)}</td>
                <td>{money(rateAfter)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      <RangeOutcomesTable outcomes={outcomes} owners={owners} />
      {filed.fractions.length > 0 && (
        <>
          <h4 className={styles['subheading']}>{t('shares.fractions')}</h4>
          <table className={styles['shares']}>
            <thead>
              <tr>
                <th scope="col">{t('shares.owner')}</th>
                <th scope="col">{t('shares.part')}</th>
                <th scope="col">{t('shares.value')}</th>
              </tr>
            </thead>
            <tbody>
              {filed.fractions.map(({ owner, shareType, numerator, denominator, value }) => (
                <tr key={`${owner.holderId ?? owner.bucket}/${shareType ?? ''}`}>
                  <th scope="row">
                    {nameOf(owner.holderId ?? owner.bucket)}
                    {shareType !== null && <> ({shareTypes.name(shareType)[language]})</>}
                  </th>
                  <td>
                    {number(numerator)}/{number(denominator)}
                  </td>
                  <td>{value === null ? '–' : money(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** How many shares lie with each holder, by id, and in each bucket of the company. */
function heldIn(table: ShareTable): ReadonlyMap<string, number> {
  const held = new Map<string, number>();
  for (const range of table) {
    const owner = range.holderId ?? range.bucket;
    held.set(owner, (held.get(owner) ?? 0) + quantityOf(range));
  }
  return held;
}

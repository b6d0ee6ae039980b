import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useFormats } from '@registrar/ui';
import type { DraftRange, Holding } from './holding';
import { KittaInput } from './kitta-input';
import { sizeOf } from './range-edits';
import styles from './share-ranges.module.css';

/** A range of this holder, with its place among all ranges. */
export interface PlacedRange {
  readonly place: number;
  readonly range: DraftRange;
  readonly messages: readonly string[];
}

export interface HolderRangesProps {
  readonly holding: Holding;
  readonly ranges: readonly PlacedRange[];
  /** What is wrong with the holder as a whole. */
  readonly messages: readonly string[];
  readonly readOnly: boolean;
  /** The range that was just added takes the focus. */
  readonly fresh: boolean;
  readonly onCurrent: (holderId: string) => void;
  readonly onChange: (place: number, changes: Pick<DraftRange, 'from' | 'to'>) => void;
  readonly onAdd: (holding: Holding) => void;
  readonly onRest: (holding: Holding) => void;
  readonly onRemove: (place: number, holderId: string) => void;
}

/** One holder's row: the quantity, what is assigned of it, and the ranges with what is wrong with each. */
export function HolderRanges({
  holding,
  ranges,
  messages,
  readOnly,
  fresh,
  onCurrent,
  onChange,
  onAdd,
  onRest,
  onRemove,
}: HolderRangesProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const id = useId();
  const { name, quantity } = holding;
  const assigned = ranges.reduce((sum, { range }) => sum + sizeOf(range), 0);
  const missing = quantity - assigned;
  return (
    <div
      role="row"
      className={styles['row']}
      onFocus={() => onCurrent(holding.id)}
      onPointerEnter={() => onCurrent(holding.id)}
    >
      <div role="rowheader" id={`${id}-name`} className={styles['name']}>
        {name}
      </div>
      <div role="cell" className={styles['number']}>
        <span className={styles['cellLabel']} aria-hidden>
          {t('ranges.quantity')}
        </span>
        {number(quantity)}
      </div>
      <div role="cell" className={styles['number']}>
        <span className={styles['cellLabel']} aria-hidden>
          {t('ranges.assigned')}
        </span>
        {number(assigned)}
        {missing === 0 ? null : (
          <div className={styles['missing']}>
            {missing > 0 ? t('ranges.missing', { count: missing }) : t('ranges.tooMuch', { count: -missing })}
          </div>
        )}
      </div>
      <div role="cell" className={styles['ranges']}>
        {ranges.map(({ place, range, messages: said }, index) => {
          const messageId = said.length > 0 ? `${id}-${index}-said` : undefined;
          return (
            <div
              key={place}
              className={styles['range']}
              role="group"
              aria-label={t('ranges.rangeOf', { number: index + 1, name })}
            >
              {readOnly ? (
                <span>
                  {range.from === undefined || range.to === undefined
                    ? '–'
                    : t('ranges.fromTo', { from: range.from, to: range.to })}
                </span>
              ) : (
                <>
                  <KittaInput
                    id={`${id}-${index}-from`}
                    label={t('ranges.from')}
                    value={range.from}
                    invalid={said.length > 0}
                    describedBy={messageId}
                    autoFocus={fresh && index === ranges.length - 1}
                    onChange={(from) => onChange(place, { from })}
                  />
                  <span aria-hidden>–</span>
                  <KittaInput
                    id={`${id}-${index}-to`}
                    label={t('ranges.to')}
                    value={range.to}
                    invalid={said.length > 0}
                    describedBy={messageId}
                    onChange={(to) => onChange(place, { to })}
                  />
                </>
              )}
              <span className={styles['size']}>{t('ranges.size', { count: sizeOf(range) })}</span>
              {readOnly ? null : (
                <Button
                  type="text"
                  danger
                  aria-label={t('ranges.remove', { number: index + 1, name })}
                  onClick={() => onRemove(place, holding.id)}
                >
                  {t('common:action.remove')}
                </Button>
              )}
              {said.length === 0 ? null : (
                <div id={messageId} role="alert" className={styles['said']}>
                  {said.join(' ')}
                </div>
              )}
            </div>
          );
        })}
        {messages.length === 0 ? null : (
          <div role="alert" className={styles['said']}>
            {messages.join(' ')}
          </div>
        )}
        {readOnly ? null : (
          <div className={styles['rowActions']}>
            <Button
              size="small"
              id={`add-range-${holding.id}`}
              aria-label={t('ranges.addFor', { name })}
              onClick={() => onAdd(holding)}
            >
              {t('ranges.add')}
            </Button>
            {missing > 0 ? (
              <Button
                size="small"
                type="link"
                aria-label={t('ranges.restFor', { name })}
                onClick={() => onRest(holding)}
              >
                {t('ranges.rest')}
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </div>
  );
}

import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { valueAt } from '@registrar/domain/processes';
import { numbersOf, quantityOf, type KittaRange } from '@registrar/domain/share-ledger';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { palette } from '../../base/theme/palette';
import { useFormats } from '../../base/language/use-formats';
import { useSectionForm } from '../section/section-form-context';
import { useSectionWords } from '../section/section-words';
import { RowsFields, type RowsFieldsProps } from './rows-fields';

/** Share numbers of a holder of the register: what the holder has, each range taken whole by a button, or typed. */
export function RangesFields(props: RowsFieldsProps) {
  const { t } = useTranslation('common');
  const say = useSectionWords();
  const { number } = useFormats();
  const { data, frame, disabled, set } = useSectionForm();
  const { field, style } = props;
  const holderId = valueAt(data, field.holderAt ?? '');
  const held = numbersOf((frame.company?.shares ?? []).filter((range) => range.holderId === holderId));
  const answered = valueAt(data, field.path);
  const rows: readonly unknown[] = Array.isArray(answered) ? answered : [];
  const isFull = field.maximum !== undefined && rows.length >= field.maximum;
  const isTaken = ({ from, to }: KittaRange): boolean =>
    rows.some((row) => valueAt(row, 'from') === from && valueAt(row, 'to') === to);
  // an empty row is filled before another one is added
  const take = ({ from, to }: KittaRange) =>
    set({ [field.path]: [...rows.filter((row) => valueAt(row, 'from') || valueAt(row, 'to')), { from, to }] });
  const said = ({ from, to }: KittaRange): string => say('ranges.of', { from: number(from), to: number(to) });
  return (
    <div style={style}>
      {held.length === 0 ? null : (
        <div style={{ marginBlockEnd: 8 }}>
          <p style={{ margin: '0 0 4px', color: palette.inkSoft }}>{say('ranges.held')}</p>
          <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {held.map((range) => (
              <li key={range.from} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
                <span>{say('ranges.count', { range: said(range), quantity: number(quantityOf(range)) })}</span>
                <Button
                  type="link"
                  disabled={disabled || isFull || isTaken(range)}
                  onClick={() => take(range)}
                  style={{ paddingInline: 0 }}
                >
                  {t('action.add')}
                  <VisuallyHidden> {said(range)}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <RowsFields {...props} />
    </div>
  );
}

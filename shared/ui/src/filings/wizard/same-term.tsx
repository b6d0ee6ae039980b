import { filedItems, valueAt } from '@registrar/domain/processes';
import Button from 'antd/es/button';
import { DatePair } from '../../base/dates/date-pair';
import { useSectionForm } from '../../sections/section/section-form-context';
import { useFilingWords } from '../filing/filing-words';
import { useWizard } from './wizard-context';

/** The directors of one board are usually chosen for one term: it is typed once. */
export function SameTerm({ section, itemId }: { readonly section: string; readonly itemId: string | undefined }) {
  const t = useFilingWords();
  const { frame } = useWizard();
  const { data, set, disabled } = useSectionForm();
  const other = filedItems(frame, section).find(
    (item) =>
      item.id !== itemId && typeof item.data['fromDate'] === 'string' && typeof item.data['toDate'] === 'string',
  );
  const isGiven = (path: string): boolean => (valueAt(data, path) ?? '') !== '';
  if (disabled || other === undefined || isGiven('fromDate') || isGiven('toDate')) return null;
  const [fromDate, toDate] = [String(other.data['fromDate']), String(other.data['toDate'])];
  return (
    <div style={{ gridColumn: '1 / -1', marginBlockEnd: 20 }}>
      <Button style={{ whiteSpace: 'normal', height: 'auto' }} onClick={() => set({ fromDate, toDate })}>
        <span>
          {t('people.sameTerm')} <DatePair day={fromDate} inline /> – <DatePair day={toDate} inline />
        </span>
      </Button>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { ItemBodyProps } from '@registrar/ui/filing-pages';
import type { ItemPart } from '../people/item-part';
import { PersonDocuments } from '../people/person-documents';
import { TabbedBody } from '../people/tabbed-body';
import { DirectorPhone } from './director-phone';

const parts: readonly ItemPart[] = [
  { key: 'seat', label: { ne: 'सञ्चालक', en: 'Director' }, paths: ['directorType', 'holderItemId', 'isIndependent', 'designation', 'fromDate', 'toDate'] },
  { key: 'person', label: { ne: 'व्यक्तिगत विवरण', en: 'Personal details' }, paths: ['person'] },
  { key: 'contact', label: { ne: 'सम्पर्क', en: 'Contact' }, paths: ['phoneNo', 'email'] },
];

/** One director: the seat and its term, the person where the list of holders does not name them, the phone they prove. */
export function DirectorBody(props: ItemBodyProps) {
  const { t } = useTranslation();
  const { item } = props;
  return (
    <TabbedBody
      {...props}
      parts={parts}
      afterGroup={(key, data, frame) => (key === 'phoneNo' ? <DirectorPhone item={item} data={data} frame={frame} readOnly={props.readOnly} /> : null)}
      further={item === undefined ? [] : [{ key: 'documents', label: t('people.documents'), content: <PersonDocuments itemId={item.id} /> }]}
    />
  );
}

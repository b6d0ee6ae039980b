import type { FilingFrame } from '@registrar/domain/processes';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import {
  useFilingWords,
  type ItemBodyProps,
  DirectorPhone,
  PersonDocuments,
  TabbedBody,
  type ItemPart,
} from '@registrar/ui/filing';

const parts: readonly ItemPart[] = [
  {
    key: 'seat',
    label: { ne: 'सञ्चालक', en: 'Director' },
    paths: ['directorType', 'holderItemId', 'isIndependent', 'designation', 'fromDate', 'toDate'],
  },
  { key: 'person', label: { ne: 'व्यक्तिगत विवरण', en: 'Personal details' }, paths: ['person'] },
  { key: 'contact', label: { ne: 'सम्पर्क', en: 'Contact' }, paths: ['phoneNo', 'email'] },
];

const isConfirmed = ({ companyType }: FilingFrame): boolean =>
  companyType !== null && companyTypeRules(companyType).directorsConfirm;

/**
 * One director: the seat and its term, the person where the list of holders does not name them, the phone they prove.
 */
export function DirectorBody(props: ItemBodyProps) {
  const said = useFilingWords();
  const { item } = props;
  return (
    <TabbedBody
      {...props}
      parts={parts}
      afterGroup={(key, data, frame) =>
        key === 'phoneNo' && isConfirmed(frame) ? (
          <DirectorPhone item={item} data={data} readOnly={props.readOnly} />
        ) : null
      }
      further={
        item === undefined
          ? []
          : [{ key: 'documents', label: said('people.documents'), content: <PersonDocuments itemId={item.id} /> }]
      }
    />
  );
}

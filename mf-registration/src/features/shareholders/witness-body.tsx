import { useFilingWords, type ItemBodyProps, PersonDocuments, TabbedBody, type ItemPart } from '@registrar/ui/filing';

const parts: readonly ItemPart[] = [
  {
    key: 'identity',
    label: { ne: 'परिचय', en: 'Identity' },
    paths: [
      'fullNameNepali',
      'fullNameEnglish',
      'isForeign',
      'nationalityId',
      'relation',
      'phoneNo',
      'email',
      'identification',
    ],
  },
  { key: 'address', label: { ne: 'ठेगाना', en: 'Address' }, paths: ['address'] },
];

/** A witness with the identity paper of at most one megabyte that belongs to them. */
export function WitnessBody(props: ItemBodyProps) {
  const said = useFilingWords();
  const { item } = props;
  return (
    <TabbedBody
      {...props}
      parts={parts}
      further={
        item === undefined
          ? []
          : [{ key: 'documents', label: said('people.documents'), content: <PersonDocuments itemId={item.id} /> }]
      }
    />
  );
}

import { useFilingWords, type ItemBodyProps, PersonDocuments, TabbedBody } from '@registrar/ui/filing';
import { holderParts } from './holder-parts';
import { RegisteredCompany } from './registered-company';
import { RemainingShares } from './remaining-shares';

/**
 * One shareholder or member: identity, guardian, contact, investment, nominee, beneficiary and papers, each under its
 * tab.
 */
export function HolderBody(props: ItemBodyProps) {
  const said = useFilingWords();
  const { item } = props;
  return (
    <TabbedBody
      {...props}
      parts={holderParts}
      afterGroup={(key, data, frame) => {
        if (key === 'company.nameNepali' || key === 'company.nameEnglish') return <RegisteredCompany data={data} />;
        if (key === 'holding.shareType') return <RemainingShares itemId={item?.id ?? ''} data={data} frame={frame} />;
        return null;
      }}
      further={
        item === undefined
          ? []
          : [{ key: 'documents', label: said('people.documents'), content: <PersonDocuments itemId={item.id} /> }]
      }
    />
  );
}

import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { directorTypes } from '@registrar/domain/enumerations';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import { useLanguage } from '@registrar/runtime';
import { type ColumnsType, Tag } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import { ListPart, useFilingWords, useWizard, BoardRules, SeatHolders, useTermOf } from '@registrar/ui/filing';
import { DirectorBody } from './director-body';

/** Who sits on the board and for how long, with what the law asks of it. */
export function BoardPart() {
  const said = useFilingWords();
  const { frame } = useWizard();
  const rules = frame.companyType === null ? undefined : companyTypeRules(frame.companyType);
  const columns = useDirectorColumns({ withProof: rules?.directorsConfirm === true });
  return (
    <ListPart
      sectionKey="BOD_DETAILS"
      columns={columns}
      body={DirectorBody}
      before={
        <>
          <BoardRules frame={frame} />
          <SeatHolders />
        </>
      }
      most={rules?.directors?.maximum ?? undefined}
      full={said('board.full')}
      empty={said('board.empty')}
    />
  );
}

function useDirectorColumns({ withProof }: { readonly withProof: boolean }): ColumnsType<FiledItemState> {
  const said = useFilingWords();
  const termOf = useTermOf();
  const language = useLanguage();
  const kind = (data: FiledItemState['data']): string => {
    const type = data['directorType'];
    const known = typeof type === 'string' && directorTypes.has(type) ? directorTypes.name(type)[language] : '';
    return [known, data['isIndependent'] === true ? said('board.isIndependent') : ''].filter(Boolean).join(' · ');
  };
  const day = (value: unknown) => (typeof value === 'string' ? <DatePair day={value} inline /> : '–');
  // one under the other: beside the steps there is no room for a column each
  return [
    {
      title: said('board.type'),
      key: 'type',
      render: (_, { data }) => (
        <>
          {kind(data)}
          {withProof ? (
            <div>
              {typeof data['phoneVerifiedAt'] === 'string' ? (
                <Tag color="success">{said('board.proven')}</Tag>
              ) : (
                <Tag color="warning">{said('board.unproven')}</Tag>
              )}
            </div>
          ) : null}
        </>
      ),
    },
    {
      title: said('board.term'),
      key: 'term',
      render: (_, { data }) => (
        <>
          {day(data['fromDate'])}
          <br />
          {day(data['toDate'])}
          <div>{termOf(data['fromDate'], data['toDate'])}</div>
        </>
      ),
    },
  ];
}

import { useTranslation } from 'react-i18next';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { filedItems } from '@registrar/domain/processes';
import {
  boardFrame,
  CHANGED_BOARD,
  directorChanges,
  isAppointed,
  leavesBoard,
} from '@registrar/domain/processes/filings/shareholder-change/changed-board';
import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import { useLanguage } from '@registrar/runtime';
import { type ColumnsType, Tag } from '@registrar/ui/antd';
import { DatePair } from '@registrar/ui/components';
import {
  ListPart,
  useFilingWords,
  useWizard,
  type ItemBodyProps,
  BoardRules,
  DirectorPhone,
  PersonDocuments,
  TabbedBody,
  useTermOf,
  type ItemPart,
} from '@registrar/ui/filing';

const parts: readonly ItemPart[] = [
  {
    key: 'seat',
    label: { ne: 'सञ्चालक', en: 'Director' },
    paths: ['change', 'leaving', 'directorType', 'holderItemId', 'isIndependent', 'designation', 'fromDate', 'toDate'],
  },
  { key: 'person', label: { ne: 'व्यक्तिगत विवरण', en: 'Personal details' }, paths: ['person'] },
  { key: 'contact', label: { ne: 'सम्पर्क', en: 'Contact' }, paths: ['phoneNo', 'email'] },
];

/**
 * Who sits on the board, what becomes of each, and who is new; above it what the law asks of the board as it shall be.
 */
export function ChangedBoardPart() {
  const said = useFilingWords();
  const { frame } = useWizard();
  const maximum = frame.companyType === null ? null : companyTypeRules(frame.companyType).directors?.maximum;
  // whoever leaves makes room
  const leaving = filedItems(frame, CHANGED_BOARD.key).filter(({ data }) => leavesBoard(data)).length;
  return (
    <ListPart
      sectionKey={CHANGED_BOARD.key}
      columns={useColumns()}
      body={DirectorBody}
      before={<BoardRules frame={boardFrame(frame)} />}
      most={maximum === null || maximum === undefined ? undefined : maximum + leaving}
      full={said('board.full')}
      empty={said('board.empty')}
    />
  );
}

function DirectorBody(props: ItemBodyProps) {
  const said = useFilingWords();
  const { item } = props;
  return (
    <TabbedBody
      {...props}
      parts={parts}
      afterGroup={(key, data) =>
        key === 'phoneNo' ? <DirectorPhone item={item} data={data} readOnly={props.readOnly} /> : null
      }
      further={
        item === undefined
          ? []
          : [{ key: 'documents', label: said('people.documents'), content: <PersonDocuments itemId={item.id} /> }]
      }
    />
  );
}

function useColumns(): ColumnsType<FiledItemState> {
  const { t } = useTranslation();
  const said = useFilingWords();
  const termOf = useTermOf();
  const language = useLanguage();
  const change = (data: FiledItemState['data']) => {
    if (isAppointed(data)) {
      return (
        <>
          <Tag color="success">{t('boardChange.appointed')}</Tag>
          <div>
            {typeof data['phoneVerifiedAt'] === 'string' ? (
              <Tag color="success">{said('board.proven')}</Tag>
            ) : (
              <Tag color="warning">{said('board.unproven')}</Tag>
            )}
          </div>
        </>
      );
    }
    const key = typeof data['change'] === 'string' ? data['change'] : 'STAYS';
    return (
      <Tag color={leavesBoard(data) ? 'error' : key === 'RE_ELECTED' ? 'warning' : undefined}>
        {directorChanges.name(key)[language]}
      </Tag>
    );
  };
  const day = (value: unknown) => (typeof value === 'string' ? <DatePair day={value} inline /> : '–');
  return [
    { title: t('boardChange.change'), key: 'change', render: (_, { data }) => change(data) },
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

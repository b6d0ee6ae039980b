import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { investorTypes, shareholderEntities } from '@registrar/domain/enumerations';
import {
  isCorrected,
  standingHolder,
  type HolderList,
} from '@registrar/domain/processes/filings/shareholder-change/corrected-holders';
import {
  registeredIdOf,
  registeredPeople,
  seatsHeldBy,
} from '@registrar/domain/processes/questions/people/registered-people';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Alert, useFormats } from '@registrar/ui';
import { type ColumnsType, Tag } from '@registrar/ui/antd';
import {
  ListPart,
  useFilingPages,
  useFilingWords,
  useWizard,
  type ItemBodyProps,
  type Opened,
  type OpenedAt,
  PersonDocuments,
  TabbedBody,
  type ItemPart,
  useFiledItems,
} from '@registrar/ui/filing';
import { addressedHolder, stepOfList } from './holder-address';
import { CorrectedAnswers, HeldShares } from './holder-answers';

const parts: readonly ItemPart[] = [
  {
    key: 'identity',
    label: { ne: 'परिचय', en: 'Identity' },
    paths: ['entity', 'investorType', 'shareholderType', 'person', 'identification', 'company'],
  },
  { key: 'guardian', label: { ne: 'संरक्षक', en: 'Guardian' }, paths: ['guardian'] },
  {
    key: 'contact',
    label: { ne: 'ठेगाना र सम्पर्क', en: 'Address and contact' },
    paths: ['permanentAddress', 'temporaryElsewhere', 'temporaryAddress', 'contact'],
  },
  { key: 'nominee', label: { ne: 'इच्छाइएको व्यक्ति', en: 'Nominee' }, paths: ['hasNominee', 'nominee'] },
  { key: 'beneficiary', label: { ne: 'हिताधिकारी', en: 'Beneficiary' }, paths: ['hasBeneficiary', 'beneficiary'] },
  { key: 'witness', label: { ne: 'साक्षी', en: 'Witness' }, paths: ['hasWitness', 'witness'] },
  { key: 'correction', label: { ne: 'कारण', en: 'Reason' }, paths: ['isRemoved', 'remark'] },
];

export const LocalHolders = () => <HoldersPart list="LOCAL_SHAREHOLDER" />;
export const ForeignHolders = () => <HoldersPart list="FOREIGN_SHAREHOLDER" />;

/** All holders of the register of one kind; each is opened at an address of its own. */
function HoldersPart({ list }: { readonly list: HolderList }) {
  const at = useOpenedByAddress(list);
  return <ListPart sectionKey={list} columns={useColumns()} body={HolderBody} at={at} />;
}

function useOpenedByAddress(list: HolderList): OpenedAt {
  const { detail, saveStep } = useWizard();
  const { addressOf } = useFilingPages();
  const { navigation } = usePortal();
  const { step } = useParams();
  const items = useFiledItems(detail.id, list).data;
  const holder = addressedHolder(detail, step);
  const item = items?.find(({ data }) => holder !== undefined && registeredIdOf(data) === holder.id);
  return useMemo(() => {
    const lead = async (opened: Opened | undefined) => {
      const wanted =
        opened === undefined || opened.kind === 'new' ? undefined : items?.find(({ id }) => id === opened.id);
      const registered = wanted && registeredIdOf(wanted.data);
      if (!(await saveStep())) return;
      navigation.to(`${addressOf(detail.id, registered ?? stepOfList(list))}${opened?.kind === 'view' ? '/view' : ''}`);
    };
    return {
      opened: item === undefined ? undefined : { kind: 'edit', id: item.id },
      open: (opened) => void lead(opened),
    };
  }, [item, items, saveStep, navigation, addressOf, detail.id, list]);
}

/** One holder, part by part, with what is held to read and what is corrected so far against what the register has. */
function HolderBody(props: ItemBodyProps) {
  const said = useFilingWords();
  const { item, section, initial, onChange } = props;
  const { frame } = useWizard();
  const [data, setData] = useState(initial);
  const holder = standingHolder(item?.data ?? initial, frame);
  return (
    <>
      {holder === undefined ? null : <HeldShares holder={holder} company={frame.company} />}
      <TabbedBody
        {...props}
        parts={parts}
        onChange={(answers) => {
          setData(answers);
          onChange(answers);
        }}
        afterGroup={(key, answers) =>
          key === 'isRemoved' && answers['isRemoved'] === true ? <SeatsGoToo id={holder?.id ?? ''} /> : null
        }
        further={
          item === undefined
            ? []
            : [{ key: 'documents', label: said('people.documents'), content: <PersonDocuments itemId={item.id} /> }]
        }
      />
      {holder === undefined ? null : (
        <CorrectedAnswers section={section} data={{ ...data, registeredId: holder.id }} holder={holder} frame={frame} />
      )}
    </>
  );
}

/** The specification asks for this warning. */
function SeatsGoToo({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { frame } = useWizard();
  const seats = seatsHeldBy(registeredPeople(frame).directors, id);
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      style={{ marginBlockEnd: 16 }}
      title={t(seats.length === 0 ? 'holderChange.removal' : 'holderChange.removalWithSeats', { count: seats.length })}
    />
  );
}

function useColumns(): ColumnsType<FiledItemState> {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const { frame } = useWizard();
  const kindOf = ({ entity, investorType }: FiledItemState['data']): string =>
    [
      typeof entity === 'string' ? shareholderEntities.name(entity)[language] : '',
      typeof investorType === 'string' ? investorTypes.name(investorType)[language] : '',
    ]
      .filter(Boolean)
      .join(' · ');
  const state = (data: FiledItemState['data']) => {
    if (data['isRemoved'] === true) return <Tag color="error">{t('holderChange.removed')}</Tag>;
    return isCorrected(data, frame) ? (
      <Tag color="warning">{t('holderChange.corrected')}</Tag>
    ) : (
      <Tag>{t('holderChange.asRegistered')}</Tag>
    );
  };
  return [
    {
      title: t('holderChange.kind'),
      key: 'kind',
      render: (_, { data }) => (
        <>
          {kindOf(data)}
          <div>{state(data)}</div>
        </>
      ),
    },
    {
      title: t('holderChange.shares'),
      key: 'shares',
      align: 'end',
      render: (_, { data }) => {
        const quantity = standingHolder(data, frame)?.quantity;
        return quantity === null || quantity === undefined ? '–' : number(quantity);
      },
    },
  ];
}

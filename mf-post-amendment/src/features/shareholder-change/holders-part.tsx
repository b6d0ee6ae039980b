import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { investorTypes, shareholderEntities } from '@registrar/domain/enumerations';
import {
  isCorrected,
  standingHolder,
  type HolderList,
} from '@registrar/domain/processes/filings/shareholder-change/corrected-holders';
import { registeredPeople, seatsHeldBy } from '@registrar/domain/processes/questions/people/registered-people';
import { useLanguage } from '@registrar/runtime';
import { Alert, useFormats } from '@registrar/ui';
import { type ColumnsType, Tag } from '@registrar/ui/antd';
import { ItemStepForm, ListPart, useWizard, type ItemStepBodyProps } from '@registrar/ui/filing';
import { CorrectedAnswers, HeldShares } from './holder-answers';

export const LocalHolders = () => <HoldersPart list="LOCAL_SHAREHOLDER" />;
export const ForeignHolders = () => <HoldersPart list="FOREIGN_SHAREHOLDER" />;

/** All holders of the register of one kind. */
function HoldersPart({ list }: { readonly list: HolderList }) {
  return <ListPart sectionKey={list} columns={useColumns()} stepBody={HolderStep} />;
}

/** One step of a holder, with what is held to read and what is corrected so far against what the register has. */
function HolderStep(props: ItemStepBodyProps) {
  const { item, section, initial, onChange } = props;
  const { frame } = useWizard();
  const [data, setData] = useState(initial);
  const holder = standingHolder(item?.data ?? initial, frame);
  return (
    <>
      {holder === undefined ? null : <HeldShares holder={holder} company={frame.company} />}
      <ItemStepForm
        {...props}
        onChange={(answers) => {
          setData(answers);
          onChange(answers);
        }}
        afterGroup={(key, answers) =>
          key === 'isRemoved' && answers['isRemoved'] === true ? <SeatsGoToo id={holder?.id ?? ''} /> : null
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

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ObjectionView } from '@registrar/domain/calls/representative-objections';
import { DatePair, OutsideOutcome, OutsidePage, OutsideRefusal } from '@registrar/ui/components';
import { useNameOf } from '../representatives/in-language';
import { useObject, useObjection } from './objection';

/** Where the notice of a change of representatives leads: what is asked, and the objection to it. */
export function ObjectionPage() {
  const { t } = useTranslation();
  const { reference = '' } = useParams();
  const nameOf = useNameOf();
  const names = (people: ObjectionView['leaving']) => people.map(nameOf).join(', ') || '—';
  return (
    <OutsidePage
      title={t('objection.title')}
      link={useObjection(reference)}
      unknownHint={t('objection.unknownHint')}
      lead={(view) => t('objection.lead', { name: nameOf(view.person) })}
      facts={(view) => [
        { label: t('objection.leaving'), value: names(view.leaving) },
        { label: t('objection.joining'), value: names(view.joining) },
        { label: t('objection.until'), value: <DatePair day={view.until} /> },
      ]}
    >
      {(view) => <Standing reference={reference} view={view} />}
    </OutsidePage>
  );
}

function Standing({ reference, view }: { readonly reference: string; readonly view: ObjectionView }) {
  const { t } = useTranslation();
  const object = useObject(reference);
  if (view.objectedAt !== null) return <OutsideOutcome type="success" title={t('objection.objected')} />;
  if (!view.open) return <OutsideOutcome type="warning" title={t('objection.over')} />;
  return (
    <OutsideRefusal
      label={t('objection.object')}
      hint={t('objection.means')}
      title={t('objection.confirm')}
      means={t('objection.confirmMeans')}
      onRefuse={(reason) => object.mutateAsync({ remark: reason })}
    />
  );
}

import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useApplication, FilingPage, FilingPagesContext, NoSuchPage } from '@registrar/ui/filing';
import { CorrectedFiling } from '../mistakes/corrected-filing';
import { addressedHolder } from '../shareholder-change/holder-address';
import { agreementPlace } from '../shares/agreement-address';
import { amendmentAddress, EVENT } from './amendment-address';
import { amendmentPages } from './amendment-pages';

/**
 * One change of a company for whoever files it: its steps while it is written, then where it stands. In the place of a
 * step also a holder of a shareholder change, to be corrected or to be read, and the addresses of an agreement on
 * shares.
 */
export function AmendmentPage() {
  const { eventId = EVENT, processId = '', processName, step, itemStep, item: third, part } = useParams();
  const application = useApplication(processId);
  const { data: detail } = application;
  const process = detail?.processName ?? processName ?? '';
  const pages = useMemo(() => amendmentPages(process), [process]);
  const holder = addressedHolder(detail, step);
  const agreement = agreementPlace(
    detail,
    [step, itemStep, third, part].flatMap((one) => one ?? []),
  );
  // an address says of what kind the filing is: of another kind, or of another event, it is nobody's
  const isElsewhere = eventId !== EVENT || (processName !== undefined && processName !== detail?.processName);
  if (detail !== undefined && isElsewhere)
    return (
      <FilingPagesContext value={pages}>
        <NoSuchPage address={amendmentAddress(detail.processName, detail.id)} />
      </FilingPagesContext>
    );
  // nothing but a holder and an agreement on shares has pages behind a step
  const isBehindStep = third !== undefined || (itemStep !== undefined && holder === undefined);
  const isNoPlace = agreement === null || (agreement === undefined && isBehindStep);
  if (detail !== undefined && isNoPlace)
    return (
      <FilingPagesContext value={pages}>
        <NoSuchPage address={amendmentAddress(detail.processName, detail.id)} />
      </FilingPagesContext>
    );
  const item = agreement?.item ?? (holder && { step: holder.step, item: holder.id, itemStep });
  return (
    <>
      {detail === undefined ? null : <CorrectedFiling detail={detail} reader="OWN" />}
      <FilingPage pages={pages} id={processId} step={agreement?.step ?? holder?.step ?? step} item={item} />
    </>
  );
}

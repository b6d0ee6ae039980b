import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { DisclosureView } from '@registrar/domain/calls/director-disclosures';
import { processName } from '@registrar/domain/enumerations';
import type { Answers } from '@registrar/domain/processes';
import type { Disclosure } from '@registrar/domain/processes/questions/disclosures/disclosure';
import { useLanguage } from '@registrar/runtime';
import { localName } from '@registrar/ui';
import {
  InstantPair,
  OutsideOutcome,
  OutsidePage,
  OutsideRefusal,
  useKeptInTab,
  useLanguageOfLink,
} from '@registrar/ui/components';
import { useDecline, useDisclosure } from './director-disclosure';
import { DisclosureForm } from './disclosure-form';
import { DisclosureSignature } from './disclosure-signature';

/**
 * Where the link of the mail or the SMS leads a director: the four questions of section 92, and the signature. Nobody
 * needs an account for it.
 */
export function DirectorDisclosurePage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const language = useLanguage();
  const disclosure = useDisclosure(token);
  useLanguageOfLink(token, disclosure.data?.language);
  return (
    <OutsidePage
      title={t('disclosure.title')}
      wide
      link={disclosure}
      unknownHint={t('disclosure.unknownHint')}
      lead={(view) =>
        t('disclosure.lead', {
          director: localName(view.director, language),
          by: localName(view.askedBy, language),
          company: localName(view.company, language),
        })
      }
      facts={(view) => [
        { label: t('disclosure.for'), value: processName(view.process)[language] },
        ...(view.state === 'OPEN'
          ? [{ label: t('disclosure.until'), value: <InstantPair at={view.expiresAt} withTime inline /> }]
          : []),
      ]}
    >
      {(view) => <Standing token={token} view={view} />}
    </OutsidePage>
  );
}

interface AskedProps {
  readonly token: string;
  readonly view: DisclosureView;
}

function Standing({ token, view }: AskedProps) {
  const { t } = useTranslation();
  switch (view.state) {
    case 'OPEN':
      return <Open token={token} view={view} />;
    case 'SIGNED':
      return (
        <OutsideOutcome
          type="success"
          title={t('disclosure.signed')}
          at={view.signedAt}
          next={t('disclosure.signedNext')}
        />
      );
    case 'DECLINED':
      return <OutsideOutcome type="info" title={t('disclosure.declined')} next={t('disclosure.declinedNext')} />;
    case 'EXPIRED':
      return <OutsideOutcome type="warning" title={t('disclosure.expired')} next={t('disclosure.askAgain')} />;
    case 'CLOSED':
      return <OutsideOutcome type="warning" title={t('disclosure.closed')} next={t('disclosure.closedHint')} />;
  }
}

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** First the answers, then the signature under them; before it nothing is sent. */
function Open({ token, view }: AskedProps) {
  const { t } = useTranslation();
  const [kept, keep] = useKeptInTab<Answers>(`disclosure:${token}`, isAnswers, {});
  const [answers, setAnswers] = useState<Disclosure>();
  const decline = useDecline(token);
  return (
    <>
      {answers === undefined ? (
        <DisclosureForm initial={kept} onChange={keep} onGood={setAnswers} />
      ) : (
        <DisclosureSignature token={token} view={view} answers={answers} onBack={() => setAnswers(undefined)} />
      )}
      <OutsideRefusal
        label={t('disclosure.decline')}
        hint={t('disclosure.declineHint')}
        title={t('disclosure.declineTitle')}
        means={t('disclosure.declineMeans')}
        onRefuse={(reason) => decline.mutateAsync({ reason })}
      />
    </>
  );
}

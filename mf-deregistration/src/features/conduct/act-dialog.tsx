import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { claimKinds, opinionBodies } from '@registrar/domain/enumerations';
import type { FilingFrame } from '@registrar/domain/processes';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { useLanguage } from '@registrar/runtime';
import { Button, Form, localName, type ZodFormState } from '@registrar/ui';
import { FormDialog } from '@registrar/ui/components';
import { SectionForm } from '@registrar/ui/filing';
import { actSchemas, fieldsOf, isProven } from './act-fields';
import { useActForm } from './act-form';
import { pathOf, useAct, type Act } from './conduct';
import { ProofField } from './proof-field';
import styles from './conduct.module.css';

const today = () => nepalDayOfInstant(new Date().toISOString());
const frame = (): FilingFrame => ({ companyType: null, company: null, answers: {}, today: today() });

/** Days that are usually those of the act; the officer changes them. */
function initialOf(act: Act): Readonly<Record<string, unknown>> {
  switch (act.kind) {
    case 'publish':
      return { publishedOn: today(), ...(act.notice.channels.length === 1 && { channel: act.notice.channels[0] }) };
    case 'returnNotice':
      return { returnedOn: today() };
    case 'answerOpinion':
      return { answeredOn: today() };
    default:
      return {};
  }
}

interface ActDialogProps {
  readonly act: Act;
  readonly proceeding: ProceedingDetail;
  readonly onClose: () => void;
}

/** One act of the office in a proceeding: what it is about, what is asked for it, and what is wrong at its field. */
export function ActDialog({ act, proceeding, onClose }: ActDialogProps) {
  const { t } = useTranslation();
  const send = useAct(proceeding.id);
  const title = `${t(`conduct.${act.kind}`)}: ${useAbout()(act)}`;
  const [within] = useState(frame);
  const [initial] = useState(() => initialOf(act));
  const [fields] = useState(() => fieldsOf(act, proceeding.allowedActs.askOpinion));
  const { form, failure } = useActForm({
    schema: actSchemas[act.kind],
    proceeding,
    send: (value, version) =>
      send.mutateAsync({
        path: pathOf(act),
        body: { ...(act.kind === 'publish' && { notice: act.notice.notice }), ...value, version },
      }),
    onClose,
  });
  return (
    <FormDialog title={title} busy={form.submitting} onClose={onClose}>
      <Question act={act} />
      {failure}
      <SectionForm form={form} fields={fields} frame={within} initial={initial}>
        {act.kind === 'publish' ? <Proof form={form} /> : null}
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t(`conduct.${act.kind}`)}
        </Button>
      </SectionForm>
    </FormDialog>
  );
}

/** Names what an act is about, for a button and for its dialog. */
export function useAbout(): (act: Act) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (act) => {
    switch (act.kind) {
      case 'publish':
      case 'returnNotice':
        return localName(act.notice.name, language);
      case 'judgeClaim':
        return `${claimKinds.name(act.claim.kind)[language]}, ${localName(act.claim.claimant, language)}`;
      case 'askOpinion':
        return t('conduct.ofBody');
      case 'sendOpinionLink':
      case 'answerOpinion':
      case 'judgeOpinion':
        return opinionBodies.name(act.opinion.body)[language];
      case 'openPhase':
        return localName(act.phase.name, language);
    }
  };
}

/** Nobody decides without what is decided on before their eyes. */
function Question({ act }: { readonly act: Act }) {
  const { t } = useTranslation();
  const said =
    act.kind === 'judgeClaim'
      ? act.claim.text
      : act.kind === 'judgeOpinion'
        ? act.opinion.answer?.text
        : act.kind === 'answerOpinion'
          ? act.opinion.question
          : undefined;
  return (
    <>
      {said === undefined ? null : <blockquote className={styles['said']}>{said}</blockquote>}
      <p className={styles['means']}>{t(`conduct.means.${act.kind}`)}</p>
    </>
  );
}

/** The cutting or the receipt, of a way that is proven. */
function Proof({ form }: { readonly form: ZodFormState }) {
  const channel: unknown = Form.useWatch(['channel'], form.antd);
  return isProven({ channel }) ? <ProofField /> : null;
}

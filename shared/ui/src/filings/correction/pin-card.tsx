import { useState, type ReactNode } from 'react';
import { answerPinRequestSchema, type Pin } from '@registrar/domain/calls/corrections';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { FormField } from '../../base/form/form-field';
import { LongText } from '../../base/fields/long-text';
import { useZodForm } from '../../base/form/use-zod-form';
import { ZodForm } from '../../base/form/zod-form';
import { InstantPair } from '../../base/dates/date-pair';
import { useAnswerPin } from './answer-pin';
import { useFilingWords } from '../filing/filing-words';

interface PinCardProps {
  readonly applicationId: string;
  readonly pin: Pin;
  readonly mayAnswer: boolean;
  /** Leads to the place. */
  readonly onGo?: () => void;
}

/** One remark of the office, where it points, and what the applicant answers. */
export function PinCard({ applicationId, pin, mayAnswer, onGo }: PinCardProps) {
  const t = useFilingWords();
  const language = useLanguage();
  const [writing, setWriting] = useState(pin.answer === null);
  const place = language === 'ne' ? pin.labelNepali : pin.labelEnglish;
  const wayThere = onGo === undefined ? null : <Button onClick={onGo}>{t('pin.goThere')}</Button>;
  return (
    <Alert
      type={pin.answer === null ? 'warning' : 'success'}
      showIcon
      style={{ marginBlockEnd: 12, alignItems: 'flex-start' }}
      title={<strong>{place}</strong>}
      description={
        <>
          <p style={{ whiteSpace: 'pre-line', marginBlock: '4px' }}>{pin.remark}</p>
          <p style={{ marginBlock: '4px' }}>
            <InstantPair at={pin.sentAt ?? pin.at} inline />
          </p>
          {pin.answer === null || writing ? null : (
            <p style={{ whiteSpace: 'pre-line' }}>
              {t('pin.answered')}: {pin.answer}
            </p>
          )}
          {mayAnswer && writing ? (
            <AnswerForm applicationId={applicationId} pin={pin} place={place} onDone={() => setWriting(false)}>
              {wayThere}
            </AnswerForm>
          ) : (
            <Flex wrap gap="small">
              {mayAnswer ? <Button onClick={() => setWriting(true)}>{t('pin.changeAnswer')}</Button> : null}
              {wayThere}
            </Flex>
          )}
        </>
      }
    />
  );
}

interface AnswerFormProps extends Pick<PinCardProps, 'applicationId' | 'pin'> {
  readonly place: string;
  readonly onDone: () => void;
  /** Stands behind the button that saves. */
  readonly children: ReactNode;
}

function AnswerForm({ applicationId, pin, place, onDone, children }: AnswerFormProps) {
  const t = useFilingWords();
  const answering = useAnswerPin(applicationId);
  const form = useZodForm({
    schema: answerPinRequestSchema,
    onSubmit: async ({ answer }) => {
      await answering.mutateAsync({ pinId: pin.id, answer });
      onDone();
    },
  });
  return (
    <ZodForm form={form} initialValues={{ answer: pin.answer ?? '' }} aria-label={t('pin.answerOf', { place })}>
      <FormField name="answer" label={t('pin.answer')} required>
        <LongText rows={2} maxLength={REASON_MAXIMUM} />
      </FormField>
      <Flex wrap gap="small">
        <Button htmlType="submit" type="primary" loading={form.submitting}>
          {t('pin.saveAnswer')}
        </Button>
        {children}
      </Flex>
    </ZodForm>
  );
}

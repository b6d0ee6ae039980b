import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  OPINION_FILE,
  opinionGivenSchema,
  type OpinionGiven,
  type OpinionRequest,
} from '@registrar/domain/calls/opinion-requests';
import { opinionAnswers } from '@registrar/domain/enumerations';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage } from '@registrar/runtime';
import { AmountField, Button, Form, FormField, LongText, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { FileUpload, OutsideCode, type UploadedFile } from '@registrar/ui/components';
import { linkOf, useGiveOpinion, useOpinionUpload } from './opinion-request';
import styles from './opinion-request.module.css';

interface GiveOpinionProps {
  readonly token: string;
  readonly view: OpinionRequest;
}

/** First the answer, then the code that sends it; what was written stays while the code is on its way. */
export function GiveOpinion({ token, view }: GiveOpinionProps) {
  const [given, setGiven] = useState<OpinionGiven>();
  const [file, setFile] = useState<UploadedFile>();
  const [isChecked, setChecked] = useState(false);
  return isChecked && given !== undefined ? (
    <SendOpinion token={token} view={view} given={given} file={file} onBack={() => setChecked(false)} />
  ) : (
    <WriteOpinion
      token={token}
      view={view}
      given={given}
      file={file}
      onFile={setFile}
      onGiven={(answer) => {
        setGiven(answer);
        setChecked(true);
      }}
    />
  );
}

const rules = {
  extensions: OPINION_FILE.extensions.map((extension) => extension.toLowerCase()),
  maxBytes: OPINION_FILE.maximumMegabytes * 1024 * 1024,
};

interface WriteOpinionProps extends GiveOpinionProps {
  readonly given: OpinionGiven | undefined;
  readonly file: UploadedFile | undefined;
  readonly onFile: (file: UploadedFile | undefined) => void;
  readonly onGiven: (given: OpinionGiven) => void;
}

function WriteOpinion({ token, view: { moreDays }, given, file, onFile, onGiven }: WriteOpinionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const upload = useOpinionUpload(token);
  const form = useZodForm({
    schema: opinionGivenSchema,
    onSubmit: (answer) => {
      onGiven(answer.kind === 'MORE_TIME' || file === undefined ? answer : { ...answer, file: file.id });
      return Promise.resolve([]);
    },
  });
  const kind: unknown = Form.useWatch('kind', form.antd) ?? given?.kind;
  const options = [
    ...opinionAnswers.keys.map((value) => ({ value: value as string, label: opinionAnswers.name(value)[language] })),
    ...(moreDays === null ? [] : [{ value: 'MORE_TIME', label: t('opinion.moreTime', { days: number(moreDays) }) }]),
  ];
  return (
    <>
      <h2 className={styles['heading']}>{t('opinion.answer')}</h2>
      <ZodForm form={form} initialValues={given ?? {}} aria-label={t('opinion.answer')}>
        <FormField name="kind" label={t('opinion.kind')} required>
          <Radio.Group options={options} className={styles['choices']} />
        </FormField>
        {kind === 'OBJECTION' ? (
          <FormField name="claimPaisa" label={t('opinion.claim')} extra={t('opinion.claimHint')}>
            <AmountField />
          </FormField>
        ) : null}
        <FormField name="text" label={t(kind === 'MORE_TIME' ? 'opinion.whyMoreTime' : 'opinion.text')} required>
          <LongText rows={6} maxLength={REASON_MAXIMUM} />
        </FormField>
        {kind === 'MORE_TIME' ? null : (
          <div className={styles['space']}>
            <p className={styles['label']}>{t('opinion.fileHint')}</p>
            <FileUpload label={t('opinion.file')} rules={rules} upload={upload} value={file} onChange={onFile} />
          </div>
        )}
        <Button type="primary" size="large" htmlType="submit" loading={form.submitting}>
          {t('opinion.goOn')}
        </Button>
      </ZodForm>
    </>
  );
}

interface SendOpinionProps extends GiveOpinionProps {
  readonly given: OpinionGiven;
  readonly file: UploadedFile | undefined;
  readonly onBack: () => void;
}

/** What will be sent, and the code to the address of the body that sends it. */
function SendOpinion({ token, view: { contacts }, given, file, onBack }: SendOpinionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  const give = useGiveOpinion(token);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2
        className={styles['heading']}
        tabIndex={-1}
        ref={(node) => {
          // it stands in the place of the form, whose button had the focus
          if (node !== null && heading.current === null) node.focus();
          heading.current = node;
        }}
      >
        {t('opinion.check')}
      </h2>
      <p>
        <strong>
          {given.kind === 'MORE_TIME' ? t('opinion.moreTimeAsked') : opinionAnswers.name(given.kind)[language]}
        </strong>
        {given.kind === 'OBJECTION' && given.claimPaisa !== undefined ? <> · {money(given.claimPaisa)}</> : null}
      </p>
      <blockquote className={styles['words']}>{given.text}</blockquote>
      {given.kind === 'MORE_TIME' || file === undefined ? null : (
        <p>
          {t('opinion.file')}: {file.name}
        </p>
      )}
      <Button onClick={onBack} className={styles['space']}>
        {t('opinion.back')}
      </Button>
      <OutsideCode
        link={linkOf(token)}
        contacts={contacts}
        words={{
          where: t('opinion.where'),
          noContact: t('opinion.noContact'),
          lead: (contact) => t('opinion.codeLead', { contact }),
          sendLabel: t('opinion.sendCode'),
          sentText: (contact) => t('opinion.codeSent', { contact }),
          verifyLabel: t('opinion.send'),
          tooShort: t('opinion.sixDigits'),
        }}
        onProve={(channel, otp) => give.mutateAsync({ ...given, channel, otp })}
      />
    </>
  );
}

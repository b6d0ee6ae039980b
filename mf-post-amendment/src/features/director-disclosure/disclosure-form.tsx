import { useTranslation } from 'react-i18next';
import type { Answers } from '@registrar/domain/processes';
import { disclosure, type Disclosure } from '@registrar/domain/processes/questions/disclosures/disclosure';
import { Button, useZodForm } from '@registrar/ui';
import { SectionForm } from '@registrar/ui/filing';
import { questions, useLinkFrame } from './questions';
import styles from './director-disclosure.module.css';

interface DisclosureFormProps {
  readonly initial: Answers;
  readonly onChange: (answers: Answers) => void;
  readonly onGood: (answers: Disclosure) => void;
}

/** Questions (ka) to (gha), each answered with a remark. */
export function DisclosureForm({ initial, onChange, onGood }: DisclosureFormProps) {
  const { t } = useTranslation();
  const form = useZodForm({ schema: disclosure, onSubmit: onGood });
  return (
    <>
      <p className={styles['lead']}>{t('disclosure.law')}</p>
      <SectionForm
        form={form}
        fields={questions}
        frame={useLinkFrame()}
        initial={initial}
        onChange={onChange}
        aria-label={t('disclosure.questions')}
      >
        <div className={styles['actions']}>
          <Button type="primary" size="large" htmlType="submit">
            {t('disclosure.toSignature')}
          </Button>
        </div>
      </SectionForm>
    </>
  );
}

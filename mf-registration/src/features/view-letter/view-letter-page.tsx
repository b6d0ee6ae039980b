import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readVerificationCode } from '@registrar/domain/calls/letters';
import { Button, Form, Input, PageHeader, Sheet } from '@registrar/ui';
import { LetterVerdict } from './letter-verdict';
import styles from './view-letter.module.css';

/** Shows a letter to anybody who holds its code, and says what it is worth today. The code stands in the address. */
export function ViewLetterPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('code') ?? '';
  const [times, setTimes] = useState(0);
  const ask = (code: string) => {
    setTimes(times + 1);
    setSearch({ code }, { preventScrollReset: true });
  };
  return (
    <div className={styles['page']}>
      <div className={styles['question']}>
        <PageHeader title={t('viewLetter.title')}>{t('viewLetter.lead')}</PageHeader>
        <Sheet>
          <CodeForm key={asked} asked={asked} onAsk={ask} />
        </Sheet>
      </div>
      <LetterVerdict key={times} code={readVerificationCode(asked)} />
    </div>
  );
}

/** A code that cannot be one is refused here: its last character checks the others. */
function CodeForm({ asked, onAsk }: { readonly asked: string; readonly onAsk: (code: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(asked);
  const [misspelled, setMisspelled] = useState(asked !== '' && readVerificationCode(asked) === undefined);
  return (
    <Form
      layout="vertical"
      onFinish={() => {
        const wrong = readVerificationCode(typed) === undefined;
        setMisspelled(wrong);
        if (!wrong) onAsk(typed.trim());
      }}
    >
      <Form.Item
        label={t('viewLetter.code')}
        htmlFor="verification-code"
        extra={t('viewLetter.codeHint')}
        validateStatus={misspelled ? 'error' : undefined}
        help={misspelled ? <span id="verification-code-problem" role="alert">{t('viewLetter.misspelled')}</span> : undefined}
      >
        <Input
          id="verification-code"
          lang="en"
          size="large"
          value={typed}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={misspelled || undefined}
          aria-describedby={misspelled ? 'verification-code-problem' : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit">{t('viewLetter.submit')}</Button>
    </Form>
  );
}

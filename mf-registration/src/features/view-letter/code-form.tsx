import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readVerificationCode } from '@registrar/domain/calls/letters';
import { Button, Form, Input } from '@registrar/ui';

/** A code that cannot be one is refused here: its last character checks the others. */
export function CodeForm({ asked, onAsk }: { readonly asked: string; readonly onAsk: (code: string) => void }) {
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
        help={
          misspelled ? (
            <span id="verification-code-problem" role="alert">
              {t('viewLetter.misspelled')}
            </span>
          ) : undefined
        }
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
      <Button type="primary" htmlType="submit">
        {t('viewLetter.submit')}
      </Button>
    </Form>
  );
}

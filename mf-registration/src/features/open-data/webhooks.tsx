import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newWebhookSchema, type MadeWebhook } from '@registrar/domain/calls/publication-webhooks';
import { PortalLink, useSession } from '@registrar/runtime';
import { Alert, Button, FormField, Input, Sheet, useFormats, ZodForm } from '@registrar/ui';
import { InstantPair, useSentForm } from '@registrar/ui/components';
import { useEndWebhook, useMakeWebhook, useWebhooks } from './open-data';
import styles from './open-data.module.css';

/** Has new entries sent to an address of the reader's own program. */
export function Webhooks() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <Sheet as="section" aria-labelledby="webhooks">
      <h2 id="webhooks">{t('openData.hooks')}</h2>
      <p style={{ marginBlockStart: 0 }}>{t('openData.hooksLead')}</p>
      {session === null ? <PortalLink to="/login">{t('openData.signIn')}</PortalLink> : <OwnWebhooks />}
    </Sheet>
  );
}

function OwnWebhooks() {
  const [made, setMade] = useState<MadeWebhook>();
  const { t } = useTranslation();
  return (
    <>
      <NewAddress onMade={setMade} />
      {made === undefined ? null : (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('openData.secret')}
          description={
            <>
              <div>{t('openData.secretLead')}</div>
              <code>{made.secret}</code>
            </>
          }
        />
      )}
      <Addresses />
    </>
  );
}

function NewAddress({ onMade }: { readonly onMade: (made: MadeWebhook) => void }) {
  const { t } = useTranslation();
  const make = useMakeWebhook();
  const { form, failure } = useSentForm({
    schema: newWebhookSchema,
    send: async (value) => {
      onMade(await make.mutateAsync(value));
      form.antd.resetFields();
    },
  });
  return (
    <ZodForm form={form} aria-label={t('openData.hooks')}>
      {failure}
      <FormField name="url" label={t('openData.url')} extra={t('openData.urlHint')} required>
        <Input maxLength={500} inputMode="url" autoComplete="off" />
      </FormField>
      <Button type="primary" htmlType="submit" loading={form.submitting}>
        {t('openData.add')}
      </Button>
    </ZodForm>
  );
}

function Addresses() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data } = useWebhooks();
  const end = useEndWebhook();
  if (data === undefined || data.length === 0) return null;
  return (
    <ul className={styles['rows']}>
      {data.map(({ id, url, deliveredTo, failingSince, endedAt }) => (
        <li key={id}>
          <div className={styles['main']}>
            <code>{url}</code>
            <div className={styles['soft']}>
              {endedAt !== null ? (
                <>
                  {t('openData.ended')}: <InstantPair at={endedAt} inline />
                </>
              ) : failingSince !== null ? (
                <>
                  {t('openData.failing')}: <InstantPair at={failingSince} inline />
                </>
              ) : (
                t('openData.delivered', { number: number(deliveredTo) })
              )}
            </div>
          </div>
          {endedAt === null ? (
            <Button
              size="small"
              loading={end.isPending && end.variables === id}
              onClick={() => end.mutate(id)}
              aria-label={t('openData.removeOne', { url })}
            >
              {t('openData.remove')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

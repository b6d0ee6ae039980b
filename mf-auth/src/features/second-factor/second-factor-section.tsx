import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactor, SecondFactorsAnswer } from '@registrar/domain/calls/second-factor';
import { Alert, Button, ListSkeleton, Sheet, useFormats } from '@registrar/ui';
import { InstantPair, Dialog, passkeysWork } from '@registrar/ui/components';
import profileStyles from '../profile/profile.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { AddTotpDialog } from './add-totp-dialog';
import { PasswordForm } from './password-form';
import { RecoveryCodes } from './recovery-codes';
import { useChangeSecondFactors, useSecondFactors } from './second-factor';
import styles from './second-factor.module.css';

type Asked = 'totp' | 'passkey' | 'codes' | SecondFactor;

/** What a login asks for beside the password. */
export function SecondFactorSection() {
  const { t } = useTranslation();
  const answer = useSecondFactors();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  if (answer.isPending) return <ListSkeleton rows={3} />;
  if (answer.data === undefined) {
    return (
      <Sheet>
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('secondFactor.failed')}
          action={<Button onClick={() => void answer.refetch()}>{t('common:action.retry')}</Button>}
        />
      </Sheet>
    );
  }
  return (
    <div className={profileStyles['stack']}>
      <Factors answer={answer.data} onChoose={setAsked} />
      {answer.data.factors.length === 0 ? null : (
        <Codes left={answer.data.recoveryCodesLeft} onRenew={() => setAsked('codes')} />
      )}
      {asked === 'totp' ? <AddTotpDialog onClose={close} /> : null}
      {asked === 'passkey' ? <AddPasskeyDialog onClose={close} /> : null}
      {asked === 'codes' ? <RenewDialog onClose={close} /> : null}
      {typeof asked === 'object' ? <RemoveDialog factor={asked} onClose={close} /> : null}
    </div>
  );
}

function Factors({
  answer: { factors, compulsory },
  onChoose,
}: {
  readonly answer: SecondFactorsAnswer;
  readonly onChoose: (asked: Asked) => void;
}) {
  const { t } = useTranslation();
  return (
    <Sheet as="section" aria-label={t('secondFactor.title')}>
      <h2 className={profileStyles['heading']}>{t('secondFactor.title')}</h2>
      <p className={profileStyles['lead']}>{t('secondFactor.lead')}</p>
      {compulsory && factors.length === 0 ? (
        <Alert type="warning" showIcon title={t('secondFactor.mustAdd')} style={{ marginBlockEnd: 16 }} />
      ) : null}
      {factors.length === 0 ? <p className={profileStyles['detail']}>{t('secondFactor.none')}</p> : null}
      <ul className={profileStyles['rows']}>
        {factors.map((factor) => (
          <li key={factor.id} className={profileStyles['row']}>
            <div>
              <strong>{factor.name}</strong>
              <div className={profileStyles['detail']}>{t(`secondFactor.kind.${factor.kind}`)}</div>
              <div className={profileStyles['detail']}>
                {t('secondFactor.added')} <InstantPair at={factor.createdAt} />
              </div>
              {factor.lastUsedAt === null ? null : (
                <div className={profileStyles['detail']}>
                  {t('secondFactor.used')} <InstantPair at={factor.lastUsedAt} />
                </div>
              )}
            </div>
            <Button
              danger
              onClick={() => onChoose(factor)}
              aria-label={t('secondFactor.removeOne', { name: factor.name })}
            >
              {t('secondFactor.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button type={factors.length === 0 ? 'primary' : 'default'} onClick={() => onChoose('totp')}>
          {t('secondFactor.addTotp')}
        </Button>
        {passkeysWork() ? <Button onClick={() => onChoose('passkey')}>{t('secondFactor.addPasskey')}</Button> : null}
      </div>
    </Sheet>
  );
}

function Codes({ left, onRenew }: { readonly left: number; readonly onRenew: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <Sheet as="section" aria-label={t('secondFactor.codes.title')}>
      <h2 className={profileStyles['heading']}>{t('secondFactor.codes.title')}</h2>
      <p className={profileStyles['lead']}>{t('secondFactor.codes.lead')}</p>
      <p style={{ margin: '0 0 12px' }}>{t('secondFactor.codes.left', { left: number(left) })}</p>
      <Button onClick={onRenew}>{t('secondFactor.codes.renew')}</Button>
    </Sheet>
  );
}

function RenewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { renewCodes } = useChangeSecondFactors();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog open title={t('secondFactor.codes.renew')} footer={null} onCancel={onClose}>
      {codes === undefined ? (
        <PasswordForm
          submit={t('secondFactor.codes.renew')}
          onPassword={async (password) => setCodes((await renewCodes.mutateAsync(password)).recoveryCodes)}
        >
          <p>{t('secondFactor.codes.renewMeans')}</p>
        </PasswordForm>
      ) : (
        <RecoveryCodes codes={codes} onDone={onClose} />
      )}
    </Dialog>
  );
}

function RemoveDialog({
  factor: { id, name },
  onClose,
}: {
  readonly factor: SecondFactor;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { remove } = useChangeSecondFactors();
  return (
    <Dialog open title={t('secondFactor.removeOne', { name })} footer={null} onCancel={onClose}>
      <PasswordForm
        submit={t('secondFactor.remove')}
        destructive
        onPassword={async (password) => {
          await remove.mutateAsync({ id, password });
          onClose();
        }}
      >
        <p>{t('secondFactor.removeMeans')}</p>
      </PasswordForm>
    </Dialog>
  );
}

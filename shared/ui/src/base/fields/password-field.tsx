import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import MinusCircleOutlined from '@ant-design/icons/es/icons/MinusCircleOutlined';
import Input from 'antd/es/input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPassword, type PasswordPolicy } from '@registrar/domain/accounts';
import { validationMessage } from '@registrar/domain/messages';
import { VisuallyHidden } from '../a11y/visually-hidden';
import { palette } from '../theme/palette';
import { useLanguage } from '../language/use-language';
import type { FieldControl } from './field-control';

interface PasswordFieldProps extends FieldControl<string> {
  readonly autoComplete: 'current-password' | 'new-password';
  /** For a new password: every rule of the policy is shown, and ticked as it is met. */
  readonly policy?: PasswordPolicy;
}

const eye = { padding: 4, fontSize: 18 };
const sign = { marginBlockStart: 4 };

export function PasswordField({ value = '', onChange, policy, ...control }: PasswordFieldProps) {
  const hintsId = useId();
  const describedBy = [control['aria-describedby'], policy && hintsId].filter(Boolean).join(' ') || undefined;
  return (
    <>
      <Input.Password
        {...control}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        iconRender={(visible) => (visible ? <EyeOutlined style={eye} /> : <EyeInvisibleOutlined style={eye} />)}
      />
      {policy && <PasswordHints id={hintsId} password={value} policy={policy} />}
    </>
  );
}

function PasswordHints({
  id,
  password,
  policy,
}: {
  readonly id: string;
  readonly password: string;
  readonly policy: PasswordPolicy;
}) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  // The upper bound is so far away that it is only worth saying once it is crossed.
  const shown = checkPassword(password, policy).filter(({ rule, met }) => rule !== 'maximumLength' || !met);
  return (
    <ul id={id} aria-label={t('password.hints')} style={{ listStyle: 'none', margin: '8px 0 0', padding: 0 }}>
      {shown.map(({ rule, met, code, parameters }) => (
        <li
          key={rule}
          style={{ color: met ? palette.green : palette.inkSoft, display: 'flex', gap: 8, alignItems: 'flex-start' }}
        >
          {met ? <CheckCircleFilled aria-hidden style={sign} /> : <MinusCircleOutlined aria-hidden style={sign} />}
          <span>
            {validationMessage(code, language, parameters)}
            <VisuallyHidden> ({t(met ? 'password.met' : 'password.unmet')})</VisuallyHidden>
          </span>
        </li>
      ))}
      {policy.guessableRefused && (
        <li style={{ color: palette.inkSoft, display: 'flex', gap: 8, alignItems: 'flex-start' }}>
          <InfoCircleOutlined aria-hidden style={sign} />
          <span>{t('password.guessable')}</span>
        </li>
      )}
    </ul>
  );
}

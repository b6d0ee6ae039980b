/** The second step of a login, and the same question within a session. */
export { SecondFactorForm, type SecondFactorFormProps } from './second-factor/second-factor-form';
export { makePasskey, passkeysWork, PasskeyFailure } from './second-factor/passkeys';
export { default as QrCode } from 'antd/es/qr-code';

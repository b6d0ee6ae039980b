import type { ShellApi } from '@registrar/contract/shell-api';

/** A fresh proof-of-work challenge in the captcha's own form. */
export const fetchCaptchaChallenge = (gateway: ShellApi['gateway']) =>
  gateway.request<Record<string, unknown>>({ path: '/auth/api/captcha', auth: 'none', quiet: { overlay: true } });

import { distOf } from './paths.mjs';
import { sharedSecrets } from './secrets.mjs';

/**
 * Where the links of the portal home lead in the demonstration; an office sets its own by the same variables, and none
 * by an empty one.
 */
const HOME_LINKS = {
  WEBSITE_URL: 'https://ocr.gov.np',
  ROMANIZED_UNICODE_URL: 'https://www.ashesh.com.np/nepali-unicode.php',
  NSIC_DETAILS_URL: 'https://nsonepal.gov.np',
  NID_STATUS_URL: 'https://donidcr.gov.np',
};

/** What each process is told when nothing was configured: everything from the data folder. */
export function embeddedEnvironments({ data, at, watch, watchedRemotes, shellFolder = distOf('shell') }) {
  const secrets = sharedSecrets(data);
  const common = {
    ...process.env,
    NODE_ENV: watch ? 'development' : 'production',
    REGISTRAR_MODE: 'embedded',
    REGISTRAR_DATA: data,
    REGISTRAR_WATCH: watch ? '1' : '0',
    PORTAL_URL: process.env.PORTAL_URL || at.portal,
    INTERNAL_KEY: secrets.internalKey,
    CLIENT_ID: secrets.clientId,
    CLIENT_SECRET: secrets.clientSecret,
  };
  const sandbox = { SANDBOX_URL: at.sandbox.replace('localhost', '127.0.0.1'), SANDBOX_KEY: secrets.sandboxKey };
  const payment = { PAYMENT_CODE: 'REGISTRAR', PAYMENT_SECRET: secrets.paymentSecret };
  return {
    deployToken: secrets.deployToken,
    gateway: {
      ...common,
      ...sandbox,
      ...payment,
      PAYMENT_URL: at.payment.replace('localhost', '127.0.0.1'),
      PAYMENT_PAGE_URL: `${at.payment}/checkout`,
      GATEWAY_PORT: String(at.gatewayPort),
      HOST_URL: `http://127.0.0.1:${at.port}`,
    },
    host: {
      ...HOME_LINKS,
      ...common,
      PORT: String(at.port),
      GATEWAY_URL: `http://127.0.0.1:${at.gatewayPort}`,
      SANDBOX_URL: at.sandbox,
      FORM_ORIGINS: [process.env.FORM_ORIGINS, at.payment].filter(Boolean).join(','),
      SHELL_FOLDER: shellFolder,
      DEPLOY_TOKENS_FILE: secrets.deployTokensFile,
      WATCHED_REMOTES: JSON.stringify(watchedRemotes ?? {}),
    },
    sandbox: { ...common, SANDBOX_PORT: String(at.sandboxPort), SANDBOX_KEY: secrets.sandboxKey },
    payment: {
      ...common,
      ...payment,
      PAYMENT_PORT: String(at.paymentPort),
      PAYMENT_CALLBACK_URL: `http://127.0.0.1:${at.gatewayPort}/gateway/external/api/payment/callback`,
      PAYMENT_RETURN_URL: `${common.PORTAL_URL}/payment/status/`,
    },
  };
}

/** Production: nothing is invented, everything comes from the environment as it is. */
export function productionEnvironments({ at }) {
  const common = { ...process.env, NODE_ENV: 'production', REGISTRAR_MODE: 'production', REGISTRAR_WATCH: '0' };
  const gatewayUrl = process.env.GATEWAY_URL || `http://127.0.0.1:${at.gatewayPort}`;
  return {
    gateway: { ...common, GATEWAY_PORT: String(at.gatewayPort) },
    host: {
      ...common,
      PORT: String(at.port),
      GATEWAY_URL: gatewayUrl,
      SHELL_FOLDER: process.env.SHELL_FOLDER || distOf('shell'),
    },
  };
}

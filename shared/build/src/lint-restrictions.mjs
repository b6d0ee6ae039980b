/** Packages with one home, and the way everybody else reaches what they do. */
const HOMES = {
  antd: {
    group: ['antd', 'antd/**', '@ant-design/**', '@rc-component/**'],
    message: 'Ant Design lives in shared/ui. Import the component from @registrar/ui, or add it there.',
  },
  federation: {
    group: ['single-spa', 'single-spa/**', '@module-federation/**'],
    message: 'Frames and federation live in shell/src/remotes. A remote reaches the shell through usePortal().',
  },
  stomp: {
    group: ['@stomp/stompjs'],
    message: 'There is one socket, in shell/src/services/socket.ts. Use usePortal().socket.subscribe().',
  },
  gatewayClient: {
    group: ['@registrar/gateway-client', '@registrar/gateway-client/**'],
    message: 'The shell owns the client and the token. Use usePortal().gateway.request().',
  },
  testing: { group: ['@registrar/testing', '@registrar/testing/**'], message: 'The testing package is for tests only.' },
  sources: { group: ['@registrar/*/src/**'], message: "Import one of the package's exports, not its files." },
};

const useBlocker = {
  name: 'react-router-dom',
  importNames: ['useBlocker', 'unstable_usePrompt'],
  message: 'Leaving a page is guarded by the shell: usePortal().navigation.guardLeave() (react-router#11621).',
};
const statics = {
  name: 'antd',
  importNames: ['message', 'notification'],
  message: 'Static messages ignore theme and language. Use usePortal().toast.show().',
};

/**
 * `no-restricted-imports` with every home closed except the named ones.
 *
 * @param {(keyof typeof HOMES)[]} open
 * @returns {import('eslint').Linter.RulesRecord}
 */
export function restrictedImports(...open) {
  const patterns = Object.entries(HOMES)
    .filter(([home]) => !open.some((one) => one === home))
    .map(([, pattern]) => pattern);
  return { 'no-restricted-imports': ['error', { paths: [useBlocker, statics], patterns }] };
}

const BROWSER = {
  fetch: 'Use usePortal().gateway.request(): it adds language, token, time limit and toasts.',
  XMLHttpRequest: 'Use usePortal().gateway.request().',
  WebSocket: 'Use usePortal().socket.subscribe().',
  localStorage: 'A remote keeps nothing in the browser; the shell owns language and session.',
  sessionStorage: 'A remote never sees the session.',
  history: 'Use usePortal().navigation.to() or the router.',
  location: 'Use useLocation() of react-router-dom, or usePortal().navigation.to().',
};

/**
 * What the browser offers and the shell owns.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
export const noBrowserState = {
  'no-restricted-globals': ['error', ...Object.entries(BROWSER).map(([name, message]) => ({ name, message }))],
  'no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'document'].flatMap((object) =>
      Object.entries(BROWSER).map(([property, message]) => ({ object, property, message })),
    ),
  ],
};

const textInMarkup = {
  selector: 'JSXText[value=/[A-Za-z\\u0900-\\u097F]{2,}/]',
  message: 'Words belong into locales/ne.json and en.json.',
};
const plainTextArea = {
  selector: "JSXMemberExpression[object.name='Input'][property.name='TextArea']",
  message: 'Use LongText of @registrar/ui: with a maximum it counts the characters.',
};
const signIn = {
  selector: "MemberExpression[property.name='signIn'][object.property.name='auth']",
  message: 'Only mf-auth signs people in.',
};

/** @type {import('eslint').Linter.RulesRecord} */
export const noTextInMarkup = { 'no-restricted-syntax': ['error', textInMarkup, plainTextArea] };
/** @type {import('eslint').Linter.RulesRecord} */
export const noTextNorSignIn = { 'no-restricted-syntax': ['error', textInMarkup, plainTextArea, signIn] };

/** Packages with one home, and the way everybody else reaches what they do. */
const HOMES = {
  antd: {
    group: ['/antd', '/antd/**', '@ant-design/**', '@rc-component/**'],
    message:
      'Ant Design lives in shared/ui. Import the component from @registrar/ui or @registrar/ui/antd, or add it there.',
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
  testing: {
    group: ['@registrar/testing', '@registrar/testing/**'],
    message: 'The testing package is for tests only.',
  },
  testFiling: {
    group: ['@registrar/domain/testing/test-filing', '@registrar/domain/processes/tables/definition-table'],
    message: 'The test filing, and the table a test puts it into, are for tests only. Ask processDefinition().',
  },
  parts: {
    group: ['@registrar/ui/parts/**'],
    message: 'The parts are how the shell lends shared/ui. Import from antd, components, filing or review of it.',
  },
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

const timers = {
  group: ['node:timers', 'node:timers/promises', 'timers', 'timers/promises'],
  message:
    'A test waits for what happens (eventually, waitFor), never for a time. A kit may pause while it looks again.',
};

/**
 * What a test may import: everything that has a home but the sources of other packages.
 *
 * @param {{ timers: boolean }} allowed
 * @returns {import('eslint').Linter.RulesRecord}
 */
export function importsOfTests(allowed) {
  const patterns = [HOMES.sources, ...(allowed.timers ? [] : [timers])];
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

const WORDS = '/[A-Za-z\\u0900-\\u097F]{2,}/';
const SENTENCE = '/^[A-Z][a-z]|[A-Za-z]{2} [A-Za-z]|[\\u0900-\\u097F]{2}/';
/** What people read or hear of a part of a page. */
const READ =
  'label|title|alt|placeholder|caption|extra|description|help|okText|cancelText|aria-(label|description|valuetext)';
const written = `:matches(Literal[value=${WORDS}], TemplateLiteral:has(> TemplateElement[value.raw=${WORDS}]))`;
const eitherOf = ':matches(ConditionalExpression, LogicalExpression)';
// the names of keys are the same in every language, and so are those of the languages of a video
const part = ":matches(JSXFragment, JSXElement:not([openingElement.name.name='kbd']))";
const attribute = `JSXOpeningElement:not([name.name='track']) > JSXAttribute[name.name=/^(${READ})$/]`;
const inBraces = [part, attribute].flatMap((place) => [
  `${place} > JSXExpressionContainer > ${written}`,
  `${place} > JSXExpressionContainer > ${eitherOf} > ${written}`,
]);
const textInMarkup = [
  `JSXText[value=${WORDS}]`,
  `${attribute} > Literal[value=${WORDS}]`,
  ...inBraces,
  // of a column, an option, an empty list; a key or a code is no sentence
  `Program:has(JSXElement) Property[key.name=/^(${READ})$/] > Literal[value=${SENTENCE}]`,
].map((selector) => ({ selector, message: 'Words belong into locales/ne.json and en.json.' }));
const plainTextArea = {
  selector: "JSXMemberExpression[object.name='Input'][property.name='TextArea']",
  message: 'Use LongText of @registrar/ui: with a maximum it counts the characters.',
};
const signIn = {
  selector: "MemberExpression[property.name='signIn'][object.property.name='auth']",
  message: 'Only mf-auth signs people in.',
};

/** @type {import('eslint').Linter.RulesRecord} */
export const noTextInMarkup = {
  'no-restricted-syntax': ['error', ...textInMarkup, plainTextArea],
};
/** @type {import('eslint').Linter.RulesRecord} */
export const noTextNorSignIn = {
  'no-restricted-syntax': ['error', ...textInMarkup, plainTextArea, signIn],
};

const NOTHING_BY_CHANCE = {
  object: 'Math',
  property: 'random',
  message: 'A test does the same each time: take a counter, a fixed seed, or the next id of a kit.',
};
const NO_PAUSE = { property: 'waitForTimeout', message: 'Wait for what happens: an answer, a state, a message.' };
const quietNetwork = {
  selector: "Literal[value='networkidle']",
  message: 'A quiet network says nothing about the page. Wait for what it shows.',
};
const TIMERS = ['setTimeout', 'setInterval', 'setImmediate'];

/**
 * What makes a test depend on how busy the machine is. Kits may pause between two looks at a thing, tests may not.
 *
 * @param {{ timers: boolean }} allowed
 * @returns {import('eslint').Linter.RulesRecord}
 */
export function noLuckInTests(allowed) {
  const banned = allowed.timers ? [] : TIMERS;
  const of = (/** @type {string} */ object) =>
    banned.map((property) => ({ object, property, message: timers.message }));
  return {
    'no-restricted-globals': ['error', ...banned.map((name) => ({ name, message: timers.message }))],
    'no-restricted-properties': ['error', NOTHING_BY_CHANCE, NO_PAUSE, ...of('globalThis'), ...of('window')],
    'no-restricted-syntax': ['error', quietNetwork],
  };
}

/** Styles of a remote that reach the portal's frame, and those that it leaves behind. Runs in the page. */

/** Ant Design's, which shell and remotes share: it marks what it writes. */
const SHARED_STYLES = 'style[data-rc-order], style[rc-util-key], style[data-css-hash]';
/** What an element shows only now and then, and parts of it that no query finds. */
const STATES_AND_PARTS =
  /::[\w-]+(?:\([^)]*\))?|:(?:hover|focus|focus-visible|focus-within|active|visited|before|after|first-line|first-letter)\b/g;

const isOfShell = (link: HTMLLinkElement): boolean =>
  new URL(link.href, document.baseURI).pathname.startsWith('/shell/');

function isOfRemote(sheet: CSSStyleSheet): boolean {
  const owner = sheet.ownerNode;
  if (owner instanceof HTMLLinkElement) return !isOfShell(owner);
  return !(owner instanceof Element && owner.matches(SHARED_STYLES));
}

const sheetsNow = (): readonly CSSStyleSheet[] => [...document.styleSheets, ...document.adoptedStyleSheets];

/** Elements that a script writes: they are nobody's once their remote is left. */
const writtenStyles = (): readonly Element[] =>
  [...document.querySelectorAll('style')].filter((style) => !style.matches(SHARED_STYLES));

/** With the rules around it: a rule within another one is about what that one matches. */
function selectorsOf(rules: CSSRuleList, above: string | null): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const selector = above === null ? rule.selectorText : within(above, rule.selectorText);
      // values that a rule only names change nothing by themselves
      const styles = [...rule.style].some((property) => !property.startsWith('--'));
      return [...(styles ? [selector] : []), ...selectorsOf(rule.cssRules, selector)];
    }
    return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules, above) : [];
  });
}

const within = (above: string, selector: string): string =>
  selector.includes('&') ? selector.replaceAll('&', `:is(${above})`) : `:is(${above}) ${selector}`;

function matched(selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector.replaceAll(STATES_AND_PARTS, ':where(*)'))];
  } catch {
    return [];
  }
}

const told = (element: Element): string => `<${element.localName}${element.id === '' ? '' : ` id="${element.id}"`}>`;

export interface StyleWatch {
  /** Rules that came since it was asked last and match something of the frame. */
  reaching(isOfFrame: (element: Element) => boolean): string[];
}

/** From the moment that the remote is fetched: its first styles come before it draws. */
export function watchStyles(): StyleWatch {
  let known = new Map(sheetsNow().map((sheet) => [sheet, sheet.cssRules.length]));
  return {
    reaching(isOfFrame) {
      const sheets = sheetsNow();
      const changed = sheets.filter((sheet) => known.get(sheet) !== sheet.cssRules.length && isOfRemote(sheet));
      known = new Map(sheets.map((sheet) => [sheet, sheet.cssRules.length]));
      return changed
        .flatMap((sheet) => selectorsOf(sheet.cssRules, null))
        .flatMap((selector) => {
          const outside = matched(selector).find(isOfFrame);
          return outside === undefined
            ? []
            : [`its style “${selector}” reaches ${told(outside)} outside its container`];
        });
    },
  };
}

/**
 * What stands in the document before a visit; the answer says what the visit has left there. The remote's own links the
 * shell takes away with it.
 */
export function noteStyles(): () => string[] {
  const written = writtenStyles();
  const adopted = document.adoptedStyleSheets.length;
  const onRoots = () =>
    [document.documentElement, document.body].map(({ className, style }) => `${className} ${style.cssText}`.trim());
  const roots = onRoots();
  return () => [
    ...writtenStyles()
      .filter((style) => !written.includes(style))
      .map(({ textContent }) => `leaves a <style> behind: ${textContent.trim().slice(0, 60)}`),
    ...(document.adoptedStyleSheets.length > adopted ? ['leaves an adopted style sheet behind'] : []),
    ...onRoots().flatMap((now, index) =>
      now === roots[index] ? [] : [`leaves <${index === 0 ? 'html' : 'body'}> styled: ${now}`],
    ),
  ];
}

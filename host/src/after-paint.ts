import { createHash } from 'node:crypto';

const WAITING = 'after-paint';
/**
 * A paint that nobody reports, as in an old browser, or that waits for a sheet, delays the scripts no longer than this.
 */
const LONGEST_MS = 500;

/**
 * Puts what waits in the template into the head, once the page has been painted with what can be read on it. A page
 * that nobody looks at is not painted, and begins at once. One by one: to ask for a file takes a millisecond, on a
 * telephone four. A script that is inserted runs as soon as it has come; `async = false` keeps the order of the
 * template.
 */
const STARTER = `(function () {
  var begun = false;
  function begin() {
    if (begun) return;
    begun = true;
    var waiting = document.importNode(document.getElementById('${WAITING}').content, true);
    Array.prototype.slice.call(waiting.children).forEach(function (element) {
      if (element.localName === 'script') element.async = false;
      setTimeout(function () { document.head.appendChild(element); });
    });
  }
  if (document.visibilityState !== 'visible') return begin();
  setTimeout(begin, ${LONGEST_MS});
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
    }).observe({ type: 'paint', buffered: true });
  } catch (e) { begin(); }
})();`;

/** What a policy must name for the one script that stands in the page itself. */
export const STARTER_HASH = `'sha256-${createHash('sha256').update(STARTER).digest('base64')}'`;

/**
 * Elements that begin to count when the page has been painted: until then they share neither line nor processor with
 * it.
 */
export const afterPaint = (elements: string): string =>
  `<template id="${WAITING}">${elements}</template><script>${STARTER}</script>`;

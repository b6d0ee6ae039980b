const WORDS = {
  ne: {
    title: 'केही गडबड भयो!',
    text: 'माफ गर्नुहोस्, केही समस्या देखिएको छ। कृपया पछि पुनः हेर्नुहोस्।',
    refresh: 'पृष्ठ पुनः लोड गर्नुहोस्',
  },
  en: {
    title: 'Something went wrong!',
    text: 'Oops, looks like there are some problem we are facing. Please check in later.',
    refresh: 'Refresh Page',
  },
} as const;

/**
 * The error page of the specification for the one case in which nothing of ours may be there to draw it: a file of the
 * shell itself did not come. So it stands on nothing but the document, and carries its words with it.
 */
export function showBootFailure(portal: Element, language: string | null, refresh: () => void): void {
  const words = language === 'en' ? WORDS.en : WORDS.ne;
  const main = document.createElement('main');
  main.style.cssText =
    'max-width: 36rem; margin: 20vh auto; padding: 0 1.5rem; font: 16px/1.6 system-ui, sans-serif; text-align: center';
  main.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = words.title;
  const text = document.createElement('p');
  text.textContent = words.text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.refresh;
  button.style.cssText =
    'padding: 0.6rem 1.2rem; font: inherit; color: #fff; background: #1b4b8f; border: 0; border-radius: 6px; cursor: pointer';
  button.addEventListener('click', refresh);
  main.append(title, text, button);
  portal.replaceChildren(main);
}

import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '@registrar/contract/shell-api';
import { homeGroups, homeSearches } from '../chrome/home/home-items';
import { BrandMark, Icon } from '../chrome/icon';
import { firstViewStyle } from './first-view-style';

/**
 * What a visitor who is not signed in sees before the scripts run, in pieces that the host puts together: it knows
 * which page is asked for, in which language, and what is live. Links work at once; a form is an outline, because what
 * somebody typed into it would be lost when the real one comes.
 */
export interface FirstView {
  readonly style: string;
  /** `{main}` stands for the page. */
  readonly frame: string;
  /**
   * The home: the same with the notice and with what can be done without an account. Links to pages stand between
   * marks, so that one that does not exist can be left out.
   */
  readonly home: string;
  /** Of whoever is signed in: who that is and what they may do is not known yet, so menu and tools are left empty. */
  readonly signedIn: string;
}

/** The words of the frame and those that all areas share. */
type Words = Readonly<Record<string, string>>;

export function firstViews(words: Readonly<Record<Language, Words>>): Readonly<Record<Language, FirstView>> {
  return { ne: firstView(words.ne), en: firstView(words.en) };
}

function firstView(words: Words): FirstView {
  const t = (key: string): string => {
    const text = words[key];
    if (text === undefined) throw new Error(`the first view has no words for ${key}`);
    return text;
  };
  const brand = (
    <a className="fv-brand" href="/">
      <BrandMark />
      <span>{t('portal.name')}</span>
    </a>
  );
  const bar = renderToStaticMarkup(<header className="fv-bar">{brand}</header>);
  const barInside = renderToStaticMarkup(
    <header className="fv-bar fv-in">
      {brand}
      <div className="fv-tools" />
    </header>,
  );
  const notice = renderToStaticMarkup(
    <section className="fv-notice">
      <strong>{t('home.noticeTitle')}</strong> {t('home.notice')}
    </section>,
  );
  const searches = homeSearches(() => true).map(
    ({ key, path }) =>
      `<!--page ${path}-->${renderToStaticMarkup(
        <div className="fv-search">
          <a href={path}>{t(`home.search.${key}`)}</a>
          <i />
        </div>,
      )}<!--/page-->`,
  );
  const groups = homeGroups(() => true, {}).map(({ key, icon, links }) => {
    const heading = renderToStaticMarkup(
      <h2 className="fv-heading">
        <Icon name={icon} /> {t(`home.group.${key}`)}
      </h2>,
    );
    const items = links.map(
      ({ key: item, href }) =>
        `<!--page ${href}-->${renderToStaticMarkup(
          <li>
            <a href={href}>{t(`home.item.${item}`)}</a>
          </li>,
        )}<!--/page-->`,
    );
    return `<section>${heading}<ul>${items.join('')}</ul></section>`;
  });
  const main = '<main class="fv-main" aria-busy="true">{main}</main>';
  return {
    style: firstViewStyle,
    frame: `<div class="fv" id="first-view">${bar}<div class="fv-out">${main}</div></div>`,
    home: `<div class="fv" id="first-view">${bar}<div class="fv-home"><!--notice-->${notice}<!--/notice--><div class="fv-find">${searches.join('')}</div>${main}<aside class="fv-aside"><div class="fv-groups">${groups.join('')}</div></aside></div></div>`,
    signedIn: `<div class="fv" id="first-view" data-signed-in>${barInside}<div class="fv-inside"><div class="fv-rail"></div>${main}</div></div>`,
  };
}

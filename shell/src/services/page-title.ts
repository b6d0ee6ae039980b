import type { Bilingual } from '@registrar/contract/shell-api';
import type { LanguageService } from './language';
import type { NavigationService } from './navigation';

/** The page's own name: what it said of itself, else the catalog's, else that it does not exist. */
export function titleOf({ place, ownTitle }: Pick<NavigationService, 'place' | 'ownTitle'>): Bilingual | null {
  const own = ownTitle.get();
  if (own) return own;
  const { decision } = place.get();
  return decision.kind === 'allow' ? decision.page.route.title : null;
}

export function pageTitle(
  navigation: Pick<NavigationService, 'place' | 'ownTitle'>,
  { language, i18n }: LanguageService,
): string {
  return titleOf(navigation)?.[language.get()] ?? i18n.t('notFound.title', { ns: 'shell' });
}

/** "Dashboard – Company registry portal", in the language of the moment. */
export function keepTitle(
  navigation: NavigationService,
  language: LanguageService,
  target: Pick<Document, 'title'>,
): void {
  const write = (): void => {
    if (navigation.place.get().decision.kind === 'redirect') return;
    target.title = `${pageTitle(navigation, language)} – ${language.i18n.t('portal.name', { ns: 'common' })}`;
  };
  for (const store of [navigation.place, navigation.ownTitle, language.language]) store.subscribe(write);
  write();
}

import Button from 'antd/es/button';
import { useState } from 'react';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { Dialog } from '../../base/dialogs/dialog';
import { useWordsOf } from '../../base/language/use-words-of';
import en from './locales/en.json' with { type: 'json' };
import ne from './locales/ne.json' with { type: 'json' };
import type { Line, Turn } from './use-turn';

const words = { ne, en };

/** While somebody waits for a turn: the place in line, what is kept, and the way out. It closes by itself. */
export function WaitingDialog({ turn: { line, leave } }: { readonly turn: Turn }) {
  const t = useWordsOf(words);
  return (
    <Dialog
      open={line !== null}
      title={t('title')}
      onCancel={leave}
      footer={<Button onClick={leave}>{t('leave')}</Button>}
      destroyOnHidden
    >
      {line === null ? null : <Place line={line} />}
    </Dialog>
  );
}

function Place({ line: { place, ahead, failed } }: { readonly line: Line }) {
  const t = useWordsOf(words);
  const told = useTold(place);
  return (
    <>
      <p style={{ fontSize: 24, fontWeight: 600, marginBlock: '4px' }}>{t('place', { place })}</p>
      <p>{ahead === 0 ? t('next') : t('ahead', { count: ahead })}</p>
      {failed ? <p>{t('unreachable')}</p> : null}
      <p>{t('why')}</p>
      <p>{t('kept')}</p>
      <p>{t('itself')}</p>
      <VisuallyHidden as="div" live="polite">
        {t('place', { place: told })}
      </VisuallyHidden>
    </>
  );
}

const LAST = 3;

/** What a screen reader reads out: the first place, each half of the way, and the last ones; not every answer. */
function useTold(place: number): number {
  const [told, setTold] = useState(place);
  const isNews = place !== told && (place <= LAST || place <= told / 2 || place > told);
  if (isNews) setTold(place);
  return isNews ? place : told;
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bothCalendars } from '@registrar/domain/calendar';
import type { Copyable } from '@registrar/domain/calls/copies';
import { copyKinds, DESCRIPTION_MAXIMUM, type CopyItem } from '@registrar/domain/copies';
import { useLanguage } from '@registrar/runtime';
import { Button, Input, localName } from '@registrar/ui';
import { Checkbox } from '@registrar/ui/antd';
import { BsAdDateField } from '@registrar/ui/components';
import { nepalToday } from '../orders/order-form';
import styles from './pratilipi.module.css';

interface BasketFieldsProps {
  readonly copyable: Copyable;
  readonly onItems: (items: readonly CopyItem[]) => void;
}

/** Everything that may be asked of the company, to be ticked; an old paper is described in words. */
export function BasketFields({ copyable, onItems }: BasketFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen, setChosen] = useState<ReadonlyMap<string, CopyItem>>(new Map());
  const [on, setOn] = useState<string>();
  const [described, setDescribed] = useState('');
  const change = (key: string, item: CopyItem | undefined) => {
    const next = new Map(chosen);
    if (item === undefined) next.delete(key);
    else next.set(key, item);
    setChosen(next);
    onItems([...next.values()]);
  };
  const tick = (key: string, label: string, item: CopyItem, isOff = false) => (
    <Checkbox
      key={key}
      checked={chosen.has(key)}
      disabled={isOff}
      onChange={({ target }) => change(key, target.checked ? item : undefined)}
    >
      {label}
    </Checkbox>
  );
  const today = nepalToday();
  const day = on === undefined || on === today ? {} : { on };
  const archived = [...chosen].filter(([, { kind }]) => kind === 'ARCHIVE');
  return (
    <div>
      <fieldset className={styles['group']}>
        <legend>{t('pratilipi.fromRegister')}</legend>
        <div className={styles['lines']}>
          <span>{t('pratilipi.asOf')}</span>
          <BsAdDateField
            label={t('pratilipi.asOf')}
            max={today}
            value={on}
            onChange={(next?: string) => {
              setOn(next);
              const kept = [...chosen].filter(([, { kind }]) => kind !== 'EXTRACT' && kind !== 'SHARE_LIST');
              setChosen(new Map(kept));
              onItems(kept.map(([, item]) => item));
            }}
          />
        </div>
        {tick('extract', copyKinds.name('EXTRACT')[language], { kind: 'EXTRACT', ...day })}
        {copyable.shareList
          ? tick('shares', copyKinds.name('SHARE_LIST')[language], { kind: 'SHARE_LIST', ...day })
          : null}
        {tick(
          'standing',
          copyKinds.name('GOOD_STANDING')[language],
          { kind: 'GOOD_STANDING' },
          copyable.noGoodStanding !== null,
        )}
        {copyable.noGoodStanding === null ? null : <span>{localName(copyable.noGoodStanding, language)}</span>}
      </fieldset>
      {copyable.papers.length === 0 ? null : (
        <fieldset className={styles['group']}>
          <legend>{copyKinds.name('PAPER')[language]}</legend>
          {copyable.papers.map((paper) =>
            tick(
              paper.code,
              `${localName(paper, language)}, ${bothCalendars(paper.issuedOn, language)}${paper.language === null ? '' : ` (${t(`pratilipi.language.${paper.language}`)})`}`,
              { kind: 'PAPER', code: paper.code },
            ),
          )}
        </fieldset>
      )}
      {copyable.documents.length === 0 ? null : (
        <fieldset className={styles['group']}>
          <legend>{copyKinds.name('DOCUMENT')[language]}</legend>
          {copyable.documents.map((document) =>
            tick(document.id, `${localName(document, language)} · ${document.applicationNumber}`, {
              kind: 'DOCUMENT',
              documentId: document.id,
            }),
          )}
        </fieldset>
      )}
      {copyable.speaks ? (
        <fieldset className={styles['group']}>
          <legend>{copyKinds.name('ARCHIVE')[language]}</legend>
          {archived.map(([key, item]) => (
            <span key={key}>
              {item.kind === 'ARCHIVE' ? item.described : ''}{' '}
              <Button size="small" onClick={() => change(key, undefined)}>
                {t('pratilipi.remove')}
              </Button>
            </span>
          ))}
          <Input
            value={described}
            aria-label={t('pratilipi.describe')}
            placeholder={t('pratilipi.describe')}
            maxLength={DESCRIPTION_MAXIMUM}
            onChange={({ target }) => setDescribed(target.value)}
          />
          <Button
            disabled={described.trim() === ''}
            onClick={() => {
              change(`archive:${described.trim()}`, { kind: 'ARCHIVE', described: described.trim() });
              setDescribed('');
            }}
          >
            {t('pratilipi.add')}
          </Button>
        </fieldset>
      ) : null}
    </div>
  );
}

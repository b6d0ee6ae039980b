import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filedItems } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, useFormats } from '@registrar/ui';
import { Checkbox, Pagination } from '@registrar/ui/antd';
import { useWizard } from '@registrar/ui/filing';
import { FaultyRow } from './faulty-row';
import { judgeTogether, type JudgedRow } from './sheet-rows';
import styles from './import-holders.module.css';

const PAGE_SIZE = 20;
const NAMES_SHOWN = 8;
const NOTHING: readonly string[] = [];

interface SheetPreviewProps {
  readonly judged: readonly JudgedRow[];
  /** Cells of the heading that name no column. */
  readonly unknown: readonly string[];
  readonly busy: boolean;
  /** Why the gateway refused all of it. */
  readonly trouble: string | undefined;
  readonly onCell: (line: number, columnKey: string, cell: string) => void;
  readonly onImport: (rows: readonly JudgedRow[]) => void;
  readonly onBack: () => void;
}

/** What would be imported and what not, before anything is written. */
export function SheetPreview({ judged, unknown, busy, trouble, onCell, onImport, onBack }: SheetPreviewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const { frame } = useWizard();
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const [withIncomplete, setWithIncomplete] = useState(false);
  const [page, setPage] = useState(1);
  const wanted = useMemo(
    () =>
      judged.filter(
        ({ row, state }) => !skipped.has(row.line) && (state === 'good' || (withIncomplete && state === 'incomplete')),
      ),
    [judged, skipped, withIncomplete],
  );
  const together = useMemo(
    () => judgeTogether(wanted, filedItems(frame, 'SHAREHOLDER'), frame, language),
    [wanted, frame, language],
  );
  const good = judged.filter(({ state }) => state === 'good');
  const incomplete = judged.filter(({ state }) => state === 'incomplete');
  const unreadable = judged.filter(({ state }) => state === 'unreadable');
  const faulty = judged.filter(({ row, state }) => state !== 'good' || together.ofRows.has(row.line));
  const last = Math.max(1, Math.ceil(faulty.length / PAGE_SIZE));
  const at = Math.min(page, last);
  return (
    <>
      {unknown.length === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('import.unknownColumns', { columns: unknown.join(', ') })}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      {trouble === undefined ? null : (
        <Alert role="alert" type="error" showIcon title={trouble} style={{ marginBlockEnd: 16 }} />
      )}
      <ul className={styles['counts']} role="status">
        <li>
          <strong>{t('import.good', { count: good.length })}</strong>{' '}
          {good
            .slice(0, NAMES_SHOWN)
            .map(({ name }) => name)
            .join(', ')}
          {good.length > NAMES_SHOWN ? ' …' : ''}
        </li>
        <li>{t('import.incomplete', { count: incomplete.length })}</li>
        <li>{t('import.unreadable', { count: unreadable.length })}</li>
      </ul>
      {together.overall.length === 0 ? null : (
        <Alert
          type="info"
          showIcon
          title={t('import.afterwards')}
          description={
            <ul>
              {together.overall.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          }
          style={{ marginBlockEnd: 16 }}
        />
      )}
      {faulty.length === 0 ? null : (
        <>
          <h3 className={styles['heading']}>{t('import.toCorrect')}</h3>
          <ul className={styles['rows']}>
            {faulty.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE).map((one) => (
              <FaultyRow
                key={one.row.line}
                judged={one}
                together={together.ofRows.get(one.row.line) ?? NOTHING}
                skipped={skipped.has(one.row.line)}
                onSkip={(line, skip) =>
                  setSkipped(new Set(skip ? [...skipped, line] : [...skipped].filter((other) => other !== line)))
                }
                onCell={onCell}
              />
            ))}
          </ul>
          {faulty.length > PAGE_SIZE ? (
            <Pagination
              current={at}
              pageSize={PAGE_SIZE}
              total={faulty.length}
              onChange={setPage}
              showSizeChanger={false}
              showLessItems
              itemRender={(number, type, element) =>
                type === 'page' ? (
                  <a aria-current={number === at ? 'page' : undefined}>{digits(String(number))}</a>
                ) : (
                  element
                )
              }
            />
          ) : null}
        </>
      )}
      {incomplete.length === 0 ? null : (
        <p>
          <Checkbox checked={withIncomplete} onChange={(event) => setWithIncomplete(event.target.checked)}>
            {t('import.alsoIncomplete', { count: incomplete.length })}
          </Checkbox>
        </p>
      )}
      <div className={styles['actions']}>
        <Button onClick={onBack} disabled={busy}>
          {t('import.otherSheet')}
        </Button>
        <Button type="primary" loading={busy} disabled={wanted.length === 0} onClick={() => onImport(wanted)}>
          {t('import.import', { count: wanted.length })}
        </Button>
      </div>
    </>
  );
}

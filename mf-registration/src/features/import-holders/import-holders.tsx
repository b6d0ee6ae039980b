import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ITEMS_AT_ONCE, type ImportReport } from '@registrar/domain/calls/filing-sections';
import { holderColumns } from '@registrar/domain/processes/company-registration';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { FormSkeleton, narrowQuery, useFormats, useMediaQuery } from '@registrar/ui';
import { Drawer } from '@registrar/ui/antd';
import { useFocusBack } from '@registrar/ui/components';
import { useWizard } from '@registrar/ui/filing';
import { useImportItems } from './import-call';
import { ImportResult } from './import-result';
import { SheetPreview } from './sheet-preview';
import { judgeRow, readSheet, type JudgedRow, type Sheet, type SheetContext, type SheetRow } from './sheet-rows';
import { SheetSource } from './sheet-source';
import { usePlaces } from './use-places';

const NO_ROWS: readonly SheetRow[] = [];

/** Many shareholders at once: a sheet is read here, corrected in place, and only then sent. */
export function ImportHolders({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const { t } = useTranslation();
  const { number } = useFormats();
  const narrow = useMediaQuery(narrowQuery);
  const { detail, frame } = useWizard();
  const columns = useMemo(() => holderColumns(frame), [frame]);
  const [sheet, setSheet] = useState<Sheet>();
  const [done, setDone] = useState<{ readonly report: ImportReport; readonly sent: readonly JudgedRow[] }>();
  const [trouble, setTrouble] = useState<string>();
  const { places, pending } = usePlaces(sheet?.rows ?? NO_ROWS);
  const language = useLanguage();
  const judged = useJudgedRows(
    sheet?.rows ?? NO_ROWS,
    useMemo(() => ({ columns, places, frame, language }), [columns, places, frame, language]),
  );
  const send = useImportItems(detail.id, 'SHAREHOLDER');

  const objectionTo = ({ rows, headingMissing, openQuote }: Sheet): string | undefined => {
    if (openQuote !== undefined) return t('import.openQuote', { line: number(openQuote) });
    if (headingMissing) return t('import.headingMissing');
    if (rows.length === 0) return t('import.noRows');
    return rows.length > ITEMS_AT_ONCE ? t('import.tooMany', { count: ITEMS_AT_ONCE }) : undefined;
  };
  const take = (text: string) => {
    const read = readSheet(text, columns);
    const objection = objectionTo(read);
    setTrouble(objection);
    setSheet(objection === undefined ? read : undefined);
  };
  const correct = (line: number, key: string, cell: string) =>
    setSheet(
      (before) =>
        before && {
          ...before,
          rows: before.rows.map((row) => (row.line === line ? { line, cells: { ...row.cells, [key]: cell } } : row)),
        },
    );
  const importRows = async (sent: readonly JudgedRow[]) => {
    setTrouble(undefined);
    try {
      setDone({ report: await send.mutateAsync(sent.map(({ data }) => ({ ...data }))), sent });
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      setTrouble(error.errors?.[0]?.message ?? error.message);
    }
  };
  return (
    <Drawer
      open
      title={t('import.title')}
      size={narrow ? '100%' : 1000}
      mask={{ closable: false }}
      closable={{ disabled: send.isPending }}
      keyboard={!send.isPending}
      onClose={onClose}
    >
      {done !== undefined ? (
        <ImportResult judged={judged} sent={done.sent} report={done.report} onClose={onClose} />
      ) : sheet === undefined ? (
        <SheetSource columns={columns} trouble={trouble} onText={take} />
      ) : pending ? (
        <FormSkeleton />
      ) : (
        <SheetPreview
          judged={judged}
          unknown={sheet.unknown}
          busy={send.isPending}
          trouble={trouble}
          onCell={correct}
          onImport={(rows) => void importRows(rows)}
          onBack={() => setSheet(undefined)}
        />
      )}
    </Drawer>
  );
}

/** Each row is judged once, and again when it was corrected or what it is judged by has changed. */
function useJudgedRows(rows: readonly SheetRow[], context: SheetContext): readonly JudgedRow[] {
  const [known] = useState(() => new WeakMap<SheetContext, WeakMap<SheetRow, JudgedRow>>());
  return useMemo(() => {
    const judged = known.get(context) ?? new WeakMap<SheetRow, JudgedRow>();
    known.set(context, judged);
    return rows.map((row) => {
      const before = judged.get(row) ?? judgeRow(row, context);
      judged.set(row, before);
      return before;
    });
  }, [known, rows, context]);
}

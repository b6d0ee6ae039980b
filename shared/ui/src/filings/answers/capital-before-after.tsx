import { companyTypeRules } from '@registrar/domain/registration/company-type-rules';
import { shareLedgerOf, type FilingFrame, type ProcessDefinition } from '@registrar/domain/processes';
import { capitalOfShares, publicParts, type PublicPart } from '@registrar/domain/register';
import { heldAs, outstandingIn, reservedIn, type ShareTable } from '@registrar/domain/share-ledger';
import { useFormats } from '../../base/language/use-formats';
import { useFilingWords } from '../filing/filing-words';
import styles from './answers.module.css';

interface Props {
  readonly definition: ProcessDefinition;
  readonly frame: FilingFrame;
}

/** What the filed answers do to the capital of the company; nothing where its figures stay. */
export function CapitalBeforeAfter({ definition, frame }: Props) {
  const t = useFilingWords();
  const { money, number } = useFormats();
  const { company } = frame;
  const part = company?.parts.find(({ aspect }) => aspect === 'CAPITAL');
  const before = publicParts.CAPITAL.safeParse(part?.data).data;
  const ledger = company ? shareLedgerOf(company, frame.today) : undefined;
  const filed = definition.register.shares?.(frame);
  if (!before || !ledger || filed?.ok === false) return null;
  const ledgerAfter = filed?.ledger ?? ledger;
  const after = definition.register.capital?.(frame) ?? capitalOfShares(before, ledger, ledgerAfter);
  const hasPublic = frame.companyType !== null && companyTypeRules(frame.companyType).promoterMinimumPercent !== null;
  const rows = [
    ...(['authorizedCapital', 'issuedCapital', 'paidUpCapital'] as const).map(
      (key) => [key, amount(before[key]), amount(after[key])] as const,
    ),
    ['unpaid', money(unpaidIn(before)), money(unpaidIn(after))] as const,
    ['reserve', number(reservedIn(ledger.table)), number(reservedIn(ledgerAfter.table))] as const,
    ...(hasPublic ? [['publicPart', publicPart(ledger.table), publicPart(ledgerAfter.table)] as const] : []),
  ];
  if (rows.every(([, was, is]) => was === is)) return null;

  function amount(value: number | null): string {
    return value === null ? '–' : money(value);
  }
  function publicPart(table: ShareTable): string {
    const held = heldAs(table, 'PUBLIC');
    const all = outstandingIn(table);
    return all === 0 ? '–' : `${number(Math.round((held * 10_000) / all) / 100)}%`;
  }

  return (
    <section className={styles['block']} aria-label={t('capital.title')}>
      <h3 className={styles['heading']}>{t('capital.title')}</h3>
      <table className={styles['shares']}>
        <thead>
          <tr>
            <th scope="col">{t('capital.figure')}</th>
            <th scope="col">{t('shares.before')}</th>
            <th scope="col">{t('shares.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, was, is]) => (
            <tr key={key}>
              <th scope="row">{t(`capital.${key}`)}</th>
              <td>{was}</td>
              <td>{was === is ? is : <strong>{is}</strong>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** In paisa, of what is issued and not paid up. */
const unpaidIn = ({ issuedCapital, paidUpCapital }: PublicPart<'CAPITAL'>): number =>
  Math.max(0, (issuedCapital ?? 0) - (paidUpCapital ?? 0));

import { useTranslation } from 'react-i18next';
import type { CompanyDue } from '@registrar/domain/calls/fines';
import { useLanguage } from '@registrar/runtime';
import { Sheet, useFormats } from '@registrar/ui';
import { PayTogether } from '@registrar/ui/filing';
import styles from './fines.module.css';

interface OpenOfCompany {
  readonly company: CompanyDue['company'];
  readonly of: { readonly invoiceIds: string[]; readonly dueIds: string[] };
  readonly totalPaisa: number;
}

/** What each company can pay at once: invoices that wait for their money, and dues that get theirs. */
export function openOfCompanies(dues: readonly CompanyDue[]): OpenOfCompany[] {
  const companies = new Map(dues.map(({ company }) => [company.id, company]));
  return [...companies.values()].flatMap((company) => {
    const own = dues.filter(
      (due) => due.company.id === company.id && due.restPaisa > 0 && due.invoice?.underWay !== true,
    );
    // several dues stand in the one invoice of their filing
    const invoices = new Map(
      own.flatMap(({ invoice }) => (invoice === null ? [] : [[invoice.id, invoice.totalPaisa] as const])),
    );
    const unasked = own.filter(({ invoice }) => invoice === null);
    const totalPaisa = [...invoices.values(), ...unasked.map(({ restPaisa }) => restPaisa)].reduce(
      (sum, paisa) => sum + paisa,
      0,
    );
    return invoices.size + unasked.length < 2
      ? []
      : [{ company, totalPaisa, of: { invoiceIds: [...invoices.keys()], dueIds: unasked.map(({ id }) => id) } }];
  });
}

export function PayAllDues({ dues }: { readonly dues: readonly CompanyDue[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  return openOfCompanies(dues).map(({ company, of, totalPaisa }) => {
    const name = language === 'ne' ? company.nameNepali : company.nameEnglish;
    const count = of.invoiceIds.length + of.dueIds.length;
    return (
      <Sheet
        key={company.id}
        as="section"
        aria-label={t('fines.payAllOf', { company: name })}
        style={{ marginBlockEnd: 16 }}
      >
        <PayTogether of={of} totalPaisa={totalPaisa} label={name}>
          <strong>{name}</strong>{' '}
          <span className={styles['soft']}>{t('fines.payAllCount', { count, number: number(count) })}</span>
        </PayTogether>
      </Sheet>
    );
  });
}

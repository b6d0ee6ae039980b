import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoucherEntry } from '@registrar/domain/calls/money';
import { banks } from '@registrar/domain/enumerations/money';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, Flex, localName, narrowQuery, useFormats, useMediaQuery } from '@registrar/ui';
import { RemarksDialog, DatePair, InstantPair, useAsSeen, useFocusBack } from '@registrar/ui/components';
import { Drawer } from '@registrar/ui/antd';
import { EbpCode } from '@registrar/ui/filing';
import { SubjectText } from '../subject-text';
import { useDecideVoucher } from './list-vouchers';
import { VoucherPicture } from './voucher-picture';
import styles from './vouchers.module.css';

export interface VoucherDrawerProps {
  readonly voucher: VoucherEntry;
  readonly onClose: () => void;
}

/** A voucher beside its picture: what was typed, what it is for, and the officer's word on it. */
export function VoucherDrawer({ voucher, onClose }: VoucherDrawerProps) {
  useFocusBack();
  const { t } = useTranslation();
  const narrow = useMediaQuery(narrowQuery);
  const decide = useDecideVoucher();
  const [refusing, setRefusing] = useState(false);
  const refused = useAsSeen(voucher, refusing);
  const verify = async () => {
    await decide.mutateAsync({ voucher });
    onClose();
  };
  return (
    <Drawer
      open
      size={narrow ? '100%' : 720}
      title={t('vouchers.one', { number: voucher.voucherNumber })}
      onClose={onClose}
      footer={
        voucher.status !== 'SUBMITTED' || voucher.conflict ? null : (
          <Flex wrap gap="small" justify="flex-end">
            <Button danger onClick={() => setRefusing(true)}>
              {t('vouchers.reject')}
            </Button>
            <Button type="primary" loading={decide.isPending} onClick={() => void verify().catch(() => undefined)}>
              {t('vouchers.verify')}
            </Button>
          </Flex>
        )
      }
    >
      {voucher.conflict ? (
        <Alert type="warning" showIcon title={t('vouchers.conflict')} style={{ marginBlockEnd: 16 }} />
      ) : null}
      {voucher.reason === null ? null : (
        <Alert
          type="error"
          showIcon
          title={t('vouchers.refused')}
          description={voucher.reason}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <Facts voucher={voucher} />
      <VoucherPicture voucher={voucher} />
      <RemarksDialog
        open={refusing}
        title={t('vouchers.reject')}
        confirmLabel={t('vouchers.reject')}
        destructive
        remark="required"
        onConfirm={async ({ remark }) => {
          await decide.mutateAsync({ voucher: refused, reason: remark });
          setRefusing(false);
          onClose();
        }}
        onCancel={() => setRefusing(false)}
      >
        <p>{t('vouchers.rejectHint')}</p>
      </RemarksDialog>
    </Drawer>
  );
}

function Facts({ voucher }: { readonly voucher: VoucherEntry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, digits } = useFormats();
  const { subject, due, invoice, broughtBy, lines } = voucher;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [t('vouchers.bank'), banks.name(voucher.bank)[language]],
    [t('vouchers.voucherNumber'), voucher.voucherNumber],
    [t('vouchers.paidOn'), <DatePair key="day" day={voucher.paidOn} inline />],
    [t('vouchers.amount'), <strong key="amount">{money(voucher.amountPaisa)}</strong>],
    [t('vouchers.ebpCode'), invoice.ebpCode === null ? '—' : <EbpCode key="code" code={invoice.ebpCode} />],
    [t('vouchers.invoice'), invoice.number ?? '—'],
    [
      t(subject.kind === 'COMPANY' ? 'vouchers.company' : 'vouchers.application'),
      <SubjectText key="subject" subject={subject} />,
    ],
    [
      t('vouchers.asked'),
      <ul key="lines" className={styles['lines']}>
        {lines.map((line) => (
          <li key={line.nameEnglish}>
            {localName(line, language)}: {money(line.amountPaisa)}
          </li>
        ))}
      </ul>,
    ],
    ...(due === null
      ? []
      : [
          [
            t('vouchers.due'),
            `${localName(due, language)}${due.fiscalYear === null ? '' : ` ${digits(due.fiscalYear)}`}`,
          ] as const,
        ]),
    [t('vouchers.broughtBy'), localName(broughtBy, language)],
    [t('vouchers.brought'), <InstantPair key="brought" at={voucher.uploadedAt} inline />],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

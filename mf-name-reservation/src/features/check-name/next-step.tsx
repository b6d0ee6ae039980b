import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { PortalLink, useAccess, usePortal, useSession } from '@registrar/runtime';
import { Button, Flex, useFormats } from '@registrar/ui';
import { useReservationTerms } from '@registrar/ui/filing';
import { shownOutcome, type BothScripts } from '@registrar/ui/components';
import { addressOf } from '../reservation/addresses';
import { useReserveName } from './reserve-name';
import styles from './check-name-page.module.css';

/** What stops a name, what the office will judge, and what is free. */
const chance = {
  AVAILABLE: 'free',
  SIMILAR_EXISTS: 'judged',
  NAME_MISMATCH: 'judged',
  BLACKLIST_SIMILAR: 'judged',
  ALREADY_REGISTERED: 'closed',
  BLACKLIST_EXACT: 'closed',
  BREAKS_RULES: 'rules',
} as const;

/** A page with this name in its address. */
function addressWith(page: string, { english, nepali }: BothScripts): string {
  const search = new URLSearchParams();
  if (nepali.trim() !== '') search.set('nepali', nepali.trim());
  if (english.trim() !== '') search.set('english', english.trim());
  return `${page}?${search.toString()}`;
}

export interface NextStepProps {
  readonly name: BothScripts;
  readonly answer: NameCheckAnswer;
}

/** What to do with the answer: ask for the name, pass the answer on, or look for another one. */
export function NextStep({ name, answer }: NextStepProps) {
  const { t } = useTranslation();
  const { navigation, toast } = usePortal();
  const session = useSession();
  const can = useAccess();
  const reserve = useReserveName();
  const [copied, setCopied] = useState(false);
  const stands = chance[shownOutcome(answer)];
  const open = stands === 'free' || stands === 'judged';
  const oneScript = name.english.trim() === '' || name.nepali.trim() === '';
  // Who signs in meanwhile finds the name again, and types nothing twice.
  const back = addressWith('/company-name-reservation/check-company-registration', name);

  const underway = useRef(false);
  const begin = async () => {
    // The second click of a double one would save over the first, whose version has gone by.
    if (underway.current) return;
    underway.current = true;
    try {
      const draft = await reserve.mutateAsync(name);
      navigation.to(addressOf(draft.id, 'names'));
    } finally {
      underway.current = false;
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(addressWith('/check-name', name), document.baseURI).href);
      setCopied(true);
    } catch {
      toast.show({ kind: 'warning', messageKey: 'checkName.copyFailed' });
    }
  };
  return (
    <section className={styles['next']} aria-labelledby="name-next">
      <h2 id="name-next" className={styles['heading']}>
        {t('checkName.next.title')}
      </h2>
      <p>
        {t(`checkName.next.${stands}`)}
        {open ? <Terms /> : null}
        {open && oneScript ? ` ${t('checkName.next.bothScripts')}` : null}
      </p>
      <Flex wrap gap="small" className={styles['actions']}>
        {open && session === null ? (
          <Button
            type="primary"
            onClick={() => navigation.to(`/login?${new URLSearchParams({ returnTo: back }).toString()}`)}
          >
            {t('checkName.loginToReserve')}
          </Button>
        ) : null}
        {open && session !== null && can('NAME_RESERVATION') ? (
          <Button type="primary" loading={reserve.isPending} onClick={() => void begin().catch(() => undefined)}>
            {t('checkName.reserve')}
          </Button>
        ) : null}
        <Button onClick={() => void copy()}>{t(copied ? 'checkName.copied' : 'checkName.copy')}</Button>
        <Button onClick={() => window.print()}>{t('common:action.print')}</Button>
      </Flex>
      {open && session === null ? (
        <p className={styles['register']}>
          {t('checkName.noAccount')}{' '}
          <PortalLink to={`/register?${new URLSearchParams({ returnTo: back }).toString()}`}>
            {t('checkName.register')}
          </PortalLink>
        </p>
      ) : null}
    </section>
  );
}

/** For how long and for how much, as it is in force today. */
function Terms() {
  const { t } = useTranslation();
  const { number, money } = useFormats();
  const terms = useReservationTerms();
  if (terms === undefined) return null;
  const { validDays, feePaisa } = terms;
  return (
    <>
      {` ${t('checkName.next.held', { days: number(validDays) })}`}
      {feePaisa === null
        ? null
        : ` ${feePaisa === 0 ? t('check.free') : t('checkName.next.fee', { amount: money(feePaisa) })}`}
    </>
  );
}

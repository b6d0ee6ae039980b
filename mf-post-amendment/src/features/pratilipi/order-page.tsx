import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  copyOrderStates,
  refuseCopySchema,
  type CopyOrderDetail,
  type OrderedCopy,
} from '@registrar/domain/calls/copies';
import { copyDeliveries } from '@registrar/domain/copies';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { isGatewayFailure, PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import {
  Alert,
  Button,
  Flex,
  FormField,
  localName,
  LongText,
  PageHeader,
  PageSkeleton,
  Sheet,
  useFormats,
  ZodForm,
} from '@registrar/ui';
import { Descriptions, Tag } from '@registrar/ui/antd';
import {
  DatePair,
  FileUpload,
  FormDialog,
  useFileUpload,
  useSentForm,
  type UploadedFile,
} from '@registrar/ui/components';
import { useSaveFile } from '@registrar/ui/filing';
import { scanRules } from '../orders/order-form';
import { itemStepOf, ordersAddress, stepOf, useCopyOrder, useSend } from './copy-orders';
import { STATE_COLOURS } from './orders-page';
import styles from './pratilipi.module.css';

/** An order with its copies: where it stands, the certified files, and what officers do with it. */
export function OrderPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const order = useCopyOrder(id);
  if (order.isError)
    return (
      <>
        <PageHeader title={t('pratilipi.title')}>
          <PortalLink to="/pratilipi">{t('pratilipi.viewRequestPratilipi')}</PortalLink>
        </PageHeader>
        <Alert
          type="error"
          showIcon
          role="alert"
          title={isGatewayFailure(order.error) ? order.error.message : t('pratilipi.failed')}
          action={<Button onClick={() => void order.refetch()}>{t('common:action.retry')}</Button>}
        />
      </>
    );
  return order.data === undefined ? <PageSkeleton /> : <Order order={order.data} />;
}

function Order({ order }: { readonly order: CopyOrderDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  return (
    <>
      <PageHeader title={`${t('pratilipi.title')}: ${order.number}`}>
        {localName(order.company, language)} · {order.company.registrationNumber}
      </PageHeader>
      <Sheet as="section" aria-label={t('pratilipi.viewRequestPratilipi')}>
        <Descriptions
          column={1}
          items={[
            {
              key: 'state',
              label: t('common:field.status'),
              children: (
                <Flex gap="small" wrap>
                  <Tag color={STATE_COLOURS[order.state]}>{copyOrderStates.name(order.state)[language]}</Tag>
                  {order.isOverdue ? <Tag color="error">{t('pratilipi.overdue')}</Tag> : null}
                </Flex>
              ),
            },
            { key: 'asker', label: t('pratilipi.askedBy'), children: localName(order.askedBy, language) },
            ...(order.identityNumber === null
              ? []
              : [{ key: 'identity', label: t('pratilipi.identityNumber'), children: order.identityNumber }]),
            { key: 'reason', label: t('pratilipi.reasonForPratilipi'), children: order.reason },
            {
              key: 'delivery',
              label: t('pratilipi.delivery'),
              children: copyDeliveries.name(order.delivery)[language],
            },
            ...(order.postalAddress === null
              ? []
              : [{ key: 'post', label: t('pratilipi.postalAddress'), children: order.postalAddress }]),
            ...(order.state === 'DOCUMENT_REQUESTED' && order.dueOn !== null
              ? [{ key: 'due', label: t('pratilipi.dueOn'), children: <DatePair day={order.dueOn} inline /> }]
              : []),
            { key: 'total', label: t('pratilipi.total'), children: money(order.totalPaisa) },
            ...(order.refund === null
              ? []
              : [{ key: 'refund', label: t('pratilipi.refund'), children: t(`pratilipi.refund.${order.refund}`) }]),
            ...(order.handedOver === null
              ? []
              : [
                  {
                    key: 'handed',
                    label: t('pratilipi.handedOver'),
                    children: <DatePair day={order.handedOver.at.slice(0, 10)} inline />,
                  },
                ]),
          ]}
        />
        <OrderSteps order={order} />
        <h2>{t('pratilipi.copies')}</h2>
        {order.items.map((item) => (
          <Item key={item.id} order={order} item={item} />
        ))}
      </Sheet>
    </>
  );
}

function OrderSteps({ order }: { readonly order: CopyOrderDetail }) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const withdraw = useSend<{ version: number }>(stepOf(order.id, 'withdraw'));
  const handOver = useSend<{ version: number }>(stepOf(order.id, 'hand-over'));
  const failed = withdraw.error ?? handOver.error;
  return (
    <>
      {failed === null ? null : <Failure error={failed} />}
      <Flex gap="small" wrap>
        {order.invoiceId === null ? null : (
          <Button type="primary" onClick={() => navigation.to(`/payment/${order.invoiceId ?? ''}`)}>
            {t('pratilipi.pay')}
          </Button>
        )}
        {order.mayWithdraw ? (
          <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({ version: order.version })}>
            {t('pratilipi.withdraw')}
          </Button>
        ) : null}
        {order.mayHandOver ? (
          <Button
            type="primary"
            loading={handOver.isPending}
            onClick={() => handOver.mutate({ version: order.version })}
          >
            {t('pratilipi.handOver')}
          </Button>
        ) : null}
        <Button onClick={() => navigation.to(ordersAddress)}>{t('pratilipi.toOrders')}</Button>
      </Flex>
    </>
  );
}

function Failure({ error }: { readonly error: Error }) {
  const { t } = useTranslation();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={{ marginBlock: 12 }}
      title={isGatewayFailure(error) ? error.message : t('pratilipi.failed')}
    />
  );
}

interface ItemProps {
  readonly order: CopyOrderDetail;
  readonly item: OrderedCopy;
}

function Item({ order, item }: ItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const name = localName(item.of, language);
  return (
    <section className={styles['item']} aria-label={name}>
      <strong>{name}</strong>
      <span>{t('pratilipi.pages', { count: item.pages, shown: number(item.pages) })}</span>
      {item.state === 'REFUSED' ? (
        <span>
          <Tag color="error">{t('pratilipi.itemRefused')}</Tag> {item.refusedReason}
        </span>
      ) : null}
      {item.letter === null ? null : <Copy letter={item.letter} name={name} />}
      {item.state === 'ASKED' && order.state === 'DOCUMENT_REQUESTED' ? (
        order.mayIssue ? (
          <Decide order={order} item={item} />
        ) : (
          <span>{t('pratilipi.itemWaits')}</span>
        )
      ) : null}
    </section>
  );
}

function Copy({ letter, name }: { readonly letter: NonNullable<OrderedCopy['letter']>; readonly name: string }) {
  const { t } = useTranslation();
  const { save, saving } = useSaveFile(
    `/external/api/paper/${encodeURIComponent(letter.code)}/file`,
    `${letter.serial.replace(/[^\w.-]+/g, '-')}.pdf`,
  );
  return (
    <Flex gap="small" wrap align="center">
      <span>
        {t('pratilipi.serial')}: {letter.serial}
      </span>
      {letter.ready ? (
        <Button
          size="small"
          loading={saving}
          onClick={() => void save()}
          aria-label={`${t('pratilipi.save')}: ${name}`}
        >
          {t('pratilipi.save')}
        </Button>
      ) : (
        <span role="status">{t('pratilipi.notReady')}</span>
      )}
      <PortalLink to={letter.link} aria-label={`${t('pratilipi.verify')}: ${name}`}>
        {t('pratilipi.verify')}
      </PortalLink>
    </Flex>
  );
}

/** An officer certifies what they have seen, of an old paper from its scan, or refuses it with the reason. */
function Decide({ order, item }: ItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const upload = useFileUpload();
  const [file, setFile] = useState<UploadedFile>();
  const [refusing, setRefusing] = useState(false);
  const issue = useSend<{ version: number; uploadId?: string }>(itemStepOf(order.id, item.id, 'issue'));
  const name = localName(item.of, language);
  const needsScan = item.kind === 'ARCHIVE';
  return (
    <>
      {issue.error === null ? null : <Failure error={issue.error} />}
      {needsScan ? (
        <FileUpload
          label={`${t('pratilipi.scan')}: ${name}`}
          rules={scanRules}
          upload={upload}
          value={file}
          onChange={setFile}
        />
      ) : null}
      <Flex gap="small" wrap>
        <Button
          type="primary"
          disabled={needsScan && file === undefined}
          loading={issue.isPending}
          aria-label={`${t('pratilipi.issue')}: ${name}`}
          onClick={() => issue.mutate({ version: order.version, ...(file !== undefined && { uploadId: file.id }) })}
        >
          {t('pratilipi.issue')}
        </Button>
        <Button
          danger
          aria-haspopup="dialog"
          aria-label={`${t('pratilipi.refuse')}: ${name}`}
          onClick={() => setRefusing(true)}
        >
          {t('pratilipi.refuse')}
        </Button>
      </Flex>
      {refusing ? <RefuseDialog order={order} item={item} onClose={() => setRefusing(false)} /> : null}
    </>
  );
}

function RefuseDialog({ order, item, onClose }: ItemProps & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const refuse = useSend<{ version: number; reason: string }>(itemStepOf(order.id, item.id, 'refuse'));
  const { form, failure } = useSentForm({
    schema: refuseCopySchema.pick({ reason: true }),
    send: async ({ reason }) => {
      await refuse.mutateAsync({ version: order.version, reason });
      onClose();
    },
  });
  const heading = `${t('pratilipi.refuse')}: ${localName(item.of, language)}`;
  return (
    <FormDialog title={heading} busy={form.submitting} onClose={onClose}>
      <p>{t('pratilipi.refuseMeaning')}</p>
      {failure}
      <ZodForm form={form} aria-label={heading}>
        <FormField name="reason" label={t('pratilipi.refuseReason')} required>
          <LongText rows={3} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" danger htmlType="submit" loading={form.submitting}>
          {t('pratilipi.refuse')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}

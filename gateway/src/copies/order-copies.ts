import type { OrderCopies } from '@registrar/domain/copies';
import { validationMessage } from '@registrar/domain/messages';
import { sql } from 'kysely';
import type { Actor } from '../platform/actor';
import { domainLanguage, type WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { issueRequestInvoice } from '../money/issue-request-invoice';
import { enterReading } from '../register/access-log/note-access';
import { askRequest } from '../requests/ask-request';
import { copyHandler } from './copy-handler';
import type { PricedBasket } from './price-basket';

/** Of one person: more are asked once these are paid or withdrawn. */
const UNPAID_MAXIMUM = { ACCOUNT: 20, CONTACT: 5 };

/** Somebody without an account, whose address a code has proven. */
export interface ProvenContact {
  readonly email: string;
  readonly name: string;
  readonly language: WireLanguage;
}

export interface OrderedCopies {
  readonly id: string;
  readonly number: string;
  readonly invoiceId: string;
}

/** Enters an order with its copies and its invoice. The basket was found and priced before. */
export async function orderCopies(
  unit: UnitOfWork,
  by: Actor | ProvenContact,
  {
    reason,
    delivery,
    identityNumber,
    postalAddress,
  }: Pick<OrderCopies, 'reason' | 'delivery' | 'identityNumber' | 'postalAddress'>,
  { company, copies, lines }: PricedBasket,
  language: WireLanguage,
): Promise<OrderedCopies> {
  if (!company.speaks && !identityNumber) refuseField('identityNumber', language);
  const actor = 'accountId' in by ? by : null;
  const contact = 'accountId' in by ? null : by;
  await lockBuyer(unit, by);
  await refuseTooMany(unit, by);
  const request = await askRequest(unit, actor, copyHandler, {
    ...(contact && { contact: contact.email, contactPerson: contact }),
    answers: {
      reason,
      delivery,
      identityNumber: company.speaks ? '' : identityNumber,
      postalAddress: delivery === 'POST' ? postalAddress : '',
    },
    officeId: company.officeId,
    companyId: company.id,
    subjectId: null,
  });
  await unit.tx
    .insertInto('copy_item')
    .values(
      copies.map((copy, at) => ({
        id: unit.newId(),
        request_id: request.id,
        position: at + 1,
        kind: copy.kind,
        source_letter: copy.sourceLetter,
        source_document: copy.sourceDocument,
        described: copy.described,
        as_of: copy.asOf,
        pages: copy.pages,
        amount_paisa: copy.amountPaisa,
      })),
    )
    .execute();
  if (company.speaks && actor !== null)
    await enterReading(unit, actor, { companyId: company.id, part: 'PAPERS', ground: 'REPRESENTATIVE' });
  const invoiceId = await issueRequestInvoice(unit, actor, request, lines);
  return { id: request.id, number: request.number, invoiceId };
}

/** Two orders at once of one person wait for each other. */
export async function lockBuyer({ tx }: UnitOfWork, by: Actor | ProvenContact): Promise<void> {
  if ('accountId' in by)
    await tx.selectFrom('account').select('id').where('id', '=', by.accountId).forNoKeyUpdate().execute();
  else await sql`select pg_advisory_xact_lock(hashtextextended(${`copies:${by.email}`}, 0))`.execute(tx);
}

async function refuseTooMany({ tx }: UnitOfWork, by: Actor | ProvenContact): Promise<void> {
  const { unpaid } = await tx
    .selectFrom('request')
    .select((of) => of.fn.countAll<number>().as('unpaid'))
    .$if('accountId' in by, (own) => own.where('requester_account', '=', 'accountId' in by ? by.accountId : null))
    .$if('email' in by, (own) => own.where('requester_contact', '=', 'email' in by ? by.email : null))
    .where('kind', '=', copyHandler.kind.key)
    .where('status', '=', 'ASKED')
    .executeTakeFirstOrThrow();
  if (Number(unpaid) >= UNPAID_MAXIMUM['accountId' in by ? 'ACCOUNT' : 'CONTACT'])
    refuse('FLOW-409', { message: 'copies.tooManyUnpaid' });
}

function refuseField(path: string, language: WireLanguage): never {
  const code = 'IDENTITY_NUMBER_REQUIRED';
  return refuse('VAL-422', { errors: [{ path, code, message: validationMessage(code, domainLanguage(language)) }] });
}

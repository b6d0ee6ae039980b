import { createHash } from 'node:crypto';
import type { Bilingual } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import type { ShareholderList } from '@registrar/domain/calls/company-record';
import { letterKinds, type LetterContent } from '@registrar/domain/calls/letters';
import { toNepaliDigits } from '@registrar/domain/digits';
import { shareTypes } from '@registrar/domain/enumerations';
import { COMPANIES_ACT } from '@registrar/domain/law/citation';
import { formatMoney, groupDigits, type Paisa } from '@registrar/domain/money';
import { orderOnSharesName } from '@registrar/domain/register';
import { kittaText, shareBuckets } from '@registrar/domain/share-ledger';
import type { Paper } from '../paper-data';
import { RECORD_WORDS } from '../record/compose-record-letter';

export interface ShareExtract {
  readonly company: { readonly name: Bilingual; readonly registrationNumber: string; readonly office: Bilingual };
  /** AD day on which it is written. */
  readonly issuedOn: string;
  readonly list: ShareholderList;
}

type TableRange = NonNullable<ShareholderList['table']>[number];

interface Line {
  readonly label: Bilingual;
  readonly value: Bilingual;
}

const TITLE = letterKinds.name('SHARE_EXTRACT');

/**
 * The number names what it tells of: the company, the day, the posting that stood then, and what lay on the shares. An
 * order is placed and lifted without a posting, and an extract of before would hide it.
 */
export function shareExtractNumber(registrationNumber: string, { on, posting, orders = [] }: ShareholderList): string {
  const number = `SE-${registrationNumber}-${on}-${posting.number}`;
  if (orders.length === 0) return number;
  const told = orders.map(({ id, ranges, endsOn }) => [id, kittaText(ranges), endsOn ?? ''].join(' ')).sort();
  return `${number}-${createHash('sha256').update(told.join('\n')).digest('hex').slice(0, 8)}`;
}

/** The extract as `/view` shows it. */
export function shareExtractContent(extract: ShareExtract): LetterContent {
  const { company, list } = extract;
  return {
    office: company.office,
    title: TITLE,
    subject: subjectOf(list),
    number: shareExtractNumber(company.registrationNumber, list),
    addressee: company.name,
    paragraphs: [bodyOf(list)],
    facts: linesOf(list),
    // no officer decided anything: the register itself is told, under the seal of the office
    signatory: null,
  };
}

/** The extract as its file is made, on the sheet of the record letter. */
export function shareExtractPaper(extract: ShareExtract): Paper {
  const { company, issuedOn, list } = extract;
  return {
    template: 'record-letter.typ',
    data: {
      title: TITLE,
      office: company.office,
      number: shareExtractNumber(company.registrationNumber, list),
      date: inBothCalendars(issuedOn),
      company: company.name,
      registrationNumber: company.registrationNumber,
      subject: subjectOf(list),
      body: bodyOf(list),
      compared: false,
      changes: linesOf(list).map(({ label, value }) => ({ label, before: null, after: value })),
      signatory: null,
      words: {
        ...RECORD_WORDS,
        number: { ne: 'उद्धरण नम्बर', en: 'Extract number' },
        to: { ne: 'कम्पनी:', en: 'Company:' },
        part: { ne: 'शेयरधनी', en: 'Shareholder' },
        after: { ne: 'शेयर', en: 'Shares' },
      },
    },
  };
}

function subjectOf({ on }: ShareholderList): Bilingual {
  const day = inBothCalendars(on);
  return { ne: `मिति ${day.ne} को शेयरधनी दर्ता किताबको उद्धरण`, en: `Extract of the table of shares as of ${day.en}` };
}

function bodyOf({ on, issued, holders, posting }: ShareholderList): Bilingual {
  const [day, all, persons] = [inBothCalendars(on), counted(issued), counted(holders.length)];
  return {
    ne: `${COMPANIES_ACT.ne} बमोजिम यस कार्यालयमा रहेको शेयरधनी दर्ता किताबमा मिति ${day.ne} का दिन यस कम्पनीको ${all.ne} कित्ता शेयर देहायबमोजिम ${persons.ne} शेयरधनीको नाममा रहेको प्रमाणित गरिन्छ। लगतको ह्यास: ${posting.hash}`,
    en: `This is to certify that the table of shares kept by this office under the ${COMPANIES_ACT.en} states, as of ${day.en}, ${all.en} shares of this company as follows; shareholders: ${persons.en}. Hash of the table: ${posting.hash}`,
  };
}

function linesOf({ holders, buckets, table = [], orders = [] }: ShareholderList): Line[] {
  const byOwner = new Map<string, TableRange[]>();
  for (const range of table) {
    const owner = range.holderId ?? range.bucket;
    const own = byOwner.get(owner);
    if (own) own.push(range);
    else byOwner.set(owner, [range]);
  }
  const rangesOf = (owner: string): Bilingual => toldOf(byOwner.get(owner) ?? []);
  return [
    ...holders.map((holder): Line => {
      const percent = (holder.hundredths / 100).toFixed(2);
      const paid = amount(holder.paid);
      const [shares, ranges] = [counted(holder.shares), rangesOf(holder.id)];
      return {
        label: {
          ne: holder.nameNepali || holder.nameEnglish,
          en: holder.nameEnglish || holder.nameNepali,
        },
        value: {
          ne: `${shares.ne} कित्ता (${toNepaliDigits(percent)}%), चुक्ता ${paid.ne}; कित्ता नम्बर ${ranges.ne}`,
          en: `${shares.en} shares (${percent}%), paid ${paid.en}; numbers ${ranges.en}`,
        },
      };
    }),
    ...buckets.map((one): Line => {
      const [shares, ranges] = [counted(one.shares), rangesOf(one.bucket)];
      return {
        label: shareBuckets.name(one.bucket),
        value: {
          ne: `${shares.ne} कित्ता; कित्ता नम्बर ${ranges.ne}`,
          en: `${shares.en} shares; numbers ${ranges.en}`,
        },
      };
    }),
    ...orders.map(orderLine),
  ];
}

/** What is said of following ranges alike is said once, behind the last of them. */
function toldOf(ranges: readonly TableRange[]): Bilingual {
  const alike: TableRange[][] = [];
  for (const range of ranges) {
    const last = alike.at(-1);
    if (last?.[0]?.shareType === range.shareType && last[0].paidPerShare === range.paidPerShare) last.push(range);
    else alike.push([range]);
  }
  const told = alike.map((group) => {
    const [numbers, said] = [group.map(numbersOf), saidOf(group)];
    const listed = (language: keyof Bilingual) => numbers.map((one) => one[language]).join(', ');
    return { ne: `${listed('ne')} (${said.ne})`, en: `${listed('en')} (${said.en})` };
  });
  return { ne: told.map(({ ne }) => ne).join('; '), en: told.map(({ en }) => en).join('; ') };
}

/** What keeps shares from being moved: whoever buys by the extract has to know it. */
function orderLine(order: NonNullable<ShareholderList['orders']>[number]): Line {
  const [numbers, name, day] = [kittaText(order.ranges), orderOnSharesName(order), inBothCalendars(order.orderedOn)];
  const until = order.endsOn === null ? null : inBothCalendars(order.endsOn);
  return {
    label: { ne: 'शेयरमा रहेको आदेश वा धितो', en: 'Order or pledge on shares' },
    value: {
      ne: `कित्ता नम्बर ${toNepaliDigits(numbers)}; ${name.ne}, मिति ${day.ne}${until ? `, ${until.ne} सम्म` : ''}`,
      en: `numbers ${numbers}; ${name.en}, dated ${day.en}${until ? `, until ${until.en}` : ''}`,
    },
  };
}

function numbersOf({ from, to }: TableRange): Bilingual {
  const [first, last] = [counted(from), counted(to)];
  return { ne: `${first.ne}–${last.ne}`, en: `${first.en}–${last.en}` };
}

function saidOf([first]: readonly TableRange[]): Bilingual {
  const paid = amount(first?.paidPerShare ?? 0);
  const type = first?.shareType == null ? { ne: '', en: '' } : shareTypes.name(first.shareType);
  const comma = type.ne === '' ? '' : ', ';
  return { ne: `${type.ne}${comma}प्रतिशेयर चुक्ता ${paid.ne}`, en: `${type.en}${comma}${paid.en} paid per share` };
}

const amount = (paisa: Paisa): Bilingual => ({ ne: formatMoney(paisa, 'ne'), en: formatMoney(paisa, 'en') });

function counted(quantity: number): Bilingual {
  const en = groupDigits(String(quantity));
  return { ne: toNepaliDigits(en), en };
}

import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { pdf } from '../../../test/documents-kit';
import { hostileFiles } from '../../../test/hostile-files';
import { createFileReader } from './file-reader';

const reader = createFileReader(pino({ level: 'silent' }));
afterAll(() => reader.close());
const kindOf = async (bytes: Buffer): Promise<string> => (await reader.read(bytes)).kind;

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
/** Objects packed into a stream, the numbers 20 and following. */
function packed(objects: readonly string[], { dictionary = '', deflated = true } = {}): string {
  const places: string[] = [];
  let text = '';
  objects.forEach((object, index) => {
    places.push(`${20 + index} ${text.length}`);
    text += `${object} `;
  });
  const head = `${places.join(' ')} `;
  const content = Buffer.from(head + text, 'latin1');
  const stream = deflated ? deflateSync(content) : content;
  return `9 0 obj << /Type /ObjStm /N ${objects.length} /First ${head.length}${deflated ? ' /Filter /FlateDecode' : ''} ${dictionary} /Length ${stream.length} >>\nstream\n${stream.toString('latin1')}\nendstream endobj`;
}
const catalog = (entry: string): Buffer => pdf(`1 0 obj << /Type /Catalog /Pages 2 0 R ${entry} >> endobj`);
const annotation = (entry: string): Buffer =>
  pdf(`4 0 obj << /Type /Annot /Subtype /Link /Rect [0 0 9 9] ${entry} >> endobj`);

const ACTIVE: readonly (readonly [string, Buffer])[] = [
  ['packed objects behind a comment that says stream', pdf(`% stream\n${packed([SCRIPT])}`)],
  [
    'a stream whose dictionary has five thousand bytes before its kind',
    pdf(packed([SCRIPT], { dictionary: `/Filler (${'x'.repeat(5000)})` })),
  ],
  [
    'packed objects that do not say that they are packed',
    pdf(packed([SCRIPT]).replace('/Type /ObjStm', '           ')),
  ],
  ['packed objects that are not deflated', pdf(packed([SCRIPT], { deflated: false }))],
  ['a script when it is opened', catalog(`/OpenAction ${SCRIPT}`)],
  [
    'a script when it is opened, by a number',
    pdf(`4 0 obj ${SCRIPT} endobj 1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >> endobj`),
  ],
  ['an address that is called when it is opened', catalog('/OpenAction << /S /URI /URI (https://example.com/) >>')],
  [
    'an address that is called, by a packed object',
    pdf(
      `${packed(['<< /S /URI /URI (https://example.com/) >>'])}\n1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction 20 0 R >> endobj`,
    ),
  ],
  [
    'a place that is opened and something after it',
    catalog('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://example.com/) >> >>'),
  ],
  ['printing when it is opened', catalog('/OpenAction << /S /Named /N /Print >>')],
  ['something that is opened and is nowhere', catalog('/OpenAction 77 0 R')],
  [
    'something that waits for the page',
    pdf('3 0 obj << /Type /Page /Parent 2 0 R /AA << /O << /S /URI /URI (https://example.com/) >> >> >> endobj'),
  ],
  ['something that waits for a field, by a number', annotation('/AA 8 0 R >> endobj 8 0 obj << /K 7 0 R')],
  ['scripts by their names', catalog('/Names << /JavaScript << /Names [(a) 5 0 R] >> >>')],
  ['a script in a stream', pdf('5 0 obj << /Length 1 >> stream\n1\nendstream endobj 4 0 obj << /JS 5 0 R >> endobj')],
  ['a script whose kind is written elsewhere', pdf('5 0 obj /JavaScript endobj 4 0 obj << /S 5 0 R >> endobj')],
  ['a script behind a link', annotation(`/A ${SCRIPT}`)],
  ['a program behind a link', annotation('/A << /S /Launch /F (calc.exe) >>')],
  ['a file of another machine behind a link', annotation('/A << /S /GoToR /F (\\\\\\\\host\\\\share) /D [0 /Fit] >>')],
  ['a file inside behind a link', annotation('/A << /S /GoToE /D [0 /Fit] >>')],
  ['a form that is sent away', annotation('/A << /S /SubmitForm /F (https://example.com/) >>')],
  ['a form that reads a file', annotation('/A << /S /ImportData /F (c:/x.fdf) >>')],
  ['something that plays', annotation('/A << /S /Rendition /OP 4 >>')],
  ['a film', pdf('4 0 obj << /Type /Annot /Subtype /RichMedia >> endobj')],
  ['a screen', pdf('4 0 obj << /Type /Annot /Subtype /Screen >> endobj')],
  ['an attachment', pdf('4 0 obj << /Type /Annot /Subtype /FileAttachment /FS 5 0 R >> endobj')],
  ['a file inside', pdf('4 0 obj << /Type /Filespec /EF << /F 5 0 R >> >> endobj')],
  ['files inside by their names', catalog('/Names << /EmbeddedFiles 5 0 R >>')],
  ['a form of XFA', catalog('/AcroForm << /XFA [(template) 5 0 R] >>')],
  ['a name in codes of small letters', pdf('4 0 obj << /#53 /#4a#61vaScrip#74 >> endobj')],
  ['an entry that is given twice, the second harmless', catalog(`/OpenAction ${SCRIPT} /OpenAction [3 0 R /Fit]`)],
  ['an object that a later one replaces', pdf(`4 0 obj ${SCRIPT} endobj\n4 0 obj null endobj`)],
  ['an object of an update after the end', Buffer.concat([pdf(), Buffer.from(`4 0 obj ${SCRIPT} endobj\n%%EOF\n`)])],
  [
    'an object within a stream, to which a table may point',
    pdf(`5 0 obj << /Length 100 >> stream\n4 0 obj ${SCRIPT} endobj\nendstream endobj`),
  ],
  ['an object within a comment', pdf(`% 4 0 obj ${SCRIPT} endobj`)],
  ['an object within a text', pdf(`5 0 obj (4 0 obj ${SCRIPT} endobj) endobj`)],
  ['a comment between number and object', pdf(`4 0 % here\nobj ${SCRIPT} endobj`)],
  ['a stream whose content lies in another file', pdf('4 0 obj << /F (c:/x) /Length 0 >> stream\n\nendstream endobj')],
];

test.each(ACTIVE)('X4: %s is active', async (_what, bytes) => {
  expect(await kindOf(bytes)).toBe('ACTIVE');
});

const UNREADABLE: readonly (readonly [string, Buffer])[] = [
  ['no object', Buffer.from('%PDF-1.7\n%%EOF\n')],
  ['no page', Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n')],
  ['an object that is not closed', pdf('4 0 obj << /S /Java')],
  ['a damaged object that a lenient reader would go on reading', pdf('4 0 obj << ) /OpenAction 5 0 R >> endobj')],
  ['a damaged object behind a comment', pdf('4 0 % here\nobj << ) /S /JavaScript >> endobj')],
  ['a damaged object behind many spaces', pdf(`4 0${' '.repeat(5000)}obj << ) /S /JavaScript >> endobj`)],
  ['a damaged trailer', pdf('trailer << ) /Root 1 0 R >>')],
  // X31: a dictionary is kept once, and another reader may take the other entry
  ['packed objects whose beginning is given twice', pdf(packed(['null'], { dictionary: '/First 3' }))],
  ['packed objects whose number is given twice', pdf(packed(['null'], { dictionary: '/N 0' }))],
  ['packed objects whose code is given twice', pdf(packed(['null'], { dictionary: '/Filter /FlateDecode' }))],
  [
    'packed objects whose parameters are given twice',
    pdf(packed(['null'], { dictionary: '/DecodeParms null /DecodeParms null' })),
  ],
  ['a stream whose length is given twice', pdf('5 0 obj << /Length 1 /Length 100 >> stream\n1\nendstream endobj')],
  [
    'packed objects in codes that programs do not use',
    pdf(packed(['null']).replace('/FlateDecode', '[/ASCIIHexDecode /FlateDecode]')),
  ],
  [
    'packed objects that are cut off',
    pdf(
      packed(['<< /A 1 >>'])
        .replace(/stream\n([^]{8})[^]*\nendstream/, 'stream\n$1\nendstream')
        .replace(/\/Length \d+/, '/Length 8'),
    ),
  ],
  ['packed objects beyond their stream', pdf(packed(['<< /A 1 >>']).replace('/N 1', '/N 9'))],
  ['packed objects that swell', pdf(packed([' '.repeat(30 << 20)]))],
  ['what is nested without end', pdf(`4 0 obj ${'['.repeat(1_000_000)}`)],
  ['a million objects within one another', pdf('4 0 obj [ '.repeat(100_000))],
];
test.each(UNREADABLE)('X4: a PDF of %s is unreadable', async (_what, bytes) => {
  expect(await kindOf(bytes)).toBe('UNREADABLE');
});

test('X4: a PDF with a password is locked, however it says so', async () => {
  expect(await kindOf(pdf('trailer << /Root 1 0 R /Encrypt 5 0 R >>'))).toBe('LOCKED');
  expect(
    await kindOf(
      pdf('4 0 obj << /Type /XRef /#45ncrypt << /Filter /Standard >> /Length 0 >> stream\n\nendstream endobj'),
    ),
  ).toBe('LOCKED');
});

const PERMISSIONS = { printing: 'highResolution', modifying: false, copying: false } as const;
const WAYS = [
  { algorithm: 'AES-256' },
  { algorithm: 'AES-128' },
  { algorithm: 'RC4-128', allowWeakCryptography: true },
  { algorithm: 'RC4-40', allowWeakCryptography: true },
] as const;
async function encrypted(
  security: Parameters<PDFDocument['encrypt']>[0],
  fill: (paper: PDFDocument) => unknown = () => undefined,
  useObjectStreams = true,
): Promise<Buffer> {
  const paper = await PDFDocument.create();
  paper.addPage([200, 200]).drawText('Licence');
  paper.setTitle('A licence');
  await fill(paper);
  paper.encrypt(security);
  return Buffer.from(await paper.save({ useObjectStreams }));
}

describe.each(WAYS)('a PDF that is encrypted by $algorithm', (way) => {
  const open = { ...way, ownerPassword: 'office', userPassword: '', permissions: PERMISSIONS };
  test.each([true, false])('and opens without a password is taken, packed or not: %s', async (isPacked) => {
    expect(await kindOf(await encrypted(open, undefined, isPacked))).toBe('application/pdf');
  });
  test('and asks for a password is locked', async () => {
    expect(await kindOf(await encrypted({ ...open, userPassword: 'mine' }))).toBe('LOCKED');
  });
  test.each([true, false])('does not hide what it holds, packed or not: %s', async (isPacked) => {
    const script = await encrypted(open, (paper) => paper.addJavaScript('run', 'app.alert(1)'), isPacked);
    const attachment = await encrypted(open, (paper) => paper.attach(Buffer.from('x'), 'x.exe'), isPacked);
    expect([await kindOf(script), await kindOf(attachment)]).toEqual(['ACTIVE', 'ACTIVE']);
  });
  test('and names its key twice, or another key or identifier elsewhere, is locked', async () => {
    const text = (await encrypted(open, undefined, false)).toString('latin1');
    const key = /\/Encrypt \d+ 0 R/.exec(text)?.[0] ?? '';
    const id = /\/ID *\[[^\]]*\]/.exec(text)?.[0] ?? '';
    expect([key, id]).not.toContain('');
    const doubled = [
      text.replace(key, `${key}\n/Encrypt 99 0 R`),
      text.replace(key, `${key}\n/Encrypt null`),
      text.replace(id, `${id}\n/ID [<00> <00>]`),
      text.replace(/%%EOF\s*$/, 'trailer << /Encrypt << /Filter /Standard /V 1 /R 2 >> >>\n%%EOF\n'),
      text.replace(/%%EOF\s*$/, 'trailer << /ID [<0a> <0a>] >>\n%%EOF\n'),
      text.replace(
        /%%EOF\s*$/,
        `${key.replace('/Encrypt ', '').replace(' R', '')} obj << /Filter /Other >> endobj\n%%EOF\n`,
      ),
    ];
    for (const bytes of doubled) expect(await kindOf(Buffer.from(bytes, 'latin1'))).toBe('LOCKED');
  });
});

test('five megabytes that are slow to read are refused behind a key that opens without a password, given once or twice', async () => {
  const text = (await encrypted({ ownerPassword: 'office', userPassword: '' }, undefined, false)).toString('latin1');
  const key = /\d+ 0 obj\s*<<(?:(?!endobj)[^])*\/Standard(?:(?!endobj)[^])*endobj/.exec(text)?.[0] ?? '';
  const trailer = text.slice(text.lastIndexOf('trailer'));
  expect([key, trailer]).toEqual([expect.stringContaining('/Standard'), expect.stringContaining('/Encrypt')]);
  const twice = trailer.replace('/Encrypt', '/Encrypt null\n/Encrypt');
  for (const { bytes } of hostileFiles)
    for (const end of [trailer, twice]) {
      const locked = Buffer.concat([bytes(), Buffer.from(`${key}\n${end}`, 'latin1')]);
      expect(['UNREADABLE', 'LOCKED']).toContain(await kindOf(locked));
    }
});

const BEFORE: readonly (readonly [string, string])[] = [
  ['a byte order mark', '\xef\xbb\xbf'],
  ['blank lines', '\r\n\r\n  '],
  ['what a printer is told', '\x1b%-12345X@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
  ['the head of a mail', 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n'],
  ['noughts', '\0'.repeat(128)],
  ['a thousand bytes', 'x'.repeat(1000)],
];
const BEHIND: readonly (readonly [string, string])[] = [
  ['a line end', '\r\n'],
  ['padding', '\0'.repeat(100_000)],
  ['the page of a server', '\n<!DOCTYPE html><html><body>Warning: session expired</body></html>\n'],
  ['two thousand bytes', `\n${'x'.repeat(2000)}`],
  ['the mark that ended a file of DOS', '\x1a'],
];

test.each(BEFORE)('a PDF with %s before it is taken', async (_what, before) => {
  expect(await kindOf(Buffer.concat([Buffer.from(before, 'latin1'), pdf()]))).toBe('application/pdf');
});

test.each(BEHIND)('a PDF with %s behind it is taken', async (_what, behind) => {
  expect(await kindOf(Buffer.concat([pdf(), Buffer.from(behind, 'latin1')]))).toBe('application/pdf');
});

test('what stands around a PDF does not hide what it holds', async () => {
  for (const [before = '', behind = ''] of [
    ...BEFORE.map(([, text]) => [text]),
    ...BEHIND.map(([, text]) => ['', text]),
  ]) {
    const around = (bytes: Buffer): Buffer =>
      Buffer.concat([Buffer.from(before, 'latin1'), bytes, Buffer.from(behind, 'latin1')]);
    for (const [what, bytes] of ACTIVE) expect([what, await kindOf(around(bytes))]).toEqual([what, 'ACTIVE']);
    for (const [what, bytes] of UNREADABLE.slice(0, 6))
      expect([what, await kindOf(around(bytes))]).toEqual([what, 'UNREADABLE']);
    for (const { what, bytes } of hostileFiles.slice(0, 1))
      expect([what, await kindOf(around(bytes()))]).toEqual([what, 'UNREADABLE']);
  }
}, 120_000);

test.each(hostileFiles)(
  'five megabytes of $what are refused with bytes before and behind, locked, and with doubled keys',
  async ({ bytes }) => {
    const [whole, junk] = [bytes(), Buffer.from('junk\n'.repeat(100), 'latin1')];
    expect(await kindOf(Buffer.concat([junk, whole]))).toBe('UNREADABLE');
    expect(await kindOf(Buffer.concat([whole, junk]))).toBe('UNREADABLE');
    expect(await kindOf(Buffer.concat([junk, whole, junk]))).toBe('UNREADABLE');
    // with a key that the empty password opens: said at its beginning and at its end, once and twice
    const encrypt = '/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O (o) /U (u) >>';
    for (const keys of [encrypt, `${encrypt} ${encrypt}`, `${encrypt} /Encrypt null`]) {
      const trailer = Buffer.from(`trailer << /Root 1 0 R ${keys} >>\n%%EOF\n`, 'latin1');
      expect(['LOCKED', 'UNREADABLE']).toContain(await kindOf(Buffer.concat([whole, trailer])));
      expect(await kindOf(Buffer.concat([Buffer.from('%PDF-1.7\n', 'latin1'), trailer, whole]))).not.toBe(
        'application/pdf',
      );
    }
  },
);

test.each([
  ['a program', 'MZ\x90\0'],
  ['an archive', 'PK\x03\x04'],
  ['a page', '<html><script>alert(1)</script>'],
  ['a script', '#!/bin/sh\nexit 0\n'],
  ['more than a thousand bytes', 'x'.repeat(1100)],
])('what begins as %s is no PDF', async (_what, before) => {
  expect(await kindOf(Buffer.concat([Buffer.from(before, 'latin1'), pdf()]))).toBe('OTHER_KIND');
});

test('what is cut off is unreadable, although an earlier end stands in it', async () => {
  const updated = Buffer.concat([pdf(), Buffer.from('9 0 obj << /A (cut o', 'latin1')]);
  expect(await kindOf(updated)).toBe('UNREADABLE');
  expect(await kindOf(pdf().subarray(0, -8))).toBe('UNREADABLE');
  expect(await kindOf(Buffer.concat([pdf(), Buffer.alloc(70_000, 0x78)]))).toBe('UNREADABLE');
});

test('X4: an ordinary PDF is taken: links, a first page, packed objects, fonts and forms', async () => {
  const ordinary = [
    pdf(),
    annotation('/A << /S /URI /URI (https://ocr.gov.np/) >>'),
    annotation('/A << /S /GoTo /D [3 0 R /Fit] >>'),
    catalog('/OpenAction [3 0 R /XYZ null null 0]'),
    catalog('/OpenAction << /S /GoTo /D [3 0 R /FitH null] >>'),
    pdf('4 0 obj [3 0 R /Fit] endobj 1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >> endobj'),
    pdf(packed(['<< /Type /Font /Name /F1 >>', '[1 2 3]', 'null'])),
    pdf(
      '4 0 obj << /Font << /JS 5 0 R /AA 5 0 R /EF 5 0 R >> >> endobj 5 0 obj << /Type /Font /Subtype /Type1 >> endobj',
    ),
    pdf(
      '4 0 obj << /Type /StructElem /S /P /P 5 0 R >> endobj 5 0 obj << /S /Transparency >> endobj 6 0 obj << /N 3 /Length 2 >> stream\nab\nendstream endobj',
    ),
    catalog('/AcroForm << /Fields [4 0 R] /SigFlags 3 >>'),
    pdf('4 0 obj\nendobj'),
    pdf(
      '5 0 obj << /Length 6 0 R /Filter /FlateDecode >> stream\n\x00obj\xff stream object\nendstream endobj 6 0 obj 18 endobj',
    ),
  ];
  for (const bytes of ordinary)
    expect([bytes.toString('latin1').slice(60, 400), await kindOf(bytes)]).toEqual([
      expect.anything(),
      'application/pdf',
    ]);
});

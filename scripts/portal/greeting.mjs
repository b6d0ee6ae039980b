/** Accounts of the demonstration data, embedded default only. */
const ACCOUNTS = [
  ['ram.applicant, sita.applicant', 'निवेदक', 'applicants'],
  ['hari.intermediary', 'मध्यस्थकर्ता', 'intermediary'],
  ['laxmi.parent', 'मूल कम्पनीको प्रतिनिधि', "parent company's representative"],
  ['gita.operator, bishnu.operator', 'सञ्चालक', 'operators'],
  ['maya.approver, krishna.approver', 'स्वीकृतकर्ता', 'approvers'],
  ['kamala.admin', 'कार्यालय प्रशासक', 'office administrator'],
  ['auditor.demo', 'लेखापरीक्षक', 'auditor'],
  ['rita.revenue', 'राजस्व अधिकृत', 'revenue officer'],
  ['sysadmin.demo', 'प्रणाली प्रशासक', 'system administrator'],
];
const PASSWORD = 'Demo@12345';

export function greet({ portal, sandbox, payment }, data) {
  console.log(`
  पोर्टल तयार छ / The portal is ready

    पोर्टल / portal               ${portal}
    इमेल र एसएमएस / mailbox       ${sandbox}
    भुक्तानी गेटवे / payments      ${payment}
    एपीआई / API                   ${portal}/gateway/openapi.json
    डाटा / data                   ${data}

  परीक्षण खाताहरू, पासवर्ड ${PASSWORD} / demo accounts, password ${PASSWORD}
${ACCOUNTS.map(([names, nepali, english]) => `    ${names.padEnd(34)} ${nepali} / ${english}`).join('\n')}

  बन्द गर्न Ctrl-C थिच्नुहोस् / Ctrl-C stops everything
`);
}

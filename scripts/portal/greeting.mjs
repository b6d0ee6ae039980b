/** Accounts of the demonstration data, embedded default only. */
const ACCOUNTS = [
  ['ram.applicant, sita.applicant', 'निवेदक', 'applicants'],
  ['hari.intermediary', 'मध्यस्थकर्ता', 'intermediary'],
  ['laxmi.parent', 'मुख्य कम्पनीको प्रतिनिधि', "parent company's representative"],
  ['gita.operator, bishnu.operator', 'जाँच गर्ने कर्मचारी', 'operators'],
  ['maya.approver, krishna.approver', 'स्वीकृत गर्ने अधिकारी', 'approvers'],
  ['asha.approver', 'स्वीकृत गर्ने अधिकारी, दुई चरणको लगइन', 'approver with two-step login'],
  ['shanti.committee, gopal.committee', 'समितिका सदस्य', 'committee members'],
  ['kamala.admin', 'कार्यालय प्रशासक', 'office administrator'],
  ['auditor.demo', 'परीक्षण अधिकृत (अडिट)', 'system auditor'],
  ['rita.revenue', 'राजस्व अधिकृत', 'revenue officer'],
  ['sysadmin.demo', 'प्रणाली प्रशासक', 'system administrator'],
];
const PASSWORD = 'Demo@12345';
/** Of asha.approver, for an authenticator app. */
const TWO_STEP_KEY = 'NEPALREGISTRARDEMOTWOSTEPLOGIN23';

export function greet({ portal, sandbox, payment }, data, attackKey) {
  console.log(`
  पोर्टल तयार छ / The portal is ready

    पोर्टल / portal               ${portal}
    इमेल र एसएमएस / mailbox       ${sandbox}
    भुक्तानी गेटवे / payments      ${payment}
    एपीआई / API                   ${portal}/gateway/openapi.json
    डाटा / data                   ${data}

  परीक्षण खाताहरू, पासवर्ड ${PASSWORD} / demo accounts, password ${PASSWORD}
${ACCOUNTS.map(([names, nepali, english]) => `    ${names.padEnd(34)} ${nepali} / ${english}`).join('\n')}

  asha.approver को प्रमाणीकरण एपको कुञ्जी / key for the authenticator app: ${TWO_STEP_KEY}
${
  attackKey === undefined
    ? ''
    : `
  आक्रमण परीक्षणको कुञ्जी / key for npm run attack: ${attackKey}\n`
}
  बन्द गर्न Ctrl-C थिच्नुहोस् / Ctrl-C stops everything
`);
}

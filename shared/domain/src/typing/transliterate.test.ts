import { describe, expect, test } from '@jest/globals';
import { transliterate } from './index';
import { WORDS } from './words';

/** Lines of "latin=देवनागरी latin=देवनागरी": what a Nepali reader types without a thought, and what is meant. */
const EXPECTED: Readonly<Record<string, string>> = {
  everyday: `
    namaste=नमस्ते namaskar=नमस्कार mero=मेरो hamro=हाम्रो timro=तिम्रो tapai=तपाईं tapaiko=तपाईंको yo=यो tyo=त्यो ke=के ko=को ho=हो hoina=होइन
    chha=छ xa=छ chhaina=छैन bhayo=भयो bhae=भए garyo=गर्‍यो garna=गर्न garnuhos=गर्नुहोस् hunchha=हुन्छ khao=खाओ aaja=आज bholi=भोलि hijo=हिजो
    ghar=घर gau=गाउँ nagar=नगर desh=देश bato=बाटो khana=खाना chiya=चिया dudh=दूध kitab=किताब kalam=कलम aama=आमा buwa=बुवा bhai=भाइ bahini=बहिनी
    sathi=साथी ramro=राम्रो thulo=ठूलो sano=सानो naya=नयाँ dhanyabad=धन्यवाद swagat=स्वागत subha=शुभ bhasha=भाषा sansar=संसार jiwan=जीवन
    pani=पनि paani=पानी ani=अनि tara=तर athawa=अथवा dherai=धेरै sabai=सबै kehi=केही kati=कति kahile=कहिले kasari=कसरी kina=किन
    ek=एक dui=दुई tin=तीन char=चार pach=पाँच das=दस hajar=हजार lakh=लाख roTi=रोटी dahi=दही jhol=झोल phul=फुल jhyal=झ्यल
    rashtriya=राष्ट्रिय samaya=समय bishaya=विषय nyaya=न्याय hridaya=हृदय gyan=ज्ञान bigyan=विज्ञान agyan=अज्ञान bigyapan=बिज्ञापन
    drishti=दृष्टि prithvi=पृथ्वी amrit=अमृत sanskriti=संस्कृति prakriti=प्रकृति kripa=कृपा tripti=तृप्ति trishul=त्रिशूल mrityu=मृत्यु
    sanyukta=संयुक्त sanstha=संस्था samvidhan=संविधान hansa=हंस mangal=मङ्गल sangam=सङ्गम panchami=पञ्चमी shanti=शान्ति siddhi=सिद्धि shuddha=शुद्ध
    bachcha=बच्चा ichchha=इच्छा pakka=पक्का katha=कथा mala=माला raja=राजा mitra=मित्र putra=पुत्र kendra=केन्द्र shakti=शक्ति bhakti=भक्ति
    pragati=प्रगति unnati=उन्नति samiti=समिति pradesh=प्रदेश prashna=प्रश्न vishwa=विश्व jyeshtha=ज्येष्ठ daksha=दक्ष lakshya=लक्ष्य yogya=योग्य
    dhoka=धोका pokhari=पोखरी bazar=बजार parsi=पर्सी bistarai=बिस्तराई lekha=लेखा bhanda=भन्दा sundar=सुन्दर himchuli=हिमचुली surya=सूर्य ritu=ऋतु
    chirag=चिराग jharana=झरना dhvani=ध्वनि sangha=सङ्घ mukh=मुख sukha=सुख dukha=दुःख dharma=धर्म karma=कर्म padma=पद्म arko=अर्को`,
  people: `
    sharma=शर्मा thapa=थापा magar=मगर rai=राई limbu=लिम्बु gurung=गुरुङ tamang=तामाङ sherpa=शेर्पा lama=लामा shrestha=श्रेष्ठ pradhan=प्रधान
    maharjan=महर्जन shakya=शाक्य bajracharya=बज्राचार्य joshi=जोशी adhikari=अधिकारी acharya=आचार्य aryal=अर्याल bhandari=भण्डारी bhattarai=भट्टराई
    basnet=बस्नेत budhathoki=बुढाथोकी chaudhary=चौधरी kshetri=क्षेत्री chhetri=क्षेत्री dahal=दाहाल devkota=देवकोटा dhakal=ढकाल gautam=गौतम ghimire=घिमिरे
    giri=गिरी gyawali=ज्ञवाली jha=झा karki=कार्की khadka=खड्का khanal=खनाल koirala=कोइराला lamichhane=लामिछाने mishra=मिश्र neupane=न्यौपाने oli=ओली
    pandey=पाण्डे panta=पन्त paudel=पौडेल pokharel=पोखरेल rana=राणा regmi=रेग्मी sapkota=सापकोटा shah=शाह subedi=सुवेदी tharu=थारू
    upadhyaya=उपाध्याय yadav=यादव bishwakarma=विश्वकर्मा singh=सिंह kumar=कुमार kumari=कुमारी bahadur=बहादुर prasad=प्रसाद devi=देवी ram=राम
    sita=सीता gita=गीता hari=हरि krishna=कृष्ण laxmi=लक्ष्मी saraswati=सरस्वती durga=दुर्गा ganesh=गणेश vishnu=विष्णु bishnu=विष्णु
    narayan=नारायण prakash=प्रकाश dipak=दीपक anil=अनिल bikash=विकास chandra=चन्द्र gopal=गोपाल indra=इन्द्र kamala=कमला mohan=मोहन prem=प्रेम
    puja=पूजा pushpa=पुष्पा radha=राधा roshan=रोशन suman=सुमन surya=सूर्य tara=तर srijana=सृजना trishna=तृष्णा rishi=ऋषि suraj=सूरज rupesh=रुपेश`,
  places: `
    nepal=नेपाल nepali=नेपाली kathmandu=काठमाडौँ lalitpur=ललितपुर bhaktapur=भक्तपुर pokhara=पोखरा biratnagar=विराटनगर birgunj=वीरगञ्ज butwal=बुटवल
    chitwan=चितवन dharan=धरान dhangadhi=धनगढी hetauda=हेटौँडा itahari=इटहरी janakpur=जनकपुर jhapa=झापा ilam=इलाम gorkha=गोरखा mustang=मुस्ताङ
    kaski=कास्की palpa=पाल्पा dang=दाङ surkhet=सुर्खेत jumla=जुम्ला lumbini=लुम्बिनी bagmati=बागमती gandaki=गण्डकी karnali=कर्णाली koshi=कोशी
    sagarmatha=सगरमाथा annapurna=अन्नपूर्ण tripureshwar=त्रिपुरेश्वर thamel=ठमेल kirtipur=कीर्तिपुर damak=दमक india=इन्डिया bharat=भारत asia=एसिया`,
  business: `
    company=कम्पनी kampani=कम्पनी private=प्राइभेट limited=लिमिटेड pvt=प्रा. ltd=लि. group=ग्रुप traders=ट्रेडर्स trading=ट्रेडिङ enterprises=इन्टरप्राइजेज
    industries=इन्डस्ट्रिज international=इन्टरनेसनल bank=बैंक hotel=होटल hospital=हस्पिटल school=स्कुल construction=कन्स्ट्रक्सन software=सफ्टवेयर
    solutions=सोलुसन्स media=मिडिया studio=स्टुडियो services=सर्भिसेज suppliers=सप्लायर्स hydropower=हाइड्रोपावर cement=सिमेन्ट agro=एग्रो city=सिटी
    shree=श्री darta=दर्ता udyog=उद्योग vyapar=व्यापार vyavasaya=व्यवसाय banijya=वाणिज्य utpadan=उत्पादन bikri=बिक्री nirman=निर्माण ayat=आयात
    niryat=निर्यात karyalaya=कार्यालय sewa=सेवा sanchalak=सञ्चालक sanstha=संस्था sahakari=सहकारी bikas=विकास lagani=लगानी nagarikta=नागरिकता sarkar=सरकार
    bibhag=विभाग nibedan=निवेदन naam=नाम thegana=ठेगाना share=सेयर shakha=शाखा krishi=कृषि paryatan=पर्यटन shiksha=शिक्षा bidyut=विद्युत cinema=सिनेमा`,
  suffixes: `
    nepalko=नेपालको nepalma=नेपालमा gharma=घरमा ramlai=रामलाई ramle=रामले kathmandubata=काठमाडौँबाट companyko=कम्पनीको companyharu=कम्पनीहरू
    sarkarle=सरकारले sathiharulai=साथीहरूलाई pokharadekhi=पोखरादेखि sabailai=सबैलाई udyogko=उद्योगको bazarma=बजारमा`,
  exact: `
    kaa=का ki=कि kee=की koo=कू ke=के kai=कै kau=कौ Ta=ट Tha=ठ Da=ड Dha=ढ kaN=कण aNu=अणु ghaaNT=घाण्ट kRpaa=कृपा bhaaShaa=भाषा aa~khaa=आँखा haa~so=हाँसो
    haM=हं duHkha=दुःख jagat\\=जगत् shreemaan=श्रीमान paaNinee=पाणिनी viShNu=विष्णु DaakTar=डाक्टर aayukt=आयुक्त oNkaar=ओण्कार`,
  capitals: `Nepal=नेपाल Ram=राम Thapa=थापा KATHMANDU=काठमाडौँ Sita=सीता Namaste=नमस्ते Anil=अनिल`,
};

const pairs = Object.entries(EXPECTED).flatMap(([group, lines]) =>
  lines
    .trim()
    .split(/\s+/)
    .map((pair) => [group, ...pair.split('=')] as const),
);

test('there are enough words to trust it', () => {
  expect(new Set(pairs.map(([, latin]) => latin)).size).toBeGreaterThan(250);
});

test.each(pairs)('%s: %s is %s', (_group, latin = '', nepali = '') => {
  expect(transliterate(latin)).toBe(nepali);
});

test('a sentence keeps its spaces and signs; digits and the danda are Nepali', () => {
  expect(transliterate('mero naam ram ho| 12, 30')).toBe('मेरो नाम राम हो। १२, ३०');
  expect(transliterate('shree 5 ||', { digits: false })).toBe('श्री 5 ॥');
});

describe('whatever is typed', () => {
  // The same letters on every run: a failure can be looked at again.
  const words = Array.from({ length: 2000 }, (_, seed) => randomWord(seed + 1));

  test('no Latin letter is left', () => {
    expect(words.map((word) => transliterate(word)).filter((text) => /[A-Za-z~^\\]/.test(text))).toEqual([]);
    expect(
      words.map((word) => transliterate(word)).filter((text) => !/^(?:[\u0900-\u097F.]|\u200D)*$/.test(text)),
    ).toEqual([]);
  });

  test('what is written once stays: a second pass changes nothing', () => {
    for (const word of words) expect(transliterate(transliterate(word))).toBe(transliterate(word));
  });

  test('a sign never stands without a letter to stand on, nor two beside each other', () => {
    const texts = words.map((word) => transliterate(word.replace(/[~^\\MH]/g, '')));
    expect(
      texts.filter((text) => /^[\u093E-\u094D]|[\u093E-\u094C][\u093E-\u094D]|\u094D[\u093E-\u094D]/.test(text)),
    ).toEqual([]);
  });

  test('Devanagari is not touched, whatever its spelling', () => {
    for (const text of [...WORDS.values(), 'अन्तर्राष्ट्रिय', 'गर्‍यो', 'श्री ५ को सरकार।', 'ॐ नमः', 'क़ख़'])
      expect(transliterate(text)).toBe(text);
  });
});

test('the lists are in small Latin letters and in Devanagari, and no spelling has two words', () => {
  for (const [latin, nepali] of WORDS) {
    expect(latin).toMatch(/^[a-z]+$/);
    expect(nepali).toMatch(/^(?:[\u0900-\u097F.]|\u200D)+$/);
  }
});

function randomWord(seed: number): string {
  const letters = 'aaaaeeiiouukkggchjtdnpbmyrlwshTDNSRMHAIU~^\\xqzfv';
  let state = seed;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return `k${Array.from({ length: 1 + next(9) }, () => letters.charAt(next(letters.length))).join('')}`;
}

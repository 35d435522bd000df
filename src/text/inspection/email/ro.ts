import type { TakenOver } from '#domain/trade-in/trade-in-view.ts'
import { inspectionReasonsRo } from '#text/inspection/reasons/ro.ts'
import { unlockingRo } from '#text/inspection/unlocking/ro.ts'
import { waysBackRo } from '#text/inspection/ways-back/ro.ts'

/**
 * The texts of the emails from the arrival of a traded-in device on; dates and amounts are already formatted for the
 * market.
 */
export const inspectionEmailRo = {
  greeting: (name: string) => (name === '' ? 'Bună!' : `Bună, ${name}!`),
  tradeIn: 'Vânzarea',
  quarantined: {
    title: 'Dispozitivul tău are nevoie de o verificare mai atentă',
    text: 'Am găsit ceva ce vrem să lămurim înainte de verificare. Îți scriem imediat ce am terminat; nu trebuie să faci nimic.',
  },
  locked: {
    title: 'Dispozitivul tău este încă legat de un cont',
    text: 'Cât timp e blocat, nu îl putem cumpăra. Restul verificării e gata și nu se reia. Așa scoți blocarea de la distanță:',
  },
  'lock-reminder': {
    title: 'Dispozitivul tău este încă blocat',
    text: 'Îl putem cumpăra abia după ce scoți blocarea. Așa o scoți de la distanță:',
  },
  inspected: {
    title: 'Am verificat dispozitivul: îl plătim cât am promis',
    text: 'Totul corespunde cu ce ai declarat sau diferă prea puțin ca să conteze.',
  },
  'inspected-more': {
    title: 'Dispozitivul tău e în stare mai bună: primești mai mult',
    text: 'La verificare l-am găsit mai bun decât ai declarat. Nu trebuie să faci nimic: am recalculat după aceeași listă de prețuri.',
  },
  'second-offer': {
    title: 'Avem o a doua ofertă pentru tine',
    text: 'La verificare am găsit altceva decât ai declarat. Am recalculat după aceeași listă de prețuri:',
  },
  'second-reminder': {
    title: 'A doua ofertă așteaptă răspunsul tău',
    text: 'Nu ne-ai răspuns încă la a doua ofertă:',
  },
  objected: {
    title: 'Ne uităm încă o dată la dispozitiv',
    text: 'Am primit cererea ta. Un alt coleg îl verifică în cel mult 3 zile lucrătoare. Suma poate doar să rămână sau să crească.',
  },
  'second-look': {
    title: 'Am verificat dispozitivul încă o dată',
    text: 'Un alt coleg l-a verificat de la zero. Aceasta este oferta de acum:',
  },
  'second-accepted': {
    title: 'Ai acceptat a doua ofertă',
    text: 'Mulțumim! Pregătim plata.',
  },
  declined: {
    title: 'Ai refuzat a doua ofertă',
    text: 'Ne pare rău că nu ne-am înțeles. Îți trimitem dispozitivul înapoi, fără niciun cost pentru tine, și îți scriem când pleacă.',
  },
  lapsed: {
    title: 'Îți trimitem dispozitivul înapoi',
    text: 'Nu am primit niciun răspuns la a doua ofertă în 14 zile. Tăcerea nu înseamnă acord, așa că îți trimitem dispozitivul înapoi, fără niciun cost pentru tine.',
  },
  rejected: {
    title: 'Nu putem cumpăra dispozitivul',
    text: 'La verificare am găsit ceva ce ne oprește să îl cumpărăm:',
  },
  'sent-back': {
    title: 'Dispozitivul tău este în drum spre tine',
    text: 'Am predat coletul curierului. Transportul îl plătim noi.',
  },
  returned: {
    title: 'Dispozitivul este din nou la tine',
    text: 'Coletul ți-a fost livrat. Dacă ceva nu e în regulă, răspunde la acest e-mail.',
  },
  fetched: {
    title: 'Ți-ai luat dispozitivul de la noi',
    text: 'Ți l-am înapoiat personal. Mulțumim că ai venit.',
  },
  recycled: {
    title: 'Am predat dispozitivul la reciclare',
    text: 'Cum ne-am înțeles, dispozitivul cu bateria umflată a ajuns la o firmă autorizată de reciclare. Nu te costă nimic și nu mai ai nimic de făcut.',
  },
  surrendered: {
    title: 'Am predat dispozitivul autorităților',
    text: 'Dispozitivul apare ca furat, așa că l-am predat autorităților, care stabilesc al cui este. Pentru întrebări despre caz, scrie-le lor și menționează numărul de mai jos.',
  },
  paid: {
    title: 'Ți-am plătit dispozitivul',
    text: 'Mulțumim că ni l-ai vândut! Îl reparăm și îi găsim un nou proprietar.',
  },
  'payout-refused': {
    title: 'Banca nu a putut trimite banii',
    text: 'Contul pe care ni l-ai dat nu a primit plata. Verifică IBAN-ul și titularul și corectează-le pe pagina vânzării; apoi trimitem banii din nou.',
  },
  amount: (amount: string) => `Suma: ${amount}`,
  paidBy: (day: string) => `Banii ajung la tine cel târziu pe ${day}.`,
  toAccount: (iban: string) => `În contul bancar ${iban}.`,
  voucher: (code: string) => `Voucherul tău: ${code}. Îl folosești la orice comandă.`,
  line: (part: string, declared: string, found: string) =>
    `${part}: ai declarat „${declared}”, am găsit „${found}”`,
  first: 'Prima ofertă',
  second: 'A doua ofertă',
  answerBy: (day: string) =>
    `Răspunde până pe ${day}. Dacă nu răspunzi, îți trimitem dispozitivul înapoi gratuit; tăcerea nu înseamnă acord.`,
  unlocking: unlockingRo,
  unlockBy: (day: string) =>
    `Scoate blocarea până pe ${day}, apoi spune-ne pe pagina vânzării. După această zi îți trimitem dispozitivul înapoi, fără niciun cost pentru tine.`,
  reasons: inspectionReasonsRo,
  wayBack: waysBackRo,
  takenOver: ({ taker, reference }: TakenOver) =>
    `Preluat de: ${taker}, numărul documentului: ${reference}.`,
  byCarrier: (carrier: string, awb: string) => `Îl aduce ${carrier}, număr de colet ${awb}.`,
  courier: 'curierul',
  button: 'Vezi vânzarea',
  answerButton: 'Răspunde la ofertă',
  questions: 'Ai întrebări? Răspunde la acest e-mail, îl citește un om.',
}

export type InspectionEmailText = typeof inspectionEmailRo

import { inspectedPartsRo } from '#text/inspection/parts/ro.ts'
import { inspectionReasonsRo } from '#text/inspection/reasons/ro.ts'
import { waysBackRo } from '#text/inspection/ways-back/ro.ts'
import { payoutWaysRo } from '#text/payout/ways/ro.ts'
/** The text of a member's trade-ins; days and amounts are passed in already formatted for the market. */
export const tradeInsRo = {
  title: 'Vânzările mele',
  tradeInHeading: (number: string) => `Vânzarea ${number}`,
  states: {
    draft: 'Ofertă în lucru',
    offered: 'Ofertă primită',
    accepted: 'Ofertă acceptată',
    'label-sent': 'Etichetă trimisă',
    'in-transit': 'În drum spre noi',
    received: 'A ajuns la noi',
    quarantined: 'Verificare suplimentară',
    inspected: 'Dispozitiv verificat',
    'second-offer': 'A doua ofertă',
    'accepted-second': 'A doua ofertă acceptată',
    paid: 'Plătită',
    rejected: 'Nu îl putem cumpăra',
    declined: 'A doua ofertă refuzată',
    returning: 'În drum spre tine',
    returned: 'Înapoi la tine',
    recycled: 'Dispozitiv predat la reciclare',
    surrendered: 'Dispozitiv predat autorităților',
    expired: 'Ofertă expirată',
    cancelled: 'Anulată',
  },
  notes: {
    draft: 'Un coleg se uită la răspunsurile tale și îți trimite oferta.',
    'in-transit': 'De la prima scanare de către curier, prețul nu mai expiră.',
    quarantined: 'Dispozitivul are nevoie de o verificare mai atentă. Îți scriem când e gata.',
    'second-offer':
      'Am găsit altceva decât ai declarat. Dacă nu răspunzi, îți trimitem dispozitivul înapoi gratuit; tăcerea nu înseamnă acord.',
    declined: 'Îți trimitem dispozitivul înapoi gratuit.',
    recycled: 'Dispozitivul a ajuns la o firmă autorizată de reciclare. Nu te-a costat nimic.',
    surrendered:
      'Autoritățile stabilesc al cui este dispozitivul. Pentru întrebări despre caz, scrie-le lor.',
    expired: 'Termenul a trecut. Poți cere oricând o ofertă nouă.',
  },
  due: {
    'accept-by': (day: string) => `Prețul e valabil până pe ${day}`,
    'hand-over-by': (day: string) => `Predă coletul până pe ${day}, ca să păstrezi prețul`,
    'inspected-by': (day: string) => `Îl verificăm până pe ${day}`,
    'answer-by': (day: string) => `Răspunde până pe ${day}`,
    'paid-by': (day: string) => `Primești banii până pe ${day}`,
  },
  startedOn: (day: string) => `Începută pe ${day}`,
  offer: 'Oferta ta',
  noOffer: 'Încă fără ofertă',
  payout: 'Încasare',
  payouts: payoutWaysRo,
  paid: 'Plătit',
  details: 'Vezi vânzarea',
  detailsOf: (number: string) => `Vezi vânzarea ${number}`,
  older: 'Vânzări mai vechi',
  newest: 'Cele mai noi vânzări',
  progress: 'Parcursul vânzării',
  second: {
    title: 'A doua ofertă',
    text: 'Am recalculat cu aceleași prețuri, după starea găsită:',
    part: 'Ce diferă',
    declared: 'Ai declarat',
    found: 'Am găsit',
    photo: 'Poză',
    photoOf: (part: string) => `Poză: ${part}`,
    noPhoto: 'fără poză',
    amount: 'Diferență',
    first: 'Prima ofertă',
    now: 'A doua ofertă',
    accept: (amount: string) => `Accept ${amount}`,
    acceptText: (amount: string) =>
      `Ne vinzi dispozitivul pentru ${amount}. După aceea nu îți mai poți schimba răspunsul.`,
    acceptConfirm: 'Da, accept a doua ofertă',
    decline: 'Refuz și vreau dispozitivul înapoi',
    declineText:
      'Îți trimitem dispozitivul înapoi, fără niciun cost pentru tine. După aceea nu îți mai poți schimba răspunsul.',
    declineConfirm: 'Da, trimiteți-mi-l înapoi',
    signInText: 'Vânzarea este într-un cont. Ca să răspunzi, intră în cont.',
    signIn: 'Intră în cont',
    accepted: 'Ai acceptat a doua ofertă.',
    declined: 'Ai refuzat a doua ofertă. Îți trimitem dispozitivul înapoi.',
    late: 'Termenul de răspuns a trecut',
    lateText: 'Îți trimitem dispozitivul înapoi, fără niciun cost pentru tine.',
    answeredBefore: 'Ai răspuns deja sau oferta s-a schimbat',
    answeredText: 'Vezi mai jos unde a ajuns vânzarea.',
  },
  notBought: {
    title: 'De ce nu îl putem cumpăra',
    backTitle: 'Coletul înapoi la tine',
    reasons: inspectionReasonsRo,
    wayBack: waysBackRo,
    back: (carrier: string, awb: string) =>
      `Îl aduce ${carrier}, număr de colet ${awb}. Transportul îl plătim noi.`,
    takenOver: (taker: string, reference: string) =>
      `Preluat de: ${taker}, numărul documentului: ${reference}.`,
    carriers: { sameday: 'Sameday', econt: 'Econt', gls: 'GLS', courier: 'curierul' },
  },
  photos: {
    title: 'Poze de la verificare',
    one: (at: number) => `Poza ${at} de la verificare`,
  },
  parts: inspectedPartsRo,
  empty: {
    title: 'Încă nu ne-ai vândut nimic',
    text: 'Când ne vinzi un dispozitiv, vezi aici oferta, unde a ajuns dispozitivul și când primești banii.',
    onward: 'Vinde-ți dispozitivul',
  },
}

export type TradeInsText = typeof tradeInsRo

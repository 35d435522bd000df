import { payoutWaysRo } from '#text/payout/ways/ro.ts'
import { type DeviceWords, deviceWordsRo } from '#text/trade-in/device-words/ro.ts'
/**
 * The texts of the emails about a trade-in, from its offer to the arrival of the device; dates and amounts are
 * already formatted for the market.
 */
export const tradeInEmailRo = {
  greeting: (name: string) => (name === '' ? 'Bună!' : `Bună, ${name}!`),
  tradeIn: 'Vânzarea',
  'person-looks': {
    title: 'Un coleg se uită întâi la răspunsurile tale',
    text: 'Pentru un dispozitiv ca acesta prețul îl stabilește un om. În cel mult o zi lucrătoare îți scriem cu oferta; până atunci nu trebuie să faci nimic.',
  },
  offered: {
    title: 'Oferta noastră pentru dispozitivul tău',
    text: 'Iată cât plătim, dacă dispozitivul este așa cum l-ai descris:',
  },
  'offered-by-person': {
    title: 'Un coleg s-a uitat la răspunsurile tale: iată oferta',
    text: 'Pentru dispozitivul tău, prețul l-a stabilit un om. Atât plătim:',
  },
  accepted: {
    title: 'Ai acceptat oferta',
    text: 'Mulțumim! Pregătim eticheta coletului și îți scriem când e gata. Până atunci, pregătește dispozitivul:',
  },
  'label-ready': {
    title: 'Eticheta coletului este gata',
    text: 'O găsești pe pagina vânzării. Lipește-o pe cutie și predă coletul.',
  },
  'ends-soon': {
    title: 'Oferta ta expiră în curând',
    text: 'Prețul mai este al tău câteva zile:',
  },
  expired: {
    title: 'Oferta ta a expirat',
    text: 'Nu am primit dispozitivul în timp, iar prețurile se schimbă. Poți cere oricând o ofertă nouă; durează câteva minute.',
  },
  received: {
    title: 'Dispozitivul tău a ajuns la noi',
    text: 'Îl verificăm și îți scriem ce am găsit.',
  },
  cancelled: {
    title: 'Vânzarea este anulată',
    text: 'Ai renunțat la vânzare. Nu trebuie să mai trimiți nimic, iar eticheta nu mai este valabilă.',
  },
  withdrawn: {
    title: 'Ai renunțat la vânzare',
    text: 'Nu mai pregătim oferta și nu trebuie să ne trimiți nimic. Poți cere oricând o ofertă nouă.',
  },
  payouts: payoutWaysRo,
  until: (day: string) => `Prețul e valabil până pe ${day}.`,
  handOverBy: (day: string) =>
    `Predă coletul până pe ${day}. De la prima scanare de către curier prețul nu mai expiră.`,
  inspectedBy: (day: string) => `Terminăm verificarea până pe ${day}.`,
  amount: (amount: string) => `Oferta acceptată: ${amount}`,
  voucher: (code: string) =>
    `Voucherul tău: ${code}. E al tău când ajunge dispozitivul. Poți comanda cu el de pe acum: expediem comanda după ce îl verificăm.`,
  attached: 'Eticheta este atașată și la acest e-mail.',
  awb: (awb: string) => `Numărul coletului: ${awb}.`,
  noPrinter: (number: string) => `Nu ai imprimantă? Scrie pe colet numărul ${number}.`,
  ofDevice: deviceWordsRo,
  preparing: (ofDevice: DeviceWords) => [
    'Salvează-ți datele în altă parte.',
    ofDevice.signOut,
    'Șterge tot și revino la setările din fabrică.',
    ofDevice.takeOut,
    'Pune-l într-o cutie tare; nu trimite niciodată un dispozitiv cu bateria umflată.',
  ],
  goOn: 'Continuă cu oferta',
  view: 'Vezi vânzarea',
  again: 'Cere o ofertă nouă',
  questions: 'Ai întrebări? Răspunde la acest e-mail, îl citește un om.',
}

export type TradeInEmailText = typeof tradeInEmailRo

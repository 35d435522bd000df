import type { PaymentType } from '#domain/payment/payment.ts'
import { plural } from '../plural.ts'

/** The ways to pay when the parcel is handed over. */
export type PaidOnDelivery = Extract<
  PaymentType,
  'cashOnDelivery' | 'paymentOnDelivery' | 'cardAtLocker' | 'cardOrCashAtOffice'
>

/** How a method is called, and what to have ready for it; `amount` comes already written. */
export type HandoverText = {
  readonly name: string
  readonly ready: (amount: string) => string
}

const inDays = (n: number) =>
  plural('ro-RO', n, { one: '{n} zi', few: '{n} zile', other: '{n} de zile' })

/** The page of a placed order; days and amounts come already written in the market's way. */
export const orderRo = {
  pageTitle: (number: string) => `Comanda ${number}`,
  confirmedTitle: 'Mulțumim, comanda ta este confirmată',
  plainTitle: 'Comanda ta',
  number: 'Numărul comenzii',
  mailSent: (email: string) => `Am trimis confirmarea la ${email}.`,
  mailMissing: 'Nu o găsești? Uită-te și în Spam.',
  next: 'Ce urmează',
  placed: 'Am primit comanda',
  placedOn: (day: string) => `Pe ${day}.`,
  placedText: 'Pregătim dispozitivul și te anunțăm când pleacă spre tine.',
  sent: 'Predăm coletul curierului',
  sentBy: (day: string) => `Cel târziu pe ${day}.`,
  arrives: {
    locker: 'Coletul ajunge la easybox',
    office: 'Coletul ajunge la oficiu',
    courier: 'Curierul ajunge la tine',
  },
  arrivesText: {
    locker: 'Primești codul de deschidere prin SMS.',
    office: 'Te anunțăm prin SMS când îl poți ridica.',
    courier: 'Te sună înainte să ajungă.',
  },
  between: (from: string, to: string) => `Între ${from} și ${to}.`,
  onDay: (day: string) => `Pe ${day}.`,
  returnTitle: 'Te poți răzgândi',
  returnUntil: (day: string, days: number) =>
    `Ai ${inDays(days)}, până pe ${day}. Legea îți dă 14 zile; pe celelalte ți le dăm noi.`,
  yourOrder: 'Comanda ta',
  subtotal: 'Subtotal',
  discount: 'Reducere',
  discountOf: (code: string) => `Reducere cu codul ${code}`,
  delivery: 'Livrare',
  collectionFee: 'Taxă de ramburs',
  total: 'Total cu TVA',
  collectAt: 'Ridici de la',
  deliverTo: 'Adresa de livrare',
  contact: 'Date de contact',
  payment: 'Metodă de plată',
  methods: {
    cashOnDelivery: {
      name: 'Ramburs',
      ready: amount => `Pregătește ${amount} în numerar pentru curier.`,
    },
    paymentOnDelivery: {
      name: 'Ramburs',
      ready: amount => `Plătești curierului ${amount}, cu cardul sau în numerar.`,
    },
    cardAtLocker: {
      name: 'Cu cardul la easybox',
      ready: amount =>
        `Să ai un card la tine: plătești ${amount} la easybox, înainte să se deschidă. Nu primește numerar.`,
    },
    cardOrCashAtOffice: {
      name: 'Card sau numerar la oficiu',
      ready: amount =>
        `Plătești ${amount} la oficiu, cu cardul sau în numerar. Ia cu tine un act de identitate.`,
    },
  } as Record<PaidOnDelivery, HandoverText>,
  withdrawal: 'Te-ai răzgândit?',
  withdrawalText: (days: number) =>
    `Te poți retrage din contract în ${inDays(days)} de la primire, fără să spui de ce. Legea îți dă 14 zile; pe celelalte ți le dăm noi. Returul îl plătim noi.`,
  withdraw: 'Retrage-te din contract prin e-mail',
  withdrawalTerms: 'Cum decurge returul',
  withdrawalSubject: (number: string) => `Retragere din contract, comanda ${number}`,
  withdrawalBody: (number: string) => `Mă retrag din contractul pentru comanda ${number}.`,
  keepShopping: 'Înapoi la magazin',
}

export type OrderText = typeof orderRo

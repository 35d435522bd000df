import type { PaidOnDelivery } from '#domain/payment/methods/on-delivery.ts'
import { plural } from '#text/plural.ts'

/** The name of a method, and what the customer should have ready; `amount` is passed in already formatted. */
export type HandoverText = {
  readonly name: string
  readonly ready: (amount: string) => string
}

function inDays(n: number) {
  return plural('ro-RO', n, { one: '{n} zi', few: '{n} zile', other: '{n} de zile' })
}

/** How an order is paid; a card payment has no lender. */
function by(lender: string | undefined) {
  return lender === undefined ? 'cu cardul' : `prin ${lender}`
}

/**
 * The page of a placed order; days and amounts are passed in already formatted for the market, `lender` is undefined
 * for a card payment.
 */
export const orderRo = {
  pageTitle: (number: string) => `Comanda ${number}`,
  confirmedTitle: 'Mulțumim, comanda ta este confirmată',
  tradeInTitle: 'Mulțumim, am primit comanda ta',
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
  afterTradeIn: 'Așteptăm dispozitivul pe care ni-l vinzi',
  afterTradeInText:
    'Voucherul din această comandă e pentru el. Expediem comanda imediat ce l-am verificat; până atunci produsele rămân rezervate pentru tine.',
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
  vouchers: 'Plătit cu voucher',
  leftToPay: 'Rest de plată',
  paidNow: 'Plătit',
  voucher: 'Voucher',
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
  } satisfies Record<PaidOnDelivery, HandoverText> as Record<PaidOnDelivery, HandoverText>,
  withdrawal: 'Te-ai răzgândit?',
  withdrawalText: (days: number) =>
    `Te poți retrage din contract în ${inDays(days)} de la primire, fără să spui de ce. Legea îți dă 14 zile; pe celelalte ți le dăm noi. Returul îl plătim noi.`,
  withdraw: 'Retrage-te din contract aici',
  withdrawalTerms: 'Cum decurge returul',
  invoice: 'Descarcă factura (PDF)',
  warrantyCard: 'Descarcă certificatul de garanție (PDF)',
  paid: (amount: string) => `Ai plătit ${amount}.`,
  financed: (provider: string) => `Finanțat prin ${provider}. Ratele le plătești direct acolo.`,
  until: (time: string, day: string | undefined) =>
    day === undefined ? `până la ora ${time}` : `până pe ${day}, ora ${time}`,
  due: 'De plată',
  reserved: 'Produsele îți sunt rezervate',
  toCart: 'Înapoi la coș',
  cancelOrder: 'Anulează comanda',
  cancelNote: 'Te întorci la coș, iar produsele rămân în el.',
  unreachable:
    'Nu am primit răspuns. Prin acest buton nu s-a încasat nimic. Verifică conexiunea și încearcă din nou.',
  unavailable: (lender: string | undefined) =>
    `${lender === undefined ? 'Plata cu cardul nu merge acum.' : `${lender} nu răspunde acum.`} Nu s-a încasat nimic. Încearcă din nou peste un minut.`,
  processing: {
    title: 'Confirmăm plata',
    confirming: (lender: string | undefined) =>
      `Așteptăm confirmarea de la ${lender ?? 'banca ta'}. Pagina se actualizează singură.`,
    openTitle: 'Plata nu e încheiată',
    open: (lender: string | undefined) =>
      `Plata ${by(lender)} nu e încheiată. Dacă tocmai ai plătit, așteaptă puțin: verificăm.`,
    continueAt: (lender: string | undefined) =>
      lender === undefined ? 'Continuă plata cu cardul' : `Continuă la ${lender}`,
    byShopTitle: 'Verificăm plata',
    byShop: 'Un coleg verifică plata. Îți scriem imediat ce e gata; nu plăti încă o dată.',
    retrying:
      'Acum nu putem verifica plata. Încercăm în continuare; dacă ai plătit deja, nu plăti încă o dată.',
    checkAgain: 'Verifică din nou',
    mayLeave: (email: string) => `Poți închide pagina: îți scriem la ${email}.`,
  },
  over: {
    title: { expired: 'Comanda a expirat', cancelled: 'Comanda a fost anulată' },
    text: {
      expired: 'Nu a fost plătită la timp, așa că produsele nu mai sunt rezervate.',
      cancelled: 'Produsele nu mai sunt rezervate pentru tine.',
    },
    moneyBack: 'Dacă ai plătit totuși ceva, îți dăm banii înapoi și îți scriem.',
    cartSaved: 'Ce ai ales e tot în coș.',
  },
  failed: {
    title: 'Plata nu a reușit',
    reason: {
      declined: (lender: string | undefined) => `${lender ?? 'Banca ta'} nu a aprobat plata.`,
      cancelled: (lender: string | undefined) => `Plata ${by(lender)} a fost întreruptă.`,
      expired: (lender: string | undefined) => `Timpul pentru plata ${by(lender)} a expirat.`,
    },
    nothingCharged: 'Nu s-a încasat nimic.',
    reservedUntil: (until: string) => `Comanda ta și produsele din ea rămân rezervate ${until}.`,
    choose: 'Cum vrei să plătești?',
    sameTerms: 'Cu aceleași rate ca prima dată',
    pay: (amount: string) => `Plătește ${amount}`,
    payOnDelivery: (amount: string) => `Confirmă: ${amount} la livrare`,
    starting: 'Începem plata…',
    tooManyAttempts:
      'Ai încercat de prea multe ori să plătești această comandă, iar plata nu a început. Anulează comanda: produsele rămân în coș și poți comanda din nou.',
    refused: 'Metoda aleasă nu poate fi folosită acum, iar plata nu a început. Alege alta.',
  },
  difference: {
    title: 'Mai e o diferență de plată',
    worthLess:
      'Ai acceptat o ofertă mai mică pentru dispozitivul vândut, așa că voucherul acoperă mai puțin din comandă.',
    notBought:
      'Nu am cumpărat dispozitivul pentru care era voucherul, așa că el nu mai acoperă nimic din comandă.',
    otherwise:
      'Dacă nu plătești diferența până atunci, comanda se anulează și primești înapoi tot ce ai plătit.',
    label: 'Neacoperit de dispozitivul vândut',
  },
  financing: {
    title: 'Cererea ta de finanțare e în analiză',
    sent: 'Ai trimis cererea',
    decides: (provider: string) => `${provider} o analizează`,
    decidesText: 'Dacă are nevoie de acte sau de o semnătură, te contactează direct.',
    answer: 'Îți scriem răspunsul',
    answerText: (email: string) => `Imediat ce se ia decizia, îți trimitem un e-mail la ${email}.`,
    thenSent: 'Expediem comanda',
    thenSentText: 'Imediat ce cererea e aprobată. Dacă nu e, poți plăti altfel aceeași comandă.',
    approvedTitle: 'Finanțarea e aprobată, comanda ta este confirmată',
  },
  pending: {
    waits: (number: string) => `Comanda ${number} așteaptă plata`,
    payable: (until: string) => `O poți plăti ${until}. Produsele din ea îți sunt rezervate.`,
    failed: (number: string) => `Plata comenzii ${number} nu a reușit`,
    checked: (number: string) => `Verificăm plata comenzii ${number}`,
    checkedText: 'Îți scriem imediat ce e gata; nu plăti încă o dată.',
    paid: (number: string) => `Comanda ${number} este plătită`,
    over: (number: string) => `Comanda ${number} nu mai e valabilă`,
    cancelled: (number: string) => `Am anulat comanda ${number}.`,
    pay: 'Plătește',
    see: 'Vezi comanda',
  },
}

export type OrderText = typeof orderRo

function inDays(n: number) {
  return new Intl.NumberFormat('ro-RO', { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
    n,
  )
}

/** The texts of the order confirmation; `day` and amounts are already formatted for the market. */
export const orderEmailRo = {
  subject: (number: string) => `Comanda ta ${number} este confirmată`,
  title: 'Mulțumim, comanda ta este confirmată',
  greeting: (name: string) => `Bună, ${name}!`,
  intro: (number: string) =>
    `Am primit comanda ${number}. Pregătim dispozitivul și te anunțăm când pleacă spre tine.`,
  next: 'Ce urmează',
  sentBy: (day: string) => `Predăm coletul curierului cel târziu pe ${day}.`,
  arrivesAtLocker: (from: string, to: string) =>
    `Ajunge la easybox între ${from} și ${to}; primești codul de deschidere prin SMS.`,
  arrivesAtOffice: (from: string, to: string) => `Ajunge la oficiu între ${from} și ${to}.`,
  arrivesByCourier: (from: string, to: string) => `Curierul ajunge la tine între ${from} și ${to}.`,
  afterTradeIn:
    'Așteptăm dispozitivul pe care ni-l vinzi: voucherul din comandă e pentru el. Expediem comanda imediat ce l-am verificat.',
  returnUntil: (day: string, days: number) =>
    `Te poți răzgândi până pe ${day}: legea îți dă 14 zile, noi îți dăm ${days}.`,
  yourOrder: 'Comanda ta',
  subtotal: 'Subtotal',
  discount: 'Reducere',
  delivery: 'Livrare',
  collectionFee: 'Taxă de ramburs',
  total: 'Total cu TVA',
  vouchers: 'Plătit cu voucher',
  leftToPay: 'Rest de plată',
  paidNow: 'Plătit',
  voucher: 'Voucher',
  deliverTo: 'Adresa de livrare',
  collectAt: 'Ridici de la',
  payment: 'Metodă de plată',
  seeOrder: 'Vezi comanda',
  seeInvoice: 'Descarcă factura (PDF)',
  withdrawal: (days: number) =>
    `Te poți retrage din contract în ${inDays(days)} de la primire, fără să spui de ce. Legea îți dă 14 zile, pe celelalte ți le dăm noi.`,
  withdraw: 'Retrage-te din contract aici',
  questions: 'Ai întrebări? Răspunde la acest e-mail, îl citește un om.',
}

export type OrderEmailText = typeof orderEmailRo

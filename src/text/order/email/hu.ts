import type { OrderEmailText } from './ro.ts'

export const orderEmailHu: OrderEmailText = {
  subject: number => `Visszaigazoltuk a rendelésedet: ${number}`,
  title: 'Köszönjük, a rendelésedet visszaigazoltuk',
  greeting: name => `Szia, ${name}!`,
  intro: number =>
    `Megkaptuk a rendelésedet (${number}). Előkészítjük a készüléket, és szólunk, amikor elindul hozzád.`,
  next: 'Mi következik',
  sentBy: day => `Legkésőbb ekkor adjuk át a csomagot a futárnak: ${day}`,
  arrivesAtLocker: (from, to) =>
    `Várhatóan ekkor ér az automatához: ${from} – ${to} A nyitókódot SMS-ben kapod meg.`,
  arrivesAtOffice: (from, to) => `Várhatóan ekkor ér az átvevőpontra: ${from} – ${to}`,
  arrivesByCourier: (from, to) => `A futár várhatóan ekkor ér hozzád: ${from} – ${to}`,
  afterTradeIn:
    'Várjuk a készüléket, amelyet eladsz nekünk: a rendelésben szereplő utalvány ezért jár. Amint átvizsgáltuk, feladjuk a rendelést.',
  returnUntil: (day, days) =>
    `${days} napig meggondolhatod magad, eddig: ${day} A törvény 14 napot ad, a többit mi.`,
  yourOrder: 'A rendelésed',
  subtotal: 'Részösszeg',
  discount: 'Kedvezmény',
  delivery: 'Szállítás',
  collectionFee: 'Utánvételi díj',
  total: 'Összesen, áfával',
  vouchers: 'Utalvánnyal fizetve',
  leftToPay: 'Még fizetendő',
  paidNow: 'Kifizetve',
  voucher: 'Utalvány',
  deliverTo: 'Szállítási cím',
  collectAt: 'Itt veheted át',
  payment: 'Fizetési mód',
  seeOrder: 'Megnézem a rendelést',
  seeInvoice: 'Számla letöltése (PDF)',
  withdrawal: days =>
    `Az átvételtől számított ${days} napon belül indoklás nélkül elállhatsz a szerződéstől. A törvény 14 napot ad, a többit mi.`,
  withdraw: 'Elállok a szerződéstől',
  questions: 'Kérdésed van? Válaszolj erre a levélre, ember olvassa.',
}

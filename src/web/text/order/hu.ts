import type { OrderText } from './ro.ts'

// A day ends with its own full stop.
export const orderHu: OrderText = {
  pageTitle: number => `${number} számú rendelés`,
  confirmedTitle: 'Köszönjük, a rendelésedet visszaigazoltuk',
  plainTitle: 'A rendelésed',
  number: 'Rendelésszám',
  mailSent: email => `A visszaigazolást ide küldtük: ${email}.`,
  mailMissing: 'Nem találod? Nézd meg a levélszemét mappában is.',
  next: 'Mi következik',
  placed: 'Megkaptuk a rendelésedet',
  placedOn: day => `Dátum: ${day}`,
  placedText: 'Előkészítjük a készüléket, és szólunk, amikor elindul hozzád.',
  sent: 'Átadjuk a csomagot a futárnak',
  sentBy: day => `Legkésőbb ekkor: ${day}`,
  arrives: {
    locker: 'A csomag megérkezik az automatához',
    office: 'A csomag megérkezik az átvevőpontra',
    courier: 'A futár megérkezik hozzád',
  },
  arrivesText: {
    locker: 'A nyitókódot SMS-ben kapod meg.',
    office: 'SMS-ben szólunk, amikor átveheted.',
    courier: 'Érkezés előtt felhív.',
  },
  between: (from, to) => `Várhatóan ekkor: ${from} – ${to}`,
  onDay: day => `Várhatóan ekkor: ${day}`,
  returnTitle: 'Meggondolhatod magad',
  returnUntil: (day, days) =>
    `${days} napod van rá, eddig: ${day} A törvény 14 napot ad, a többit mi.`,
  yourOrder: 'A rendelésed',
  subtotal: 'Részösszeg',
  discount: 'Kedvezmény',
  discountOf: code => `Kedvezmény, kód: ${code}`,
  delivery: 'Szállítás',
  collectionFee: 'Utánvételi díj',
  total: 'Összesen, áfával',
  collectAt: 'Itt veheted át',
  deliverTo: 'Szállítási cím',
  contact: 'Kapcsolattartási adatok',
  payment: 'Fizetési mód',
  methods: {
    cashOnDelivery: {
      name: 'Fizetés átvételkor',
      ready: amount => `Készíts elő készpénzt a futárnak: ${amount}.`,
    },
    paymentOnDelivery: {
      name: 'Fizetés átvételkor',
      ready: amount => `A futárnál fizetsz, kártyával vagy készpénzzel: ${amount}.`,
    },
    cardAtLocker: {
      name: 'Kártyával az automatánál',
      ready: amount =>
        `Legyen nálad bankkártya. Az automatánál fizetsz, mielőtt kinyílik: ${amount}. Készpénzt nem fogad el.`,
    },
    cardOrCashAtOffice: {
      name: 'Kártya vagy készpénz az átvevőponton',
      ready: amount =>
        `Az átvevőponton fizetsz, kártyával vagy készpénzzel: ${amount}. Vigyél magaddal személyi okmányt is.`,
    },
  },
  withdrawal: 'Meggondoltad magad?',
  withdrawalText: days =>
    `Az átvételtől számított ${days} napon belül indoklás nélkül elállhatsz a szerződéstől. A törvény 14 napot ad, a többit mi. A visszaküldést mi fizetjük.`,
  withdraw: 'Elállok a szerződéstől e-mailben',
  withdrawalTerms: 'Így zajlik a visszaküldés',
  withdrawalSubject: number => `Elállás a szerződéstől, rendelés: ${number}`,
  withdrawalBody: number => `Elállok a szerződéstől. Rendelésszám: ${number}.`,
  keepShopping: 'Vissza a boltba',
}

import type { OrderText } from './ro.ts'

function payment(lender: string | undefined) {
  return lender === undefined ? 'bankkártyás fizetés' : `fizetés (${lender})`
}

// A formatted day already ends with a full stop.
export const orderHu: OrderText = {
  pageTitle: number => `${number} számú rendelés`,
  confirmedTitle: 'Köszönjük, a rendelésedet visszaigazoltuk',
  tradeInTitle: 'Köszönjük, megkaptuk a rendelésedet',
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
  afterTradeIn: 'Várjuk a készüléket, amelyet eladsz nekünk',
  afterTradeInText:
    'A rendelésben szereplő utalvány ezért a készülékért jár. Amint átvizsgáltuk, feladjuk a rendelést; addig a termékeket félretesszük neked.',
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
  vouchers: 'Utalvánnyal fizetve',
  leftToPay: 'Még fizetendő',
  paidNow: 'Kifizetve',
  voucher: 'Utalvány',
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
  withdraw: 'Elállok a szerződéstől',
  withdrawalTerms: 'Így zajlik a visszaküldés',
  invoice: 'Számla letöltése (PDF)',
  warrantyCard: 'Jótállási jegy letöltése (PDF)',
  paid: amount => `Kifizetve: ${amount}.`,
  financed: provider => `Finanszírozó: ${provider}. A részleteket közvetlenül oda fizeted.`,
  until: (time, day) => (day === undefined ? `${time}-\u2060ig` : `${day} ${time}-\u2060ig`),
  due: 'Fizetendő',
  reserved: 'A termékeket lefoglaltuk neked',
  toCart: 'Vissza a kosárhoz',
  cancelOrder: 'Rendelés törlése',
  cancelNote: 'Visszatérsz a kosárhoz, a termékek benne maradnak.',
  unreachable:
    'Nem kaptunk választ. Ezzel a gombbal nem vontunk le semmit. Ellenőrizd a kapcsolatot, és próbáld újra.',
  unavailable: lender =>
    `${lender === undefined ? 'A bankkártyás fizetés most nem érhető el.' : `A szolgáltató (${lender}) most nem válaszol.`} Nem vontunk le semmit. Próbáld újra egy perc múlva.`,
  processing: {
    title: 'Megerősítjük a fizetést',
    confirming: lender =>
      `${lender === undefined ? 'A bankod' : `A szolgáltató (${lender})`} megerősítésére várunk. Az oldal magától frissül.`,
    openTitle: 'A fizetés még nem fejeződött be',
    open: lender =>
      `A megkezdett ${payment(lender)} még nem fejeződött be. Ha épp most fizettél, várj egy kicsit: ellenőrizzük.`,
    continueAt: lender =>
      lender === undefined ? 'Bankkártyás fizetés folytatása' : `Folytatás itt: ${lender}`,
    byShopTitle: 'Ellenőrizzük a fizetést',
    byShop: 'Egy kollégánk ellenőrzi a fizetést. Írunk, amint kész; ne fizess még egyszer.',
    retrying:
      'Most nem tudjuk ellenőrizni a fizetést. Tovább próbálkozunk; ha már fizettél, ne fizess még egyszer.',
    checkAgain: 'Ellenőrzés újra',
    mayLeave: email => `Bezárhatod az oldalt, ide írunk neked: ${email}.`,
  },
  over: {
    title: { expired: 'A rendelés lejárt', cancelled: 'A rendelést töröltük' },
    text: {
      expired: 'Nem érkezett meg időben a fizetés, ezért a termékek foglalása megszűnt.',
      cancelled: 'A termékek már nincsenek lefoglalva neked.',
    },
    moneyBack: 'Ha mégis fizettél valamit, visszatérítjük a pénzt, és írunk róla.',
    cartSaved: 'Amit kiválasztottál, még a kosárban van.',
  },
  failed: {
    title: 'A fizetés nem sikerült',
    reason: {
      declined: lender =>
        `${lender === undefined ? 'A bankod' : `A szolgáltató (${lender})`} nem hagyta jóvá a fizetést.`,
      cancelled: lender => `A ${payment(lender)} megszakadt.`,
      expired: lender =>
        lender === undefined
          ? 'Lejárt a bankkártyás fizetésre szánt idő.'
          : `Lejárt a fizetésre szánt idő (${lender}).`,
    },
    nothingCharged: 'Nem vontunk le semmit.',
    reservedUntil: until =>
      `A rendelésedet ${until} fenntartjuk, addig a termékeket is lefoglalva tartjuk neked.`,
    choose: 'Hogyan szeretnél fizetni?',
    sameTerms: 'Ugyanazokkal a részletekkel, mint először',
    pay: amount => `Fizetés: ${amount}`,
    payOnDelivery: amount => `Megerősítem: ${amount} átvételkor`,
    starting: 'Indítjuk a fizetést…',
    tooManyAttempts:
      'Túl sokszor próbáltad kifizetni ezt a rendelést, és a fizetés nem indult el. Töröld a rendelést: a termékek a kosárban maradnak, és újra rendelhetsz.',
    refused: 'A választott mód most nem használható, a fizetés nem indult el. Válassz másikat.',
  },
  difference: {
    title: 'Van még fizetendő különbözet',
    worthLess:
      'Alacsonyabb ajánlatot fogadtál el az eladott készülékért, ezért az utalvány kevesebbet fedez a rendelésből.',
    notBought:
      'Nem vettük meg a készüléket, amelyért az utalvány járt volna, ezért az már semmit sem fedez a rendelésből.',
    otherwise:
      'Ha addig nem fizeted ki a különbözetet, a rendelést töröljük, és minden befizetett összeget visszakapsz.',
    label: 'Az eladott készülék nem fedezi',
  },
  financing: {
    title: 'A hiteligénylésed elbírálás alatt áll',
    sent: 'Elküldted az igénylést',
    decides: provider => `Elbírálja: ${provider}`,
    decidesText: 'Ha iratra vagy aláírásra van szükség, közvetlenül téged keresnek.',
    answer: 'Megírjuk a választ',
    answerText: email => `Amint döntés születik, e-mailt küldünk ide: ${email}.`,
    thenSent: 'Feladjuk a csomagot',
    thenSentText:
      'Amint az igénylést jóváhagyják. Ha nem hagyják jóvá, ugyanezt a rendelést másképp is kifizetheted.',
    approvedTitle: 'A hitelt jóváhagyták, a rendelésedet visszaigazoltuk',
  },
  pending: {
    waits: number => `Fizetésre vár: ${number} számú rendelés`,
    payable: until => `Kifizetheted ${until}. A benne lévő termékeket lefoglaltuk neked.`,
    failed: number => `Nem sikerült a fizetés: ${number} számú rendelés`,
    checked: number => `Ellenőrizzük a fizetést: ${number} számú rendelés`,
    checkedText: 'Írunk, amint kész; ne fizess még egyszer.',
    paid: number => `Kifizetve: ${number} számú rendelés`,
    over: number => `Már nem érvényes: ${number} számú rendelés`,
    cancelled: number => `Töröltük a rendelést (${number}).`,
    pay: 'Fizetés',
    see: 'Megnézem a rendelést',
  },
}

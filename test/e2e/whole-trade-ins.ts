import type { Market } from './text.ts'

/** One device of each type, answered with the text of its pages: each screen's title, then the labels chosen on it. */
export type WholeTradeIn = {
  readonly market: Market
  /** The label of a button on the landing page. */
  readonly type: string
  readonly brand: string
  readonly model: string
  readonly screens: readonly (readonly [title: string, ...labels: string[]])[]
  /** The screen that is reloaded before it is answered. */
  readonly reloadsAt: string
  readonly number: 'imei' | 'serial'
  readonly payout: 'bank' | 'voucher'
  /**
   * The percentages of the base price for the answers and the payout; "don't know" is the second band (sell.md,
   * Price).
   */
  readonly percents: readonly number[]
}

/** Offers are rounded down to 5 lei, 5 Lev, 500 Ft, 1 euro; in minor units (sell.md, Price). */
export const stepMinor = { ro: 500, bg: 500, hu: 50_000, gr: 100 } as const satisfies Record<
  Market,
  number
>

export const phoneInRo: WholeTradeIn = {
  market: 'ro',
  type: 'Telefon',
  brand: 'Apple',
  model: 'iPhone 13',
  screens: [
    ['Ce configurație are?', '128 GB', 'Midnight'],
    ['În ce rețea funcționează?', 'Nu știu'],
    ['A intrat în contact cu lichide?', 'Nu'],
    ['Se vede o imagine remanentă?', 'Nicio urmă'],
    ['Cum arată ecranul?', 'Nu știu'],
    ['Cum arată carcasa?', 'Ca nouă'],
    ['În ce stare e bateria?', 'Nu știu', 'Nu'],
    ['Are ecranul vreun defect?', 'Niciun defect'],
    ['Ce nu funcționează?', 'Funcționează tot'],
  ],
  reloadsAt: 'Cum arată carcasa?',
  number: 'imei',
  payout: 'bank',
  percents: [93, 94, 95],
}

export const tabletInBg: WholeTradeIn = {
  market: 'bg',
  type: 'Таблет',
  brand: 'Apple',
  model: 'iPad 8 2020',
  screens: [
    ['Каква е конфигурацията?', '32 GB · Wi-Fi + 4G', 'Silver'],
    ['В коя мрежа работи?', 'Не знам'],
    ['Имало ли е контакт с течност?', 'Не'],
    ['Как изглежда екранът?', 'Фини следи'],
    ['Как изглежда корпусът?', 'Не знам'],
    ['В какво състояние е батерията?', 'Не знам', 'Не'],
    ['Има ли екранът дефекти?', 'Няма дефекти'],
    ['Какво не работи?', 'Всичко работи'],
  ],
  reloadsAt: 'В какво състояние е батерията?',
  number: 'imei',
  payout: 'voucher',
  percents: [93, 94, 96, 95, 108],
}

export const laptopInHu: WholeTradeIn = {
  market: 'hu',
  type: 'Laptop',
  brand: 'Apple',
  model: 'MacBook Air 13 M1',
  screens: [
    ['Milyen a konfigurációja?', 'Apple M1 · 8 GB · 256 GB', 'Silver'],
    ['Érintkezett folyadékkal?', 'Nem tudom'],
    ['Milyen a kijelzője?', 'Hibátlan'],
    ['Milyen a háza?', 'Újszerű'],
    ['Milyen állapotú az akku?', 'Normál', 'Nem'],
    ['Milyen a billentyűzet?', 'Minden billentyű működik'],
    ['Hibás valahol a kijelző?', 'Nincs hiba'],
    ['Mi nem működik vagy hiányzik?', 'Minden működik, semmi nem hiányzik'],
  ],
  reloadsAt: 'Milyen a billentyűzet?',
  number: 'serial',
  payout: 'bank',
  percents: [35],
}

export const watchInGr: WholeTradeIn = {
  market: 'gr',
  type: 'Smartwatch',
  brand: 'Apple',
  model: 'Watch SE 2020',
  screens: [
    ['Ποια έκδοση είναι;', '40 mm · Αλουμίνιο · GPS', 'Silver'],
    ['Ήρθε σε επαφή με υγρά;', 'Όχι'],
    ['Έχουν αποτυπωθεί εικόνες στην οθόνη;', 'Κανένα ίχνος'],
    ['Πώς είναι η οθόνη;', 'Δεν ξέρω'],
    ['Πώς είναι το περίβλημα;', 'Σαν καινούργιο'],
    ['Σε τι κατάσταση είναι η μπαταρία;', '90% ή περισσότερο', 'Όχι'],
    ['Έχει κάποιο ελάττωμα η οθόνη;', 'Κανένα ελάττωμα'],
    ['Τι δεν λειτουργεί ή λείπει;', 'Όλα λειτουργούν, δεν λείπει τίποτα'],
  ],
  reloadsAt: 'Πώς είναι η οθόνη;',
  number: 'serial',
  payout: 'bank',
  percents: [94],
}

export const consoleInBg: WholeTradeIn = {
  market: 'bg',
  type: 'Конзола',
  brand: 'Sony',
  model: 'PlayStation 4 Slim',
  screens: [
    ['Колко памет има?', '500 GB', 'Jet Black'],
    ['Имало ли е контакт с течност?', 'Не знам'],
    ['Как изглежда корпусът?', 'Леки следи'],
    ['Какво не работи?', 'Всичко работи'],
    [
      'Какви контролери изпращаш?',
      'Един',
      'Оригинални са',
      'Стиковете стоят на място',
      'Имам кабелите',
    ],
  ],
  reloadsAt: 'Как изглежда корпусът?',
  number: 'serial',
  payout: 'bank',
  percents: [35, 96],
}

/** The text of a market's pages besides the questions; IBANs are examples from the registry of ISO 13616. */
export const sellerText = {
  ro: {
    landing: '/ro/vinde/',
    next: 'Continuă',
    lastTitle: 'Unde îți trimitem oferta?',
    email: 'E-mail',
    see: 'Vezi oferta',
    offer: 'Oferta ta',
    accept: 'Accept oferta',
    auth: 'Contul tău',
    payment: 'Cum primești banii',
    bank: 'În contul bancar, în 1–2 zile',
    voucher: 'Voucher pentru magazin',
    iban: 'RO49 AAAA 1B31 0075 9384 0000',
    holder: 'Titularul contului',
    onward: 'Mai departe',
    delivery: 'Cum trimiți dispozitivul',
    imei: 'IMEI',
    serial: 'Numărul de serie',
    fromPicture: 'Citește-l dintr-o poză',
    pictureRead: 'Am citit IMEI-ul din poză.',
    nothingRead: 'Nu am găsit niciun IMEI în poză.',
    handover: 'Îl lași la un easybox',
    mobile: '0712345678',
    sell: 'Vinde dispozitivul',
    sold: 'Ai acceptat oferta',
    sale: '/ro/cont/detalii-vanzare/',
    paid: 'Plătită',
  },
  bg: {
    landing: '/bg/proday/',
    next: 'Продължи',
    lastTitle: 'Къде да изпратим офертата?',
    email: 'Имейл',
    see: 'Виж офертата',
    offer: 'Твоята оферта',
    accept: 'Приемам офертата',
    auth: 'Твоят профил',
    payment: 'Как получаваш парите',
    bank: 'По банкова сметка, за 1–2 дни',
    voucher: 'Ваучер за магазина',
    iban: 'BG80 BNBG 9661 1020 3456 78',
    holder: 'Титуляр на сметката',
    onward: 'Напред',
    delivery: 'Как изпращаш устройството',
    imei: 'IMEI',
    serial: 'Сериен номер',
    fromPicture: 'Прочети го от снимка',
    pictureRead: 'Прочетохме IMEI от снимката.',
    nothingRead: 'Не открихме IMEI на снимката.',
    handover: 'Оставяш го в офис на куриера',
    mobile: '0881234567',
    sell: 'Продай устройството',
    sold: 'Офертата е приета',
    sale: '/bg/profil/detayli-za-prodazhba/',
    paid: 'Платено',
  },
  hu: {
    landing: '/hu/eladas/',
    next: 'Tovább',
    lastTitle: 'Hová küldjük az ajánlatot?',
    email: 'E-mail',
    see: 'Megnézem az ajánlatot',
    offer: 'Az ajánlatod',
    accept: 'Elfogadom az ajánlatot',
    auth: 'A fiókod',
    payment: 'Így kapod meg a pénzt',
    bank: 'Bankszámlára, 1–2 nap alatt',
    voucher: 'Utalvány a boltba',
    iban: 'HU42 1177 3016 1111 1018 0000 0000',
    holder: 'A számla tulajdonosa',
    onward: 'Tovább',
    delivery: 'Így küldöd el a készüléket',
    imei: 'IMEI',
    serial: 'Sorozatszám',
    fromPicture: 'Beolvasom egy képről',
    pictureRead: 'Beolvastuk az IMEI-számot a képről.',
    nothingRead: 'Nem találtunk IMEI-számot a képen.',
    handover: 'Csomagautomatában adod fel',
    mobile: '+36201234567',
    sell: 'Eladom a készüléket',
    sold: 'Elfogadtad az ajánlatot',
    sale: '/hu/fiok/eladas-reszletei/',
    paid: 'Kifizetve',
  },
  gr: {
    landing: '/gr/sell-your-device/',
    next: 'Συνέχεια',
    lastTitle: 'Πού να στείλουμε την προσφορά;',
    email: 'E-mail',
    see: 'Δες την προσφορά',
    offer: 'Η προσφορά σου',
    accept: 'Δέχομαι την προσφορά',
    auth: 'Ο λογαριασμός σου',
    payment: 'Πώς παίρνεις τα χρήματα',
    bank: 'Σε τραπεζικό λογαριασμό, σε 1–2 ημέρες',
    voucher: 'Κουπόνι για το κατάστημα',
    iban: 'GR16 0110 1250 0000 0001 2300 695',
    holder: 'Δικαιούχος του λογαριασμού',
    onward: 'Συνέχεια',
    delivery: 'Πώς στέλνεις τη συσκευή',
    imei: 'IMEI',
    serial: 'Σειριακός αριθμός',
    fromPicture: 'Διάβασέ το από φωτογραφία',
    pictureRead: 'Διαβάσαμε το IMEI από τη φωτογραφία.',
    nothingRead: 'Δεν βρήκαμε IMEI στη φωτογραφία.',
    handover: 'Ο courier έρχεται σε εσένα',
    mobile: '6912345678',
    sell: 'Πούλησε τη συσκευή',
    sold: 'Έτοιμο, δέχτηκες την προσφορά',
    sale: '/gr/account/sale-details/',
    paid: 'Πληρώθηκε',
  },
} as const satisfies Record<Market, Record<string, string>>

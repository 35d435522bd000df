/**
 * One device per market, answered with the text of its pages; each answer is a list of labels chosen on one screen.
 * Typed from the steps in sell.md, in the language of that market's sellers.
 */
export type TradeInJourney = {
  readonly landing: string
  /** The label of a button on the landing page. */
  readonly type: string
  readonly brand: string
  readonly model: string
  readonly next: string
  readonly offer: string
  readonly screens: readonly (readonly [title: string, ...labels: string[]])[]
  readonly last: string
}

export const tradeInJourneys = {
  ro: {
    landing: '/ro/vinde/',
    type: 'Tabletă',
    brand: 'Apple',
    model: 'iPad 8 2020',
    next: 'Continuă',
    offer: 'Oferta ta',
    screens: [
      ['Ce configurație are?', '32 GB · Wi-Fi + 4G', 'Silver'],
      ['În ce rețea funcționează?', 'Nu știu'],
      ['A intrat în contact cu lichide?', 'Nu'],
      ['Cum arată ecranul?', 'Urme fine'],
      ['Cum arată carcasa?', 'Lovituri vizibile'],
      ['În ce stare e bateria?', '80–84 %', 'Nu'],
      ['Are ecranul vreun defect?', 'Niciun defect'],
      ['Ce nu funcționează?', 'Camerele', 'Butoanele'],
    ],
    last: 'Unde îți trimitem oferta?',
  },
  bg: {
    landing: '/bg/proday/',
    type: 'Лаптоп',
    brand: 'Apple',
    model: 'MacBook Air 13 M1',
    next: 'Продължи',
    offer: 'Твоята оферта',
    screens: [
      ['Каква е конфигурацията?', 'Apple M1 · 8 GB · 256 GB', 'Silver'],
      ['Имало ли е контакт с течност?', 'Не знам'],
      ['Как изглежда екранът?', 'Без следи'],
      ['Как изглежда корпусът?', 'Леки следи'],
      ['В какво състояние е батерията?', 'Нормална', 'Не'],
      ['В какво състояние е клавиатурата?', 'Липсващи клавиши'],
      ['Има ли екранът дефекти?', 'Петна или мъртви пиксели'],
      ['Какво не работи или липсва?', 'Зарядното липсва'],
    ],
    last: 'Къде да изпратим офертата?',
  },
  hu: {
    landing: '/hu/eladas/',
    type: 'Okosóra',
    brand: 'Apple',
    model: 'Watch SE 2020',
    next: 'Tovább',
    offer: 'Ajánlatod',
    screens: [
      ['Milyen a konfigurációja?', '40 mm · Alumínium · GPS', 'Silver'],
      ['Érintkezett folyadékkal?', 'Nem'],
      ['Beégett valami a kijelzőbe?', 'Halvány árnyékok'],
      ['Milyen a kijelzője?', 'Finom karcok'],
      ['Milyen a háza?', 'Újszerű'],
      ['Milyen állapotú az akku?', '90% vagy több', 'Nem'],
      ['Hibás valahol a kijelző?', 'Nincs hiba'],
      ['Mi nem működik vagy hiányzik?', 'Hiányzik a töltő'],
    ],
    last: 'Hová küldjük az ajánlatot?',
  },
  gr: {
    landing: '/gr/sell-your-device/',
    type: 'Κονσόλα',
    brand: 'Sony',
    model: 'PlayStation 4 Slim',
    next: 'Συνέχεια',
    offer: 'Η προσφορά σου',
    screens: [
      ['Πόσο αποθηκευτικό χώρο έχει;', '500 GB', 'Jet Black'],
      ['Ήρθε σε επαφή με υγρά;', 'Όχι'],
      ['Πώς είναι το περίβλημα;', 'Ελαφριά σημάδια'],
      ['Τι δεν λειτουργεί;', 'Όλα λειτουργούν'],
      ['Τι χειριστήρια στέλνεις;', 'Δύο', 'Είναι γνήσια', 'Έχω τα καλώδια'],
    ],
    last: 'Πού να στείλουμε την προσφορά;',
  },
} as const satisfies Record<string, TradeInJourney>

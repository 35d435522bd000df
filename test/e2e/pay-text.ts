import type { Market } from './text.ts'

/** The payment methods of Specification 9.2. */
export type Method =
  | 'card'
  | 'oney'
  | 'bnpl'
  | 'tnpl'
  | 'standard'
  | 'promo'
  | 'promo10'
  | 'promoMulti'
  | 'cofidis'
  | 'cofidis-promo'
  | 'cofidis-promo-ten'
  | 'cashOnDelivery'
  | 'paymentOnDelivery'
  | 'cardAtLocker'
  | 'cardOrCashAtOffice'

/** The buttons of a provider's page, in the market's language. */
type ProviderText = {
  readonly card: string
  readonly loan: string
  readonly challenge: string
  readonly pay: string
  readonly refuseCard: string
  readonly askBank: string
  readonly confirm: string
  readonly failConfirm: string
  readonly approveLoan: string
  readonly refuseLoan: string
  readonly later: string
  readonly withdraw: string
  readonly leave: string
  readonly back: string
}

/** The text a shopper reads from the payment step to the end of a payment. */
export type PayText = {
  readonly methods: Readonly<Partial<Record<Method, string>>>
  readonly rates: (n: number) => string
  readonly ratesLegend: string
  /** For a lender that can call instead, with the contact data it needs. */
  readonly call?: {
    readonly byPhone: string
    readonly motherName: string
    readonly birthDate: string
  }
  readonly lenderConsents: readonly RegExp[]
  readonly atProvider: ProviderText
  /** The label before the paid amount. */
  readonly paid: string
  readonly financedBy: string
  readonly approved: string
  readonly inReview: string
  readonly checking: string
  readonly open: string
  /** To the bank's page of a card, or to the lender. */
  readonly goOnAt: RegExp
  readonly checkAgain: string
  readonly retrying: string
  readonly failed: string
  readonly declined: string
  readonly interrupted: string
  readonly nothingTaken: string
  readonly payAgain: RegExp
  readonly expired: string
  readonly cancelled: string
  readonly cartSaved: string
  readonly backToCart: string
  readonly cancelOrder: string
  readonly waitsFor: (number: string) => string
  readonly payNow: string
  readonly sending: string
  readonly noAnswer: string
}

export const payText: Readonly<Record<Market, PayText>> = {
  ro: {
    methods: {
      card: 'Card online',
      tnpl: 'Probezi acum, plătești mai târziu',
      bnpl: 'Cumperi acum, plătești mai târziu',
      oney: '3 sau 4 rate Oney',
      cashOnDelivery: 'Ramburs',
      cardAtLocker: 'Cu cardul la easybox',
    },
    rates: n => `${n} rate`,
    ratesLegend: 'Numărul de rate',
    lenderConsents: [/^Am citit condițiile de finanțare/],
    atProvider: {
      card: 'Plată cu cardul',
      loan: 'Cerere de finanțare',
      challenge: 'Confirmare 3-D Secure',
      pay: 'Plătește',
      refuseCard: 'Banca refuză cardul',
      askBank: 'Cere confirmarea 3-D Secure',
      confirm: 'Confirmă plata',
      failConfirm: 'Confirmarea eșuează',
      approveLoan: 'Cererea este aprobată',
      refuseLoan: 'Cererea este respinsă',
      later: 'Răspunsul vine mai târziu',
      withdraw: 'Renunță la cerere',
      leave: 'Închide pagina fără să termini',
      back: 'Înapoi la magazin',
    },
    paid: 'Ai plătit',
    financedBy: 'Finanțat prin',
    approved: 'Finanțarea e aprobată, comanda ta este confirmată',
    inReview: 'Cererea ta de finanțare e în analiză',
    checking: 'Confirmăm plata',
    open: 'Plata nu e încheiată',
    goOnAt: /^Continuă (la |plata cu cardul)/,
    checkAgain: 'Verifică din nou',
    retrying: 'Acum nu putem verifica plata.',
    failed: 'Plata nu a reușit',
    declined: 'nu a aprobat plata.',
    interrupted: 'a fost întreruptă.',
    nothingTaken: 'Nu s-a încasat nimic.',
    payAgain: /^Plătește \d/,
    expired: 'Comanda a expirat',
    cancelled: 'Comanda a fost anulată',
    cartSaved: 'Ce ai ales e tot în coș.',
    backToCart: 'Înapoi la coș',
    cancelOrder: 'Anulează comanda',
    waitsFor: number => `Comanda ${number} așteaptă plata`,
    payNow: 'Plătește',
    sending: 'Trimitem comanda…',
    noAnswer: 'Plata cu cardul nu merge acum. Nu s-a încasat nimic.',
  },
  bg: {
    methods: {
      card: 'Карта онлайн',
      promo10: 'Промо 10 вноски',
      promo: 'Промо вноски',
      standard: 'На изплащане',
      cashOnDelivery: 'Наложен платеж',
      cardOrCashAtOffice: 'Карта или в брой в офис',
      cardAtLocker: 'С карта на автомат',
    },
    rates: n => `${n} вноски`,
    ratesLegend: 'Брой вноски',
    lenderConsents: [/^Прочетох условията за финансиране/],
    atProvider: {
      card: 'Плащане с карта',
      loan: 'Заявка за финансиране',
      challenge: 'Потвърждение 3-D Secure',
      pay: 'Плати',
      refuseCard: 'Банката отказва картата',
      askBank: 'Поискай потвърждение 3-D Secure',
      confirm: 'Потвърди плащането',
      failConfirm: 'Потвърждението е неуспешно',
      approveLoan: 'Заявката е одобрена',
      refuseLoan: 'Заявката е отхвърлена',
      later: 'Отговорът идва по-късно',
      withdraw: 'Откажи се от заявката',
      leave: 'Затвори страницата, без да довършиш',
      back: 'Обратно към магазина',
    },
    paid: 'Платено:',
    financedBy: 'Финансирано чрез',
    approved: 'Финансирането е одобрено, поръчката ти е потвърдена',
    inReview: 'Заявката ти за финансиране се разглежда',
    checking: 'Потвърждаваме плащането',
    open: 'Плащането не е завършено',
    goOnAt: /^Продължи (към |плащането с карта)/,
    checkAgain: 'Провери отново',
    retrying: 'В момента не можем да проверим плащането.',
    failed: 'Плащането не беше успешно',
    declined: 'не одобри плащането.',
    interrupted: 'беше прекъснато.',
    nothingTaken: 'Не е удържана никаква сума.',
    payAgain: /^Плати \d/,
    expired: 'Срокът на поръчката изтече',
    cancelled: 'Поръчката е анулирана',
    cartSaved: 'Избраното от теб е още в количката.',
    backToCart: 'Обратно към количката',
    cancelOrder: 'Анулирай поръчката',
    waitsFor: number => `Поръчка ${number} чака плащане`,
    payNow: 'Плати',
    sending: 'Изпращаме поръчката…',
    noAnswer: 'В момента плащането с карта не е достъпно. Не е удържана никаква сума.',
  },
  hu: {
    methods: {
      card: 'Online bankkártya',
      'cofidis-promo': '6 részlet',
      'cofidis-promo-ten': '10 részlet',
      cofidis: 'Cofidis áruhitel',
      paymentOnDelivery: 'Fizetés átvételkor',
      cardOrCashAtOffice: 'Kártya vagy készpénz az átvevőponton',
      cardAtLocker: 'Kártyával az automatánál',
    },
    rates: n => `${n} részlet`,
    ratesLegend: 'Részletek száma',
    call: {
      byPhone: 'Telefonon',
      motherName: 'Édesanyád születési neve',
      birthDate: 'Születési dátum',
    },
    lenderConsents: [/^Elfogadom a Cofidis áruhitel/, /^Elolvastam a Cofidis/],
    atProvider: {
      card: 'Bankkártyás fizetés',
      loan: 'Hiteligénylés',
      challenge: '3-D Secure megerősítés',
      pay: 'Fizetés',
      refuseCard: 'A bank elutasítja a kártyát',
      askBank: '3-D Secure megerősítés kérése',
      confirm: 'Fizetés megerősítése',
      failConfirm: 'A megerősítés sikertelen',
      approveLoan: 'Az igénylést jóváhagyják',
      refuseLoan: 'Az igénylést elutasítják',
      later: 'A válasz később érkezik',
      withdraw: 'Az igénylés visszavonása',
      leave: 'Az oldal bezárása befejezés nélkül',
      back: 'Vissza a boltba',
    },
    paid: 'Kifizetve:',
    financedBy: 'Finanszírozó:',
    approved: 'A hitelt jóváhagyták, a rendelésedet visszaigazoltuk',
    inReview: 'A hiteligénylésed elbírálás alatt áll',
    checking: 'Megerősítjük a fizetést',
    open: 'A fizetés még nem fejeződött be',
    goOnAt: /^(Folytatás itt:|Bankkártyás fizetés folytatása)/,
    checkAgain: 'Ellenőrzés újra',
    retrying: 'Most nem tudjuk ellenőrizni a fizetést.',
    failed: 'A fizetés nem sikerült',
    declined: 'nem hagyta jóvá a fizetést.',
    interrupted: 'megszakadt.',
    nothingTaken: 'Nem vontunk le semmit.',
    payAgain: /^Fizetés: \d/,
    expired: 'A rendelés lejárt',
    cancelled: 'A rendelést töröltük',
    cartSaved: 'Amit kiválasztottál, még a kosárban van.',
    backToCart: 'Vissza a kosárhoz',
    cancelOrder: 'Rendelés törlése',
    waitsFor: number => `Fizetésre vár: ${number} számú rendelés`,
    payNow: 'Fizetés',
    sending: 'Küldjük a rendelést…',
    noAnswer: 'A bankkártyás fizetés most nem érhető el. Nem vontunk le semmit.',
  },
  gr: {
    methods: {
      card: 'Κάρτα online',
      bnpl: 'Αγόρασε τώρα, πλήρωσε αργότερα',
      promoMulti: 'Προωθητικές δόσεις',
      standard: 'Δόσεις',
      paymentOnDelivery: 'Πληρωμή κατά την παράδοση',
    },
    rates: n => `${n} δόσεις`,
    ratesLegend: 'Αριθμός δόσεων',
    lenderConsents: [/^Διάβασα τους όρους χρηματοδότησης/],
    atProvider: {
      card: 'Πληρωμή με κάρτα',
      loan: 'Αίτηση χρηματοδότησης',
      challenge: 'Επιβεβαίωση 3-D Secure',
      pay: 'Πληρωμή',
      refuseCard: 'Η τράπεζα απορρίπτει την κάρτα',
      askBank: 'Αίτημα επιβεβαίωσης 3-D Secure',
      confirm: 'Επιβεβαίωση πληρωμής',
      failConfirm: 'Η επιβεβαίωση αποτυγχάνει',
      approveLoan: 'Η αίτηση εγκρίνεται',
      refuseLoan: 'Η αίτηση απορρίπτεται',
      later: 'Η απάντηση έρχεται αργότερα',
      withdraw: 'Ακύρωση της αίτησης',
      leave: 'Κλείσιμο της σελίδας χωρίς ολοκλήρωση',
      back: 'Επιστροφή στο κατάστημα',
    },
    paid: 'Πλήρωσες',
    financedBy: 'Χρηματοδότηση μέσω της',
    approved: 'Η χρηματοδότηση εγκρίθηκε, η παραγγελία σου επιβεβαιώθηκε',
    inReview: 'Η αίτηση χρηματοδότησής σου εξετάζεται',
    checking: 'Επιβεβαιώνουμε την πληρωμή',
    open: 'Η πληρωμή δεν έχει ολοκληρωθεί',
    goOnAt: /^Συνέχεια (μέσω |της πληρωμής με κάρτα)/,
    checkAgain: 'Έλεγξε ξανά',
    retrying: 'Αυτή τη στιγμή δεν μπορούμε να ελέγξουμε την πληρωμή.',
    failed: 'Η πληρωμή δεν πέτυχε',
    declined: 'δεν ενέκρινε την πληρωμή.',
    interrupted: 'διακόπηκε.',
    nothingTaken: 'Δεν χρεώθηκες τίποτα.',
    payAgain: /^Πλήρωσε \d/,
    expired: 'Η παραγγελία έληξε',
    cancelled: 'Η παραγγελία ακυρώθηκε',
    cartSaved: 'Ό,τι διάλεξες είναι ακόμα στο καλάθι.',
    backToCart: 'Πίσω στο καλάθι',
    cancelOrder: 'Ακύρωση παραγγελίας',
    waitsFor: number => `Η παραγγελία ${number} περιμένει πληρωμή`,
    payNow: 'Πληρωμή',
    sending: 'Στέλνουμε την παραγγελία…',
    noAnswer: 'Η πληρωμή με κάρτα δεν είναι διαθέσιμη αυτή τη στιγμή. Δεν χρεώθηκες τίποτα.',
  },
}

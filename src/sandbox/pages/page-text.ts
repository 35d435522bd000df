import type { Language } from '../payments.ts'

export type PageText = {
  readonly locale: string
  readonly demoBanner: (provider: string) => string
  readonly amount: string
  readonly order: string
  readonly card: {
    readonly title: string
    readonly number: string
    readonly hint: string
    readonly approve: string
    readonly decline: string
    readonly challenge: string
  }
  readonly challenge: {
    readonly title: string
    readonly text: string
    readonly approve: string
    readonly decline: string
  }
  readonly loan: {
    readonly title: string
    readonly text: string
    readonly approve: string
    readonly decline: string
    readonly later: string
    readonly cancel: string
  }
  readonly back: string
  readonly leave: string
  readonly ended: { readonly title: string; readonly text: string }
  readonly left: { readonly title: string; readonly text: string }
  readonly missing: { readonly title: string; readonly text: string }
}

const ro: PageText = {
  locale: 'ro-RO',
  demoBanner: provider =>
    `Pagină de probă: ține locul furnizorului ${provider}. Nu se mută niciun ban.`,
  amount: 'Sumă',
  order: 'Comanda',
  card: {
    title: 'Plată cu cardul',
    number: 'Numărul cardului',
    hint: 'Câmp de decor: nu se scrie și nu se citește niciun card adevărat.',
    approve: 'Plătește',
    decline: 'Banca refuză cardul',
    challenge: 'Cere confirmarea 3-D Secure',
  },
  challenge: {
    title: 'Confirmare 3-D Secure',
    text: 'Banca întreabă dacă plata este a ta.',
    approve: 'Confirmă plata',
    decline: 'Confirmarea eșuează',
  },
  loan: {
    title: 'Cerere de finanțare',
    text: 'Alege ce hotărăște finanțatorul despre această cerere.',
    approve: 'Cererea este aprobată',
    decline: 'Cererea este respinsă',
    later: 'Răspunsul vine mai târziu',
    cancel: 'Renunță la cerere',
  },
  back: 'Înapoi la magazin',
  leave: 'Închide pagina fără să termini',
  ended: {
    title: 'Pagina de plată nu mai e activă',
    text: 'Plata a primit deja un răspuns. Îl vezi la magazin.',
  },
  left: {
    title: 'Ai închis pagina',
    text: 'Plata a rămas neterminată. Te poți întoarce la magazin.',
  },
  missing: {
    title: 'Plata nu există',
    text: 'Adresa nu duce la nicio plată cunoscută.',
  },
}

const bg: PageText = {
  locale: 'bg-BG',
  demoBanner: provider => `Пробна страница: замества доставчика ${provider}. Не се превеждат пари.`,
  amount: 'Сума',
  order: 'Поръчка',
  card: {
    title: 'Плащане с карта',
    number: 'Номер на картата',
    hint: 'Полето е само за вид: истинска карта нито се въвежда, нито се чете.',
    approve: 'Плати',
    decline: 'Банката отказва картата',
    challenge: 'Поискай потвърждение 3-D Secure',
  },
  challenge: {
    title: 'Потвърждение 3-D Secure',
    text: 'Банката пита дали плащането е твое.',
    approve: 'Потвърди плащането',
    decline: 'Потвърждението е неуспешно',
  },
  loan: {
    title: 'Заявка за финансиране',
    text: 'Избери какво да реши финансиращата институция по тази заявка.',
    approve: 'Заявката е одобрена',
    decline: 'Заявката е отхвърлена',
    later: 'Отговорът идва по-късно',
    cancel: 'Откажи се от заявката',
  },
  back: 'Обратно към магазина',
  leave: 'Затвори страницата, без да довършиш',
  ended: {
    title: 'Страницата за плащане вече не е активна',
    text: 'Плащането вече получи отговор. Ще го видиш в магазина.',
  },
  left: {
    title: 'Страницата е затворена',
    text: 'Плащането остана недовършено. Можеш да се върнеш в магазина.',
  },
  missing: {
    title: 'Няма такова плащане',
    text: 'Адресът не води до познато плащане.',
  },
}

const hu: PageText = {
  locale: 'hu-HU',
  demoBanner: provider =>
    `Próbaoldal: a szolgáltatót (${provider}) helyettesíti. Valódi pénz nem mozog.`,
  amount: 'Összeg',
  order: 'Rendelés',
  card: {
    title: 'Bankkártyás fizetés',
    number: 'Kártyaszám',
    hint: 'A mező csak díszlet: valódi kártyát nem kér és nem olvas.',
    approve: 'Fizetés',
    decline: 'A bank elutasítja a kártyát',
    challenge: '3-D Secure megerősítés kérése',
  },
  challenge: {
    title: '3-D Secure megerősítés',
    text: 'A bank megkérdezi, hogy valóban te fizetsz-e.',
    approve: 'Fizetés megerősítése',
    decline: 'A megerősítés sikertelen',
  },
  loan: {
    title: 'Hiteligénylés',
    text: 'Válaszd ki, hogyan dönt a hitelező erről az igénylésről.',
    approve: 'Az igénylést jóváhagyják',
    decline: 'Az igénylést elutasítják',
    later: 'A válasz később érkezik',
    cancel: 'Az igénylés visszavonása',
  },
  back: 'Vissza a boltba',
  leave: 'Az oldal bezárása befejezés nélkül',
  ended: {
    title: 'Ez a fizetési oldal már nem él',
    text: 'A fizetésre már megjött a válasz. A boltban látod.',
  },
  left: {
    title: 'Bezártad az oldalt',
    text: 'A fizetés befejezetlen maradt. Visszatérhetsz a boltba.',
  },
  missing: {
    title: 'Nincs ilyen fizetés',
    text: 'Ezen a címen nem található fizetés.',
  },
}

const el: PageText = {
  locale: 'el-GR',
  demoBanner: provider =>
    `Δοκιμαστική σελίδα: παίζει τον ρόλο του παρόχου ${provider}. Δεν μετακινούνται χρήματα.`,
  amount: 'Ποσό',
  order: 'Παραγγελία',
  card: {
    title: 'Πληρωμή με κάρτα',
    number: 'Αριθμός κάρτας',
    hint: 'Το πεδίο είναι διακοσμητικό: καμία πραγματική κάρτα δεν ζητείται ούτε διαβάζεται.',
    approve: 'Πληρωμή',
    decline: 'Η τράπεζα απορρίπτει την κάρτα',
    challenge: 'Αίτημα επιβεβαίωσης 3-D Secure',
  },
  challenge: {
    title: 'Επιβεβαίωση 3-D Secure',
    text: 'Η τράπεζα ρωτά αν η πληρωμή είναι δική σου.',
    approve: 'Επιβεβαίωση πληρωμής',
    decline: 'Η επιβεβαίωση αποτυγχάνει',
  },
  loan: {
    title: 'Αίτηση χρηματοδότησης',
    text: 'Διάλεξε τι αποφασίζει ο χρηματοδότης για αυτή την αίτηση.',
    approve: 'Η αίτηση εγκρίνεται',
    decline: 'Η αίτηση απορρίπτεται',
    later: 'Η απάντηση έρχεται αργότερα',
    cancel: 'Ακύρωση της αίτησης',
  },
  back: 'Επιστροφή στο κατάστημα',
  leave: 'Κλείσιμο της σελίδας χωρίς ολοκλήρωση',
  ended: {
    title: 'Η σελίδα πληρωμής δεν είναι πια ενεργή',
    text: 'Η πληρωμή έχει ήδη πάρει απάντηση. Θα τη δεις στο κατάστημα.',
  },
  left: {
    title: 'Έκλεισες τη σελίδα',
    text: 'Η πληρωμή έμεινε ανολοκλήρωτη. Μπορείς να επιστρέψεις στο κατάστημα.',
  },
  missing: {
    title: 'Η πληρωμή δεν υπάρχει',
    text: 'Η διεύθυνση δεν οδηγεί σε γνωστή πληρωμή.',
  },
}

export const pageText: Readonly<Record<Language, PageText>> = { ro, bg, hu, el }

import { plural } from '#text/plural.ts'

function points(n: number) {
  return plural('ro-RO', n, { one: '{n} punct', few: '{n} puncte', other: '{n} de puncte' })
}
function days(n: number) {
  return plural('ro-RO', n, { one: '{n} zi', few: '{n} zile', other: '{n} de zile' })
}
function months(n: number) {
  return plural('ro-RO', n, { one: '{n} lună', few: '{n} luni', other: '{n} de luni' })
}

/** The text of the benefits page; amounts and dates are passed in already formatted for the market. */
export const loyaltyRo = {
  title: 'Beneficii',
  points,
  balance: {
    title: 'Punctele tale',
    worth: (money: string) => `Înseamnă un voucher de ${money}.`,
    tooFew: (smallest: number) => `Un voucher se face din cel puțin ${points(smallest)}.`,
    lapses: (day: string) =>
      `Rămân valabile până pe ${day}; orice puncte noi sau transformate prelungesc termenul.`,
  },
  waiting: {
    title: 'Puncte pe drum',
    from: (n: number, day: string) => `${points(n)}, de folosit din ${day}`,
  },
  turn: {
    title: 'Transformă punctele în voucher',
    label: 'Câte puncte',
    hint: (smallest: number, usable: number) =>
      `Între ${smallest} și ${usable}. Cu voucherul plătești comenzi, dintr-odată sau pe rând.`,
    submit: 'Transformă în voucher',
    errors: {
      'not-a-number': 'Scrie un număr întreg de puncte',
      'below-smallest': (n: number) => `Alege cel puțin ${points(n)}`,
      'above-usable': (n: number) => `Poți folosi acum cel mult ${points(n)}`,
    },
  },
  vouchers: {
    title: 'Voucherele tale',
    none: 'Încă nu ai vouchere.',
    how: 'Scrie codul la pasul de plată al comenzii.',
    code: 'Cod',
    left: (money: string) => `Mai ai ${money}`,
    of: (money: string) => `din ${money}`,
    until: (day: string) => `Valabil până pe ${day}`,
    orderFrom: (money: string) => `pentru comenzi de cel puțin ${money}`,
    used: 'Folosit în întregime',
    lapsed: (day: string) => `Expirat pe ${day}`,
    pending: 'E al tău când ajunge dispozitivul; comanda plătită cu el îl așteaptă',
    sources: {
      loyalty: 'Din puncte',
      payout: 'Pentru un dispozitiv vândut',
      goodwill: 'Din partea noastră',
      welcome: 'Pentru prima ta comandă',
      invited: 'Pentru invitația acceptată',
      inviting: 'Pentru o invitație de-a ta',
    },
  },
  outcomes: {
    voucher: 'Voucherul tău e gata.',
    invited: 'Ai primit voucherul pentru prima ta comandă.',
    'not-invited':
      'Invitația nu mai poate fi folosită: e pentru cine nu a cumpărat încă de la noi și nu a acceptat alta.',
  },
  invited: {
    title: (money: string) => `Ai primit o invitație: ${money} pentru tine`,
    offer: (money: string, from: string) =>
      `Cineva care a cumpărat de la noi ți-a trimis acest link. Primești un voucher de ${money}, pe care îl folosești la prima ta comandă de cel puțin ${from}.`,
    how: 'Îți faci un cont, apoi accepți invitația dintr-o apăsare.',
    register: 'Creează un cont',
    signIn: 'Am deja cont',
    accept: 'Primește voucherul',
  },
  invite: {
    title: 'Invită un prieten',
    friend: (money: string, from: string) =>
      `Prietenul tău primește ${money} pentru prima lui comandă de cel puțin ${from}.`,
    you: (money: string, from: string) =>
      `Tu primești ${money} când el cumpără de cel puțin ${from} și trece termenul de retur.`,
    link: 'Linkul tău',
    send: 'Trimite linkul',
    copied: 'Am copiat linkul.',
    message: 'Îți recomand Kintsu. Cu linkul acesta primești un voucher pentru prima comandă:',
    accepted: (n: number) =>
      plural('ro-RO', n, {
        one: 'O persoană a acceptat invitația ta.',
        few: '{n} persoane au acceptat invitația ta.',
        other: '{n} de persoane au acceptat invitația ta.',
      }),
  },
  history: {
    title: 'Istoricul punctelor',
    order: (number: string) => `Comanda ${number}`,
    sale: (number: string) => `Vânzarea ${number}`,
    return: (number: string) => `Retur din comanda ${number}`,
    voucher: 'Transformate în voucher',
    correction: 'Corectate de noi',
    lapse: 'Expirate',
    waived: (n: number) => `Ai folosit deja ${points(n)} din ele: nu ți le cerem înapoi.`,
  },
  rules: {
    title: 'Cum funcționează',
    earn: (money: string) =>
      `Primești 1 punct pentru fiecare ${money} cheltuiți pe produse. Serviciile, ambalajul cadou și livrarea nu aduc puncte.`,
    sale: (n: number) =>
      `Primești ${points(n)} pentru fiecare dispozitiv pe care ni-l vinzi, după ce ți-l plătim.`,
    counts: (n: number) =>
      `Punctele unei comenzi se pot folosi după ${days(n)} de la livrare. Până atunci sunt pe drum.`,
    worth: (n: number, money: string) =>
      `${points(n)} înseamnă ${money}. Acesta e și cel mai mic voucher.`,
    voucher: (n: number) =>
      `Voucherul e valabil ${months(n)}. Ce nu folosești la o comandă rămâne pe el.`,
    back: 'Când returnezi un produs, luăm înapoi punctele primite pentru el. Pe cele folosite deja nu ți le cerem.',
    lapse: (n: number, noticeDays: number) =>
      `Punctele expiră dacă timp de ${months(n)} nu primești și nu transformi niciunul. Îți scriem cu ${days(noticeDays)} înainte; dacă nu avem adresa ta de e-mail, nu expiră.`,
    rewarded: (money: string) =>
      `Voucherele pentru prima comandă se folosesc numai la comenzi de cel puțin ${money}. Dacă returnezi ceva și rămâne mai puțin, îți dăm înapoi întâi voucherul, apoi banii.`,
    market: 'Punctele și voucherele se folosesc în magazinul din România.',
    erased: 'Dacă îți ștergi contul, punctele și voucherele se pierd.',
  },
  empty: {
    title: 'Încă nu ai puncte',
    text: 'Le primești automat, când ajunge la tine o comandă făcută cu acest cont.',
    toShop: 'Vezi telefoanele',
  },
}

export type LoyaltyText = typeof loyaltyRo

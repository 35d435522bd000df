import type { Rating } from '#domain/review/review.ts'
import type { ReviewFormRefusal } from '#domain/review/review-form.ts'
import type { ReviewSort } from '#domain/review/review-list.ts'
import type { HidingReason } from '#domain/review/review-state.ts'
import { plural } from '#text/plural.ts'

function inDays(n: number) {
  return plural('ro-RO', n, { one: '{n} zi', few: '{n} zile', other: '{n} de zile' })
}

/** The pages of reviews; days are passed in already formatted for the market. */
export const reviewsRo = {
  title: 'Recenzii',
  intro: 'Ce spun cei care au cumpărat de la noi, după ce dispozitivul a ajuns la ei.',
  description: 'Recenzii ale cumpărătorilor verificați: stele, păreri bune și rele, pe modele.',
  verified: 'Cumpărător verificat',
  anonymous: 'Cumpărător',
  how: 'Cum verificăm recenziile',
  howPoints: [
    'Scrie doar cine a cumpărat dispozitivul de la noi și l-a primit: o recenzie pentru fiecare dispozitiv, din cont sau de la linkul primit prin e-mail după livrare.',
    'Publicăm și recenziile bune, și pe cele rele. Media le cuprinde pe toate cele publicate.',
    'O recenzie cu linkuri, adrese de e-mail sau numere de telefon o citim înainte să apară.',
    'Ascundem o recenzie doar dacă are date personale, insulte sau reclamă, nu e despre dispozitiv, nu e autentică ori încalcă legea.',
    'Nu plătim și nu dăm reduceri pentru recenzii.',
  ],
  count: (n: number) =>
    plural('ro-RO', n, { one: '{n} recenzie', few: '{n} recenzii', other: '{n} de recenzii' }),
  outOf: (average: string) => `${average} din 5`,
  stars: (n: number) => plural('ro-RO', n, { one: '{n} stea', other: '{n} stele' }),
  starText: {
    5: 'Excelent',
    4: 'Bine',
    3: 'Așa și așa',
    2: 'Slab',
    1: 'Foarte slab',
  } as Record<Rating, string>,
  distribution: 'Câte recenzii are fiecare notă',
  onlyStars: (stars: string, count: string) => `Arată doar ${stars}: ${count}`,
  filter: {
    title: 'Filtrează recenziile',
    device: 'Dispozitiv',
    anyDevice: 'Toate dispozitivele',
    allOf: (brand: string) => `${brand}: toate`,
    stars: 'Stele',
    anyStars: 'Oricâte stele',
    grade: 'Stare',
    anyGrade: 'Orice stare',
    sort: 'Ordine',
    apply: 'Arată',
    clear: 'Șterge filtrele',
  },
  sorts: {
    newest: 'Cele mai noi',
    highest: 'Cele mai bune',
    lowest: 'Cele mai slabe',
  } as Record<ReviewSort, string>,
  list: 'Recenzii, una câte una',
  older: 'Mai multe recenzii',
  first: 'De la început',
  none: 'Încă nu avem recenzii',
  noneText:
    'Cerem o părere la o săptămână după livrare, doar celor care au cumpărat. Prima apare aici, bună sau rea.',
  nothing: 'Nicio recenzie nu se potrivește',
  nothingText: 'Încearcă cu mai puține filtre.',
  toShop: 'Vezi telefoanele',
  edited: 'modificată',
  reply: 'Răspunsul Kintsu',
  report: 'Raportează recenzia',
  reportWhy: 'De ce?',
  reportReasons: {
    'personal-data': 'Conține date personale',
    insults: 'Conține insulte',
    advertising: 'E reclamă',
    'off-topic': 'Nu e despre dispozitiv',
    'not-genuine': 'Nu pare autentică',
    unlawful: 'Încalcă legea',
  } as Record<HidingReason, string>,
  reportSend: 'Trimite',
  product: {
    title: 'Recenzii',
    note: 'Despre același model, în orice configurație.',
    none: 'Acest model nu are încă recenzii. Cerem o părere doar celor care l-au cumpărat de la noi.',
    all: 'Vezi toate recenziile modelului',
  },
  add: {
    title: 'Scrie o recenzie',
    changeTitle: 'Modifică recenzia',
    ownTitle: 'Recenzia ta',
    order: (number: string) => `Comanda ${number}`,
    rating: 'Câte stele îi dai?',
    titleLabel: 'Titlu',
    titleHint: 'Pe scurt, de exemplu „Ca nou, baterie bună”.',
    text: 'Părerea ta',
    textHint:
      'Ce ți-a plăcut și ce nu: aspect, baterie, livrare. Între 20 și 2.000 de caractere, fără linkuri, adrese de e-mail și numere de telefon.',
    shownName: 'Cum apari',
    noName: 'Fără nume: „Cumpărător”',
    send: 'Publică recenzia',
    change: 'Salvează recenzia',
    honest: (days: number) =>
      `O publicăm bună sau rea. O poți modifica timp de ${inDays(days)} și o poți retrage oricând.`,
    waits: 'Un coleg o citește înainte să apară.',
    isHidden: 'Recenzia nu este afișată: un coleg a ascuns-o.',
    closed: 'A trecut timpul în care o puteai modifica. O poți retrage oricând.',
    withdraw: 'Retrage recenzia',
    withdrawText: 'Nu va mai fi afișată și nu vei putea scrie alta pentru acest dispozitiv.',
    withdrawSure: 'Da, retrage recenzia',
    missing: { title: 'Scrie un titlu', text: 'Scrie ce părere ai', shownName: 'Alege cum apari' },
    pickStars: 'Alege de la 1 la 5 stele',
    tooShort: (n: number) =>
      plural('ro-RO', n, {
        one: 'Scrie cel puțin {n} caracter',
        few: 'Scrie cel puțin {n} caractere',
        other: 'Scrie cel puțin {n} de caractere',
      }),
    tooLong: (n: number) =>
      plural('ro-RO', n, {
        one: 'Cel mult {n} caracter',
        few: 'Cel mult {n} caractere',
        other: 'Cel mult {n} de caractere',
      }),
    tooMany: 'Ai trimis de prea multe ori. Încearcă din nou peste o oră; textul tău e mai jos.',
  },
  thanks: {
    published: { title: 'Mulțumim!', text: 'Recenzia ta este publicată.' },
    flagged: {
      title: 'Mulțumim!',
      text: 'Un coleg citește recenzia înainte să apară, pentru că în ea apare un link, o adresă de e-mail sau un număr de telefon.',
    },
    withdrawn: { title: 'Ai retras recenzia', text: 'Nu mai este afișată.' },
    reported: {
      title: 'Mulțumim, ne uităm',
      text: 'Un coleg citește recenzia. Până atunci rămâne afișată, ca nimeni să nu o poată face să dispară doar raportând-o.',
    },
  },
  toReviews: 'Vezi recenziile',
  toAccount: 'Cumpărăturile mele',
  toHome: 'Pagina principală',
  errors: {
    'not-found': {
      title: 'Nu găsim această invitație',
      text: 'Linkul nu este complet sau nu este de la noi. Deschide-l din e-mail sau scrie din contul tău, de la „Cumpărăturile mele”.',
    },
    'not-delivered': {
      title: 'Dispozitivul nu a ajuns încă',
      text: 'Poți scrie o recenzie după ce îl primești.',
    },
    'not-paid': {
      title: 'Vânzarea nu este plătită încă',
      text: 'Poți scrie o recenzie după ce primești banii.',
    },
    expired: {
      title: 'Linkul a expirat',
      text: 'O recenzie se poate scrie doar o vreme după livrare, iar termenul a trecut.',
    },
    'already-reviewed': {
      title: 'Ai scris deja despre acest dispozitiv',
      text: 'Pentru fiecare dispozitiv cumpărat se scrie o singură recenzie.',
    },
  } as Record<ReviewFormRefusal['kind'], { readonly title: string; readonly text: string }>,
  tooManyReports: 'Ai raportat de prea multe ori. Încearcă din nou peste o oră.',
  account: {
    title: 'Părerea ta',
    write: 'Scrie o recenzie',
    see: 'Recenzia ta',
    of: (action: string, title: string) => `${action}: ${title}`,
  },
  sell: {
    title: 'Recenziile vânzătorilor',
    intro: 'Ce spun cei care ne-au vândut un dispozitiv, după ce au primit banii.',
    verified: 'Vânzare verificată',
    anonymous: 'Vânzător',
    howPoints: [
      'Scrie doar cine ne-a vândut un dispozitiv și a fost plătit: o recenzie pentru fiecare vânzare, din cont sau de la linkul primit prin e-mail după plată.',
      'Publicăm și recenziile bune, și pe cele rele. Media le cuprinde pe toate cele publicate.',
      'O recenzie cu linkuri, adrese de e-mail sau numere de telefon o citim înainte să apară.',
      'Ascundem o recenzie doar dacă are date personale, insulte sau reclamă, nu e despre vânzare, nu e autentică ori încalcă legea.',
      'Nu plătim pentru recenzii, iar oferta nu depinde de ele.',
    ],
    none: 'Încă nu avem recenzii de la vânzători',
    noneText:
      'Cerem o părere la o săptămână după plată, doar celor care ne-au vândut un dispozitiv. Prima apare aici, bună sau rea.',
    toTradeInStart: 'Vinde un dispozitiv',
    toAccount: 'Vânzările mele',
    sale: (number: string) => `Vânzarea ${number}`,
    noName: 'Fără nume: „Vânzător”',
    titleHint: 'Pe scurt, de exemplu „Plată la timp, verificare corectă”.',
    textHint:
      'Ce a mers bine și ce nu: oferta, coletul, verificarea, banii. Între 20 și 2.000 de caractere, fără linkuri, adrese de e-mail și numere de telefon.',
    withdrawText: 'Nu va mai fi afișată și nu vei putea scrie alta pentru această vânzare.',
    offTopic: 'Nu e despre o vânzare',
    errors: {
      'not-found': {
        title: 'Nu găsim această invitație',
        text: 'Linkul nu este complet sau nu este de la noi. Deschide-l din e-mail sau scrie din contul tău, de la „Vânzările mele”.',
      },
      expired: {
        title: 'Linkul a expirat',
        text: 'O recenzie se poate scrie doar o vreme după plată, iar termenul a trecut.',
      },
      'already-reviewed': {
        title: 'Ai scris deja despre această vânzare',
        text: 'Pentru fiecare vânzare se scrie o singură recenzie.',
      },
    },
    toBuyers: 'Recenziile cumpărătorilor',
  },
  stop: {
    title: 'Nu mai vrei mesaje despre recenzii?',
    text: 'Nu îți mai cerem păreri la adresa la care ai primit mesajul. Mesajele despre comenzi și vânzări vin ca până acum.',
    button: 'Nu mai vreau mesaje despre recenzii',
    doneTitle: 'Gata, nu îți mai scriem despre recenzii',
    doneText: 'Poți scrie în continuare recenzii din contul tău.',
  },
}

export type ReviewsText = typeof reviewsRo

import type { PurchaseStage } from '#domain/order/purchase.ts'
import { plural } from '#text/plural.ts'

/** The pages of a signed-in member; days and amounts are passed in already formatted for the market. */
export const accountRo = {
  nav: {
    label: 'Contul meu',
    overview: 'Pe scurt',
    purchases: 'Cumpărăturile mele',
    returns: 'Retururi',
    sales: 'Vânzările mele',
    insurances: 'Asigurările mele',
    loyalty: 'Beneficii',
    warranties: 'Garanțiile mele',
    settings: 'Setări',
    signOut: 'Ieși din cont',
  },
  overview: {
    title: 'Contul meu',
    greeting: (name: string) => (name === '' ? 'Bine ai venit!' : `Bună, ${name}!`),
    next: 'Ce urmează',
    noneTitle: 'Încă nu ai cumpărat nimic',
    noneText: 'Când comanzi ceva, vezi aici unde a ajuns și ce urmează.',
    toShop: 'Vezi telefoanele',
    purchasesText: 'Comenzi, facturi, urmărirea coletelor și recenziile tale',
    returnsText: 'Ce trimiți înapoi, unde a ajuns și banii pe care ți-i dăm',
    warrantiesText: 'Ce acoperă, până când, și dispozitivele trimise la noi',
    tradeInsText: 'Dispozitivele pe care ni le vinzi și plata lor',
    insurancesText: 'Ce acoperă, până când și ce faci când se întâmplă ceva',
    loyaltyText: 'Puncte din comenzi, voucherele tale și regulile',
    settingsText: 'Date personale, adrese, parolă și dispozitive conectate',
  },
  stages: {
    'awaiting-payment': 'Așteaptă plata',
    'awaiting-trade-in': 'Așteaptă dispozitivul tău',
    preparing: 'O pregătim',
    'on-the-way': 'E pe drum',
    'ready-for-pickup': 'Gata de ridicare',
    delivered: 'Livrată',
    'failed-attempt': 'Curierul nu te-a găsit',
    'coming-back': 'Se întoarce la noi',
    'came-back': 'S-a întors la noi',
    lost: 'Coletul s-a pierdut',
    expired: 'A expirat',
    cancelled: 'Anulată',
  } as Record<PurchaseStage, string>,
  stageNotes: {
    'ready-for-pickup': 'Coletul te așteaptă la punctul de ridicare.',
    'failed-attempt': 'Curierul mai încearcă o dată.',
    'coming-back': 'Coletul nu a fost ridicat sau predat și se întoarce la noi.',
    'came-back': 'Un coleg îți scrie în legătură cu banii sau cu o nouă livrare.',
    lost: 'Un coleg îți scrie în legătură cu banii sau cu un alt dispozitiv.',
    expired: 'Nu a fost plătită la timp.',
  } as Partial<Record<PurchaseStage, string>>,
  payUntil: (until: string) => `De plătit ${until}`,
  returnUntil: (day: string) => `Te poți răzgândi până pe ${day}`,
  purchases: {
    title: 'Cumpărăturile mele',
    placedOn: (day: string) => `Comandată pe ${day}`,
    others: (n: number) =>
      plural('ro-RO', n, {
        one: 'și încă un produs',
        few: 'și încă {n} produse',
        other: 'și încă {n} de produse',
      }),
    details: 'Vezi comanda',
    detailsOf: (number: string) => `Vezi comanda ${number}`,
    pay: 'Plătește',
    payOf: (number: string) => `Plătește comanda ${number}`,
    older: 'Comenzi mai vechi',
    newest: 'Cele mai noi comenzi',
    elsewhere: 'Ai comenzi și în alte țări:',
  },
  parcel: {
    title: 'Livrare',
    tracking: (awb: string) => `Colet ${awb}`,
    track: 'Urmărește coletul',
    steps: 'Pe unde a trecut coletul',
    opensCarrier: 'se deschide pagina curierului',
  },
  again: {
    title: 'Vrei același lucru încă o dată?',
    text: 'Punem în coș ce mai este în stoc, la prețurile de azi.',
    button: 'Pune din nou în coș',
    added: 'Am pus în coș tot ce mai este în stoc.',
    gone: 'Nu mai avem:',
    nothing: 'Din păcate, nimic din această comandă nu mai este în stoc.',
    toCart: 'Vezi coșul',
  },
  cancel: {
    open: 'Anulează comanda',
    text: 'Produsele nu îți vor mai fi rezervate. Nu s-a încasat nimic; dacă ai plătit între timp, comanda rămâne valabilă.',
    confirmedText:
      'Oprim coletul, iar produsele revin la vânzare. Primești automat înapoi tot ce ai plătit, prin aceeași metodă. Dacă între timp curierul a luat coletul, comanda merge mai departe și o poți returna.',
    money: {
      title: 'Banii tăi',
      nothingPaid:
        'Nu ai plătit nimic, deci nu ai ce primi înapoi. Nici livrarea, nici taxa de ramburs nu se mai plătesc.',
      goods: 'Produse, după reduceri',
      delivery: 'Livrare, înapoi integral',
      collectionFee: 'Taxă de ramburs',
      settled: 'Neplătit sau returnat deja',
      sum: 'Primești înapoi',
      byCard: (amount: string, day: string) =>
        `${amount} pe cardul cu care ai plătit. Trimitem banii imediat după anulare; de obicei ajung în câteva zile lucrătoare, cel târziu pe ${day}.`,
      byLender: (amount: string, lender: string, day: string) =>
        `${amount} la ${lender}: suma se scade din finanțarea ta. O trimitem imediat după anulare, cel târziu pe ${day}.`,
      byVoucher: (amount: string) => `${amount} înapoi pe voucher, imediat.`,
      nothingKept: 'Nu păstrăm nimic, nici din livrare, nici din taxe.',
    },
    confirm: 'Da, anulează comanda',
  },
  withdrawal: {
    underWay: (number: string) => `Retur ${number} în curs`,
    law: (day: string) => `Legea îți dă timp până pe ${day} (14 zile).`,
    shop: (day: string) => `Noi îți dăm timp până pe ${day}.`,
    estimated:
      'Zilele se numără de la primire; până atunci le calculăm de la ultima zi estimată a livrării.',
  },
  settings: {
    title: 'Setări',
    done: {
      profile: 'Am salvat datele tale.',
      password: 'Parola este schimbată. Am deconectat celelalte dispozitive.',
      sessions: 'Am deconectat dispozitivele alese.',
      addresses: 'Am șters adresa.',
      email:
        'Ți-am trimis un link la adresa nouă. Deschide-l în cel mult 24 de ore; până atunci rămâne adresa actuală.',
      phone: 'Numărul de telefon este schimbat.',
    },
    profile: {
      title: 'Datele tale',
      name: 'Nume și prenume',
      email: 'E-mail',
      emailOpen: 'Adresa nu este confirmată încă.',
      phone: 'Telefon',
      none: 'Nu l-ai adăugat.',
      market: 'Limba mesajelor pe care ți le trimitem',
      languages: { ro: 'Română', bg: 'Bulgară', hu: 'Maghiară', gr: 'Greacă' },
      newsletter: 'Vreau să primesc pe e-mail noutăți și oferte. Mă pot dezabona oricând.',
      save: 'Salvează datele',
    },
    email: {
      title: 'Adresa de e-mail',
      text: 'Îți trimitem un link la adresa nouă și un mesaj la cea actuală. Nimic nu se schimbă până nu confirmi adresa nouă.',
      email: 'Adresa de e-mail nouă',
      current: 'Parola actuală',
      ask: 'Trimite linkul',
    },
    phone: {
      title: 'Numărul de telefon',
      text: 'Îți trimitem prin SMS un cod de 6 cifre la numărul nou.',
      phone: 'Numărul de telefon nou',
      ask: 'Trimite codul',
      sent: (phone: string) =>
        `Am trimis un SMS cu un cod la ${phone}. Codul este valabil 5 minute.`,
      code: 'Codul din SMS',
      codeError: 'Codul are exact 6 cifre',
      save: 'Salvează numărul',
      other: 'Alt număr',
    },
    contactErrors: {
      'wrong-password': 'Parola actuală nu este corectă',
      'wrong-code': 'Codul nu este corect, a expirat sau numărul nu poate fi folosit aici',
      'captcha-needed':
        'Mai e nevoie de o scurtă verificare împotriva roboților, care se face singură. Formularul pleacă apoi de la sine',
      'too-many-tries': 'Prea multe încercări. Așteaptă câteva minute și încearcă din nou',
    },
    password: {
      title: 'Parola',
      none: 'Contul tău nu are parolă. Îți poți alege una, ca să intri și cu ea.',
      current: 'Parola actuală',
      next: 'Parola nouă',
      hint: 'Minimum 6 caractere; recomandăm cel puțin 8. Celelalte dispozitive vor fi deconectate.',
      save: 'Schimbă parola',
      set: 'Salvează parola',
      errors: {
        'too-short': (n: number) =>
          plural('ro-RO', n, {
            one: 'Parola trebuie să aibă minimum {n} caracter',
            few: 'Parola trebuie să aibă minimum {n} caractere',
            other: 'Parola trebuie să aibă minimum {n} de caractere',
          }),
        'too-long': (n: number) =>
          plural('ro-RO', n, {
            one: 'Parola poate avea cel mult {n} caracter',
            few: 'Parola poate avea cel mult {n} caractere',
            other: 'Parola poate avea cel mult {n} de caractere',
          }),
        'too-common': 'Parola aceasta se ghicește ușor. Alege alta',
        'wrong-password': 'Parola actuală nu este corectă',
        'captcha-needed':
          'Mai e nevoie de o scurtă verificare împotriva roboților, care se face singură. Formularul pleacă apoi de la sine',
        'too-many-tries': 'Prea multe încercări. Așteaptă câteva minute și încearcă din nou',
      },
    },
    addresses: {
      title: 'Adrese de livrare',
      none: 'Nu ai nicio adresă salvată.',
      add: 'Adaugă o adresă',
      changeOf: (address: string) => `Modifică adresa ${address}`,
      removeOf: (address: string) => `Șterge adresa ${address}`,
      addTitle: 'Adresă nouă',
      changeTitle: 'Modifică adresa',
      save: 'Salvează adresa',
      saved: 'Am salvat adresa.',
      tooMany: (n: number) =>
        plural('ro-RO', n, {
          one: 'Poți salva cel mult {n} adresă. Șterge una ca să faci loc.',
          few: 'Poți salva cel mult {n} adrese. Șterge una ca să faci loc.',
          other: 'Poți salva cel mult {n} de adrese. Șterge una ca să faci loc.',
        }),
      unreachable: 'Adresa nu a fost salvată. Verifică conexiunea și încearcă din nou.',
      choose: 'Adresele tale',
      other: 'Altă adresă',
      keep: 'Salvează adresa în contul meu',
    },
    sessions: {
      title: 'Dispozitive conectate',
      thisOne: 'Dispozitivul acesta',
      unknown: 'Browser necunoscut',
      on: (browser: string, system: string) => `${browser} pe ${system}`,
      lastSeen: (moment: string) => `Activ ultima dată: ${moment}`,
      since: (moment: string) => `Conectat din ${moment}`,
      end: 'Deconectează',
      endOf: (name: string) => `Deconectează: ${name}`,
      endOthers: 'Deconectează toate celelalte',
    },
    own: {
      title: 'Datele pe care le păstrăm',
      text: 'Descarcă într-un fișier tot ce păstrăm despre tine: cont, adrese, comenzi, facturi (și ca PDF), coș, puncte și vouchere, anunțuri de stoc și sesiuni.',
      download: 'Descarcă datele mele',
    },
    erase: {
      title: 'Șterge contul',
      text: 'Ștergem contul, adresele, coșul salvat, sesiunile, anunțurile de stoc și datele tale din comenzi. Rămân doar comenzile, fără datele tale, și facturile, cu numele și adresa de pe ele, pentru că legea fiscală ne obligă să le păstrăm.',
      warning:
        'Nu se poate anula. Punctele și voucherele tale se pierd. Descarcă întâi facturile: fără cont, ele îți dovedesc garanția.',
      open: 'Vreau să șterg contul',
      password: 'Scrie-ți parola',
      word: 'ȘTERGE',
      typeWord: (word: string) => `Scrie ${word}`,
      confirm: 'Șterge contul definitiv',
      errors: {
        'wrong-password': 'Parola nu este corectă. Nu am șters nimic.',
        'wrong-word': 'Cuvântul nu se potrivește. Nu am șters nimic.',
        'captcha-needed':
          'Nu am șters nimic încă. Mai e nevoie de o scurtă verificare împotriva roboților, care se face singură. Formularul pleacă apoi de la sine.',
        'too-many-tries':
          'Prea multe încercări. Nu am șters nimic; încearcă din nou peste câteva minute.',
      },
      underWay: 'Nu am șters nimic: mai e ceva în curs.',
      orders: 'Comenzi',
      sales: 'Vânzări',
      tradeInsText:
        'Avem nevoie de datele tale până când îți plătim dispozitivul sau ți-l trimitem înapoi. O ofertă neacceptată nu împiedică ștergerea.',
      ordersText:
        'Avem nevoie de datele tale până când comenzile ajung la tine sau sunt anulate și îți dăm banii înapoi.',
    },
  },
  gone: {
    title: 'Contul tău este șters',
    text: 'Păstrăm doar ce cere legea fiscală și doar cât timp o cere: comenzile, fără datele tale, și facturile, cu numele și adresa de pe ele.',
    toShop: 'Înapoi la magazin',
  },
}

export type AccountText = typeof accountRo

import { plural } from '#text/plural.ts'

/** Numbers, shares and days are formatted. */
export const testingRo = {
  metaTitle: 'Cum testăm fiecare dispozitiv · Kintsu',
  description:
    'Șapte pași prin care trece fiecare dispozitiv recondiționat, de la verificarea seriei până la ambalare, și cifrele reale ale magazinului.',
  heading: 'Cum testăm fiecare dispozitiv',
  lead: 'Fiecare dispozitiv trece prin aceiași șapte pași înainte să ajungă la tine. Ce am constatat rămâne scris în pașaportul lui, pe care îl găsești și după cumpărare.',
  steps: 'Șapte pași, în această ordine',
  stepList: {
    identity: {
      title: 'Aflăm al cui este',
      text: 'Căutăm seria și IMEI-ul în registrul dispozitivelor pierdute sau furate. Un dispozitiv legat încă de contul cuiva nu trece mai departe.',
    },
    erased: {
      title: 'Ștergem datele',
      text: 'Datele fostului proprietar sunt șterse definitiv. Metoda și data ștergerii sunt scrise în pașaport.',
    },
    tested: {
      title: 'Testăm fiecare funcție',
      text: 'Un tehnician parcurge toată lista de teste pentru acel tip de dispozitiv. Ce nu trece se repară și se testează din nou sau nu se vinde.',
    },
    battery: {
      title: 'Măsurăm bateria',
      text: 'Sub 80\u00a0% din capacitatea inițială, bateria se înlocuiește. Valoarea măsurată o vezi înainte să cumperi.',
    },
    graded: {
      title: 'Stabilim starea',
      text: 'Îl privim la lumină puternică, de la o lungime de braț și de la 20 cm. Urma cea mai vizibilă hotărăște starea.',
    },
    recorded: {
      title: 'Completăm pașaportul',
      text: 'Teste, baterie, piese schimbate, urme și fotografii: toate despre chiar acel dispozitiv.',
    },
    packed: {
      title: 'Ambalăm dispozitivul tău',
      text: 'La ambalare se scanează IMEI-ul. Dacă nu este dispozitivul pe care l-ai cumpărat, eticheta coletului nu se tipărește.',
    },
  },
  lists: 'Ce testăm la fiecare tip de dispozitiv',
  checkCount: (n: number) =>
    plural('ro-RO', n, { one: '{n} test', few: '{n} teste', other: '{n} de teste' }),
  figures: 'Cifrele noastre',
  span: (first: string, last: string) =>
    `Din comenzile primite și dispozitivele cumpărate, ${first} – ${last}. Cifrele sunt calculate automat în fiecare zi.`,
  demo: 'Acesta este un magazin demonstrativ: cifrele provin din comenzi inventate.',
  tooFew: (n: string) =>
    `Arătăm cifrele după primele ${n} de dispozitive vândute: din mai puține, un procent nu spune nimic.`,
  sold: 'dispozitive vândute',
  returned: 'returnate de cumpărători',
  battery: 'capacitatea medie a bateriei la vânzare',
  asOffered: 'din dispozitivele primite de la vânzători, fără a doua ofertă',
  rating: (count: string) => `din 5 stele, media recenziilor (${count})`,
  wrong: 'Și dacă ceva nu e în regulă?',
  wrongText: (n: number) =>
    `Poți returna dispozitivul ${plural('ro-RO', n, { one: 'în {n} zi', few: 'în {n} zile', other: 'în {n} de zile' })} de la livrare, fără motiv, și ai 12 luni de garanție comercială pe lângă garanția legală.`,
  toReturn: 'Cum returnezi',
  toReviews: 'Citește recenziile',
}

export type TestingText = typeof testingRo

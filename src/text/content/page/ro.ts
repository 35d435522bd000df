import { plural } from '#text/plural.ts'

export const contentRo = {
  blog: {
    title: 'Blog',
    description:
      'Ce merită știut înainte să cumperi sau să vinzi un dispozitiv recondiționat: stări, baterii, garanții, date personale.',
    intro: 'Ce merită știut înainte să cumperi sau să vinzi un dispozitiv.',
    tagged: (tag: string) => `Articole despre ${tag}`,
    topics: 'Teme',
    all: 'Toate articolele',
    minutes: (n: number) => `${n}\u00a0min de citit`,
    others: 'Citește mai departe',
    feed: 'Flux Atom',
  },
  support: {
    find: 'Caută în întrebări',
    search: 'Caută',
    nothing: 'Nicio întrebare nu conține aceste cuvinte.',
    nothingText: 'Încearcă alt cuvânt sau scrie-ne mai jos: răspundem în cel mult o zi lucrătoare.',
    showAll: 'Arată toate întrebările',
    found: (n: number) =>
      plural('ro-RO', n, {
        one: '{n} întrebare găsită',
        few: '{n} întrebări găsite',
        other: '{n} de întrebări găsite',
      }),
  },
  contact: {
    title: 'Scrie-ne',
    intro: 'Un om citește fiecare mesaj și îți răspunde pe e-mail în cel mult o zi lucrătoare.',
    direct: 'Sau direct:',
    name: 'Numele tău',
    email: 'E-mail',
    topic: 'Despre ce este vorba?',
    chooseTopic: 'Alege',
    topics: {
      order: 'O comandă',
      return: 'Un retur sau o garanție',
      sale: 'O vânzare',
      account: 'Contul sau datele mele',
      other: 'Altceva',
    },
    orderNumber: 'Numărul comenzii sau al vânzării',
    orderNumberHint: 'Dacă îl ai la îndemână; răspundem mai repede.',
    message: 'Mesajul tău',
    messageHint: (most: number) =>
      `Cel mult ${most} de caractere. Nu scrie parole sau date de card.`,
    send: 'Trimite mesajul',
    sent: 'Mesajul a ajuns la noi',
    sentText: 'Ți-am trimis o copie pe e-mail. Răspundem în cel mult o zi lucrătoare.',
    missing: {
      name: 'Scrie cum te cheamă.',
      email: 'Scrie o adresă de e-mail la care să îți răspundem.',
      topic: 'Alege despre ce este vorba.',
      orderNumber: 'Numărul are litere, cifre și cratime, cel mult 40 de caractere.',
      message: 'Scrie-ne măcar 10 caractere, cel mult 4000.',
    },
    captcha:
      'Mai e nevoie de o scurtă verificare împotriva roboților, care se face singură. Mesajul pleacă apoi de la sine.',
    tooMany: 'Ai trimis multe mesaje într-un timp scurt. Încearcă din nou peste o oră sau sună-ne.',
  },
}

export type ContentText = typeof contentRo

import { plural } from '#text/plural.ts'

/** The landing page for trade-ins; amounts are passed in already formatted for the market. */
export const tradeInLandingRo = {
  title: 'Vinde-ne telefonul, laptopul sau consola · Kintsu',
  description:
    'Descrii dispozitivul în două minute și vezi imediat cât primești. Transport gratuit, verificare în 3 zile lucrătoare, bani în contul bancar sau voucher.',
  headline: 'Vinde ce nu mai folosești.',
  lead: 'Descrii dispozitivul în două minute și vezi pe loc o ofertă corectă, cu tot calculul. Noi îl reparăm și îi găsim un nou proprietar.',
  search: {
    label: 'Caută modelul pe care îl vinzi',
    placeholder: 'De exemplu „iPhone 13”',
    submit: 'Caută modelul',
    suggestions: 'Modele pe care le cumpărăm',
    found: (count: number) =>
      plural('ro-RO', count, {
        one: 'Un model găsit',
        few: '{n} modele găsite',
        other: '{n} de modele găsite',
      }),
    results: (text: string) => `Ce cumpărăm pentru „${text}”`,
    unlisted: 'Nu e în listă? Cere o ofertă sau reciclează-l gratuit',
    none: (text: string) =>
      `Nu am găsit niciun model pentru „${text}”. Alege mai jos ce fel de dispozitiv e.`,
  },
  goOn: 'Ai început deja? Continuă de unde ai rămas',
  upTo: (amount: string) => `până la ${amount}`,
  types: {
    title: 'Ce vinzi?',
    SMARTPHONE: 'Telefon',
    TABLET: 'Tabletă',
    LAPTOP: 'Laptop',
    SMARTWATCH: 'Smartwatch',
    CONSOLE: 'Consolă',
  },
  popular: 'Cele mai căutate modele',
  popularNote:
    'Cât dăm pe cea mai bună variantă, fără urme de folosire, cu plata rapidă în contul bancar.',
  steps: 'Cum merge',
  stepList: [
    {
      title: 'Îl descrii',
      text: 'Câteva întrebări despre model și stare. Oferta se schimbă sub ochii tăi la fiecare răspuns.',
    },
    {
      title: 'Îl trimiți gratuit',
      text: 'Îl ia curierul sau îl lași la un punct de predare. Eticheta și transportul le plătim noi.',
    },
    {
      title: 'Îl verificăm',
      text: 'În cel mult 3 zile lucrătoare de când ajunge. Dacă găsim altceva, primești o a doua ofertă, pe care o poți refuza.',
    },
    {
      title: 'Primești banii',
      text: 'Banii ajung în cont după verificare; cu voucherul comanzi de când accepți oferta. Dacă nu ne înțelegem, ți-l trimitem înapoi gratuit.',
    },
  ],
  payouts: 'Cum vrei banii',
  payoutList: [
    {
      title: 'În contul bancar, în 1–2 zile',
      share: 'prețul întreg',
      text: 'Transfer bancar după verificare.',
    },
    {
      title: 'În contul bancar, în 10–20 de zile',
      share: '+5\u00a0%',
      text: 'Același transfer, mai mulți bani pentru că aștepți.',
    },
    {
      title: 'Voucher în magazin',
      share: '+8\u00a0%',
      text: 'Comanzi cu el de când accepți oferta, dintr-odată sau pe rând; comanda pleacă după verificare.',
    },
  ],
  questions: 'Întrebări și răspunsuri',
  questionList: (_smallDifference: string) => [
    {
      question: 'Cât timp e valabilă oferta?',
      answer:
        '14 zile. De la prima scanare de către curier prețul nu mai expiră. Dacă lista noastră de prețuri se schimbă între timp, oferta ta rămâne cum a fost.',
    },
    {
      question: 'Ce se întâmplă dacă găsiți altceva decât am descris?',
      answer:
        'O diferență de cel mult 3\u00a0% sau 25 de lei o ignorăm și îți plătim prețul întreg. Dacă e mai mare, îți trimitem o a doua ofertă, cu poze și cu fiecare diferență. Ai 14 zile să răspunzi. Dacă nu răspunzi, ți-l trimitem înapoi gratuit: tăcerea nu înseamnă acord.',
    },
    {
      question: 'Ce nu cumpărați?',
      answer:
        'Dispozitive raportate ca furate, contrafăcute, blocate cu un cont, de o firmă sau din BIOS, console excluse online și orice are bateria umflată. Dacă ceva se poate rezolva, îți spunem cum.',
    },
    {
      question: 'Cumpărați și dispozitive stricate?',
      answer:
        'Da. Ecranul spart, bateria slabă sau un buton care nu merge scad prețul, dar nu opresc vânzarea. La cele care nu pornesc sau au probleme după contactul cu lichide se uită întâi un coleg.',
    },
    {
      question: 'Ce fac cu datele mele?',
      answer:
        'Fă o copie, deconectează-te de la conturi, șterge tot și scoate cartela SIM. Îți dăm o listă înainte să îl trimiți.',
    },
    {
      question: 'Cine poate vinde?',
      answer: 'Oricine are cel puțin 18 ani, dacă dispozitivul îi aparține.',
    },
  ],
  reviews: 'Ce spun cei care ne-au vândut',
  reviewsNone:
    'Încă nu avem recenzii de la vânzători. Cerem o părere la o săptămână după plată, iar prima apare aici, bună sau rea.',
  reviewsCount: (count: number, average: string) =>
    plural('ro-RO', count, {
      one: `${average} din 5 stele, dintr-o recenzie`,
      few: `${average} din 5 stele, din {n} recenzii`,
      other: `${average} din 5 stele, din {n} de recenzii`,
    }),
  reviewsLink: 'Vezi recenziile vânzătorilor',
}

export type TradeInLandingText = typeof tradeInLandingRo

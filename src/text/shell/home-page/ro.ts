import { plural } from '#text/plural.ts'

function inDays(n: number) {
  return plural('ro-RO', n, { one: 'în {n} zi', few: 'în {n} zile', other: 'în {n} de zile' })
}

function changeOfMind(n: number) {
  return plural('ro-RO', n, {
    one: '{n} zi în care te poți răzgândi',
    few: '{n} zile în care te poți răzgândi',
    other: '{n} de zile în care te poți răzgândi',
  })
}

/** `n`: the days within which a device can be returned. */
export const homeRo = {
  title: 'Kintsu: telefoane, laptopuri și console recondiționate',
  description: (n: number) =>
    `Telefoane, tablete, laptopuri, ceasuri și console recondiționate, testate bucată cu bucată. 12 luni de garanție, retur ${inDays(n)}, plată la livrare.`,
  headline: 'Reparat. Verificat. Din nou al tău.',
  lead: (n: number) =>
    `Telefoane, laptopuri și console recondiționate, testate bucată cu bucată. Cu garanție, retur ${inDays(n)} și o stare descrisă cinstit.`,
  seePhones: 'Vezi telefoanele',
  tradeInYours: 'Vinde-ți dispozitivul',
  proofsLabel: 'Ce primești la fiecare dispozitiv',
  proofs: {
    warranty: { title: '12 luni de garanție', text: 'pe lângă garanția legală' },
    returns: {
      title: (n: number) => `Retur ${inDays(n)}`,
      text: (n: number) => `legea cere 14, noi îți dăm ${n}`,
    },
    battery: {
      title: 'Baterie de minimum 80\u00a0%',
      text: 'măsurată la fiecare dispozitiv cu baterie',
    },
    payment: { title: 'Plată la livrare', text: 'ramburs la curier sau card la easybox' },
  },
  categories: 'Ce cauți?',
  popular: 'Cele mai căutate',
  popularNote: 'Toate sunt în stoc acum.',
  allPhones: 'Toate telefoanele',
  steps: 'Cum ajunge un dispozitiv la tine',
  stepList: {
    tested: {
      title: 'Testat',
      text: 'Verificăm ecranul, bateria, camerele, butoanele și conexiunile. Ce nu merge se repară sau nu se vinde.',
    },
    graded: {
      title: 'Evaluat',
      text: 'Ne uităm la fiecare urmă la lumină puternică și îi dăm dispozitivului una dintre cele două stări, aceleași peste tot.',
    },
    guaranteed: {
      title: 'Garantat',
      text: (n: number) =>
        `Datele fostului proprietar sunt șterse, iar tu primești 12 luni de garanție și ${changeOfMind(n)}.`,
    },
  },
  grades: 'Două stări, spuse pe față',
  gradesLead:
    'Amândouă funcționează la fel și au aceeași garanție. Diferă doar ce se vede pe ele. În imagini e cel mai rău caz, nu cel mai bun.',
  brands: 'Mărci',
  brandsNote: 'Vezi tot ce avem de la o marcă.',
  questions: 'Întrebări și răspunsuri',
  questionList: {
    grades: {
      question: 'Care e diferența dintre „Foarte bun” și „Bun”?',
      answer:
        'Doar aspectul. La „Foarte bun” urmele se văd numai de la mai puțin de 20 cm. La „Bun” vezi zgârieturi ușoare și de la o lungime de braț. Funcționarea, bateria și garanția sunt aceleași.',
    },
    battery: {
      question: 'Cât ține bateria?',
      answer:
        'Fiecare baterie are cel puțin 80\u00a0% din capacitatea inițială, măsurată de noi. La unele dispozitive poți cere o baterie nouă, montată înainte de livrare: o găsești pe pagina produsului.',
    },
    returns: {
      question: 'Pot returna dispozitivul?',
      answer: (n: number) =>
        `Da, ${inDays(n)} de la livrare, fără să ne spui motivul. Primele 14 zile sunt dreptul tău legal de retragere, pe celelalte ți le dăm noi.`,
    },
    warranty: {
      question: 'Ce garanție am?',
      answer:
        'Două, care nu se exclud: garanția legală de conformitate, pe care ți-o dă legea, și garanția comercială Kintsu de 12 luni. A doua nu o micșorează pe prima.',
    },
    delivery: {
      question: 'Când și cum ajunge?',
      answer:
        'Prin curier, acasă, sau într-un easybox. Data estimată pentru fiecare variantă și prețul livrării sunt pe pagina produsului.',
    },
    payment: {
      question: 'Cum plătesc?',
      answer:
        'La livrare: ramburs, când curierul îți aduce coletul, sau cu cardul la easybox. Limitele fiecărei metode le vezi când finalizezi comanda.',
    },
  },
}

export type HomeText = typeof homeRo

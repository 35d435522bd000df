/** The texts of the emails about an order's money; amounts and times are already formatted for the market. */
export const paymentEmailRo = {
  greeting: (name: string) => `Bună, ${name}!`,
  'payment-failed': {
    subject: (number: string) => `Plata comenzii ${number} nu a reușit`,
    title: 'Plata nu a reușit',
    intro: (number: string) =>
      `Plata pentru comanda ${number} nu a fost aprobată. Nu s-a încasat nimic.`,
    next: (day: string, time: string) =>
      `Îți păstrăm produsele până pe ${day}, ora ${time}. Până atunci poți încerca din nou, cu aceeași metodă sau cu alta.`,
    button: 'Plătește comanda',
  },
  'loan-in-review': {
    subject: (number: string) => `Am primit cererea ta de finanțare: comanda ${number}`,
    title: 'Am primit cererea ta',
    intro: (number: string, lender: string) =>
      `${lender} analizează cererea de finanțare pentru comanda ${number}. Dacă are nevoie de acte sau de o semnătură, te contactează direct.`,
    next: 'Imediat ce se ia decizia, îți scriem. Până atunci îți păstrăm produsele.',
    button: 'Vezi comanda',
  },
  'order-expired': {
    subject: (number: string) => `Comanda ${number} a expirat`,
    title: 'Comanda a expirat',
    intro: (number: string) =>
      `Nu am primit la timp plata pentru comanda ${number}, așa că produsele nu mai sunt rezervate.`,
    next: 'Dacă totuși ai plătit, îți dăm banii înapoi fără să ceri și îți scriem. Poți comanda oricând din nou.',
    button: 'Vezi comanda',
  },
  'order-cancelled': {
    subject: (number: string) => `Comanda ${number} a fost anulată`,
    title: 'Comanda a fost anulată',
    intro: (number: string) => `Am anulat comanda ${number}. Nu mai ai nimic de plătit pentru ea.`,
    next: 'Dacă ai plătit deja, îți dăm banii înapoi și îți scriem când i-am trimis.',
    button: 'Vezi comanda',
  },
  'difference-due': {
    subject: (number: string) => `Mai e o diferență de plată la comanda ${number}`,
    title: 'Mai e o diferență de plată',
    worthLess: (number: string) =>
      `Ai acceptat o ofertă mai mică pentru dispozitivul pe care ni l-ai vândut, așa că voucherul acoperă mai puțin din comanda ${number}.`,
    notBought: (number: string) =>
      `Nu am cumpărat dispozitivul pentru care era voucherul, așa că el nu mai acoperă nimic din comanda ${number}.`,
    next: (day: string, time: string) =>
      `Plătește diferența cu cardul până pe ${day}, ora ${time}, și expediem comanda. Dacă nu o plătești, comanda se anulează și primești înapoi tot ce ai plătit.`,
    button: 'Plătește diferența',
  },
  'order-resumed': {
    subject: (number: string) => `Comanda ${number} pleacă spre tine`,
    title: 'Comanda merge mai departe',
    intro: (number: string) =>
      `Am verificat dispozitivul pe care ni l-ai vândut, iar comanda ${number} este plătită.`,
    next: 'Pregătim coletul și îl predăm curierului.',
    button: 'Vezi comanda',
  },
  'refund-sent': {
    subject: (number: string) => `Am trimis banii înapoi pentru comanda ${number}`,
    title: 'Am trimis banii înapoi',
    intro: (number: string, amount: string) =>
      `Am trimis înapoi ${amount} pentru comanda ${number}, pe cardul cu care ai plătit.`,
    next: 'De obicei banca îi înregistrează în câteva zile lucrătoare.',
    toLender: (number: string, amount: string, lender: string) =>
      `Am trimis ${amount} înapoi la ${lender}, prin care ai plătit comanda ${number}.`,
    lenderNext: (lender: string) =>
      `Suma se scade din finanțarea ta. Dacă ai plătit deja rate, ${lender} îți spune cum le primești înapoi.`,
    button: 'Vezi comanda',
  },
  'refund-transferred': {
    subject: (number: string) => `Ți-am trimis banii înapoi pentru comanda ${number}`,
    title: 'Ți-am trimis banii înapoi',
    intro: (number: string, amount: string) =>
      `Am trimis ${amount} pentru comanda ${number} în contul bancar pe care ni l-ai dat.`,
    next: 'De obicei banca îi înregistrează în câteva zile lucrătoare.',
    button: 'Vezi comanda',
  },
  'voucher-given-back': {
    subject: (number: string) => `Suma pentru comanda ${number} e din nou pe voucher`,
    title: 'Suma e din nou pe voucher',
    intro: (number: string, amount: string) =>
      `Am pus înapoi ${amount} pe voucherul cu care ai plătit comanda ${number}.`,
    next: 'Poți folosi suma imediat, la orice comandă. Dacă voucherul expira curând, i-am prelungit valabilitatea.',
    button: 'Vezi comanda',
  },
  voucherBack: (amount: string) =>
    `Suma de ${amount}, plătită cu voucher, e din nou pe el și o poți folosi imediat.`,
  total: 'Total cu TVA',
  difference: 'De plată',
  returned: 'Suma trimisă',
  questions: 'Ai întrebări? Răspunde la acest e-mail, îl citește un om.',
}

export type PaymentEmailText = typeof paymentEmailRo

import type { PlanField } from '#domain/payment/choose-plan.ts'
import type { LoanError } from '#domain/payment/loan-rules.ts'
import { plural } from '#text/plural.ts'

/** Already formatted: amounts and percentages as the locale writes them. */
type Terms = {
  readonly financed: string
  readonly installments: number
  readonly rate: string
  readonly apr: string
  readonly total: string
  readonly lender: string
}

/** A sentence with a link to what is agreed to. */
export type ConsentText = {
  readonly before: string
  readonly link: string
  readonly after: string
}

function inRates(n: number) {
  return plural('ro-RO', n, {
    one: 'într-o singură rată',
    few: 'în {n} rate',
    other: 'în {n} de rate',
  })
}

export const financingRo = {
  loading: 'Se încarcă condițiile de finanțare…',
  legend: 'Numărul de rate',
  rates: (n: number) =>
    plural('ro-RO', n, { one: 'O singură rată', few: '{n} rate', other: '{n} de rate' }),
  perMonth: (amount: string) => `${amount} pe lună`,
  duration: 'Durată',
  months: (n: number) =>
    plural('ro-RO', n, { one: '{n} lună', few: '{n} luni', other: '{n} de luni' }),
  firstRate: 'Prima rată',
  monthly: 'Rata lunară',
  downPaid: 'Avans',
  total: 'Total de plată',
  apr: 'DAE',
  disclosure: ({ financed, installments, rate, apr, total, lender }: Terms) =>
    `Exemplu reprezentativ: ${financed}, rambursați ${inRates(installments)}, cu o dobândă fixă de ${rate} pe an, DAE ${apr} și o valoare totală plătibilă de ${total}. Finanțarea este acordată de ${lender}, după aprobarea cererii.`,
  consent: (lender: string): ConsentText => ({
    before: 'Am citit ',
    link: 'condițiile de finanțare',
    after: ` și sunt de acord ca datele comenzii să fie transmise către ${lender}.`,
  }),
  tac: { before: 'Accept ', link: 'condițiile creditului Cofidis', after: '.' } as ConsentText,
  gdpr: {
    before: 'Am citit ce face Cofidis cu ',
    link: 'datele mele personale',
    after: '.',
  } as ConsentText,
  contact: {
    legend: 'Cum continui cererea',
    online: { title: 'Online', note: 'După comandă completezi formularul Cofidis.' },
    offline: { title: 'La telefon', note: 'Cofidis te sună și completați cererea împreună.' },
  },
  downPayment: 'Avans',
  downPaymentHint: (least: string) =>
    `Opțional: cât plătești din banii tăi. Creditul trebuie să rămână de cel puțin ${least}.`,
  person: {
    customerPhone: 'Telefon de contact',
    customerMotherName: 'Numele de naștere al mamei',
    customerBirthDate: 'Data nașterii',
  },
  birthDateHint: 'AAAA-LL-ZZ, de exemplu 1990-04-23',
  widget: 'Simulare Oney',
  fields: {
    plan: 'Rate',
    consent: 'Acordul pentru finanțare',
    loanTac: 'Condițiile creditului',
    loanGdpr: 'Prelucrarea datelor',
  },
  errors: {
    plan: { required: 'Condițiile de finanțare nu s-au încărcat încă. Încearcă din nou.' },
    downPayment: {
      pattern: 'Scrie o sumă întreagă',
      'too-high': 'Avansul este prea mare pentru acest credit',
    },
    customerPhone: {
      required: 'Scrie telefonul de contact',
      pattern: 'Telefonul de contact nu este valid',
    },
    customerMotherName: {
      required: 'Scrie numele mamei',
      pattern: 'Scrie cel puțin două cuvinte, fiecare de minimum 2 litere',
    },
    customerBirthDate: {
      required: 'Scrie data nașterii',
      pattern: 'Data nașterii nu este validă',
      'too-young': 'Trebuie să ai cel puțin 18 ani',
    },
  } as Partial<Record<PlanField, Partial<Record<LoanError | 'too-high', string>>>>,
}

export type FinancingText = typeof financingRo

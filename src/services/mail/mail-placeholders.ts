import type { ServerText } from '#text/server/ro.ts'

/** The emails to customers, sellers and senders of messages, in the order in which the office lists them. */
export const mailNames = [
  'orderEmail',
  'parcelEmail',
  'paymentEmail',
  'returnEmail',
  'warrantyEmail',
  'tradeInEmail',
  'inspectionEmail',
  'unlistedEmail',
  'identityEmail',
  'alertEmail',
  'reviewEmail',
  'pointsEmail',
  'rewardEmail',
  'contactEmail',
] as const satisfies readonly (keyof ServerText)[]

export type MailName = (typeof mailNames)[number]

const shared = [
  'payouts',
  'ofDevice',
  'unlocking',
  'reasons',
  'wayBack',
  'topics',
  'toStaff',
] as const

/** Words that pages or staff read, too: they stay as they are. */
export const sharedWords: ReadonlySet<string> = new Set(shared)

/** The names of the parameters of all functions of strings within `T`. */
type NamesIn<T> = T extends (...values: infer V) => unknown
  ? V extends readonly string[]
    ? { readonly [I in keyof V]: string }
    : never
  : T extends string | readonly unknown[]
    ? never
    : {
        readonly [K in Exclude<keyof T, (typeof shared)[number]> as NeedsNames<T[K]> extends true
          ? K
          : never]: NamesIn<T[K]>
      }

type NeedsNames<T> = [NamesIn<T>] extends [never]
  ? false
  : Record<never, never> extends NamesIn<T>
    ? false
    : true

/** What the shop fills in, as it stands in braces in a phrase: the parameters of its text, in their order. */
export const placeholders: { readonly [M in MailName]: NamesIn<ServerText[M]> } = {
  orderEmail: {
    subject: ['number'],
    greeting: ['name'],
    intro: ['number'],
    sentBy: ['day'],
    arrivesAtLocker: ['firstDay', 'lastDay'],
    arrivesAtOffice: ['firstDay', 'lastDay'],
    arrivesByCourier: ['firstDay', 'lastDay'],
  },
  parcelEmail: {
    greeting: ['name'],
    shipped: {
      subject: ['number'],
      intro: ['number'],
    },
    ready: {
      subject: ['number'],
      intro: ['number'],
    },
    delivered: {
      subject: ['number'],
      intro: ['number'],
    },
  },
  paymentEmail: {
    greeting: ['name'],
    'payment-failed': {
      subject: ['number'],
      intro: ['number'],
      next: ['day', 'time'],
    },
    'loan-in-review': {
      subject: ['number'],
      intro: ['number', 'lender'],
    },
    'order-expired': {
      subject: ['number'],
      intro: ['number'],
    },
    'order-cancelled': {
      subject: ['number'],
      intro: ['number'],
    },
    'difference-due': {
      subject: ['number'],
      worthLess: ['number'],
      notBought: ['number'],
      next: ['day', 'time'],
    },
    'order-resumed': {
      subject: ['number'],
      intro: ['number'],
    },
    'refund-sent': {
      subject: ['number'],
      intro: ['number', 'amount'],
      toLender: ['number', 'amount', 'lender'],
      lenderNext: ['lender'],
    },
    'refund-transferred': {
      subject: ['number'],
      intro: ['number', 'amount'],
    },
    'voucher-given-back': {
      subject: ['number'],
      intro: ['number', 'amount'],
    },
    voucherBack: ['amount'],
  },
  returnEmail: {
    greeting: ['name'],
    'return-requested': {
      subject: ['number'],
      intro: ['order', 'time'],
    },
    'return-reminder': {
      subject: ['number'],
      intro: ['order'],
    },
    'return-received': {
      subject: ['number'],
      intro: ['order'],
    },
    'return-settled': {
      subject: ['number'],
      intro: ['order'],
    },
    'return-rejected': {
      subject: ['number'],
      intro: ['order'],
    },
    sendBy: ['day'],
    byCourier: ['day'],
    inspectedBy: ['day'],
    refundedBy: ['day'],
    sentBackBy: ['day'],
    toIban: ['iban'],
    deducted: ['amount', 'found'],
    why: ['reason'],
  },
  warrantyEmail: {
    greeting: ['name'],
    opened: {
      next: ['sendBy'],
    },
    received: {
      next: ['diagnosedBy', 'solvedBy'],
    },
    diagnosed: {
      next: ['solvedBy'],
    },
  },
  tradeInEmail: {
    greeting: ['name'],
    until: ['day'],
    handOverBy: ['day'],
    inspectedBy: ['day'],
    amount: ['amount'],
    voucher: ['code'],
    awb: ['awb'],
    noPrinter: ['number'],
  },
  inspectionEmail: {
    greeting: ['name'],
    amount: ['amount'],
    paidBy: ['day'],
    toAccount: ['iban'],
    voucher: ['code'],
    line: ['part', 'declared', 'found'],
    answerBy: ['day'],
    unlockBy: ['day'],
    byCarrier: ['carrier', 'awb'],
  },
  unlistedEmail: {},
  identityEmail: {
    greeting: ['name'],
    until: ['day', 'time'],
  },
  alertEmail: {
    subject: ['title'],
    priceSubject: ['title', 'price'],
    priceIntro: ['price'],
    price: ['price'],
  },
  reviewEmail: {
    subject: ['title'],
    intro: ['number'],
    writeOf: ['title'],
    sale: {
      subject: ['title'],
      intro: ['number'],
      writeOf: ['title'],
    },
  },
  pointsEmail: {
    subject: ['day'],
    greeting: ['name'],
    intro: ['points', 'worth', 'day'],
  },
  rewardEmail: {
    subject: ['amount'],
    greeting: ['name'],
    intro: ['amount'],
    code: ['code'],
    until: ['day'],
  },
  contactEmail: {
    intro: ['name'],
    ofOrder: ['number'],
    reply: ['topic'],
  },
}

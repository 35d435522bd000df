import type { AttemptState } from '#domain/order/attempt-state.ts'
import type { OnDeliveryState } from '#domain/order/on-delivery-state.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import type { LineVerdict } from '#domain/payment/remittance.ts'
import type { PayoutState } from '#domain/trade-in/payout-state.ts'
import type { ClaimState } from '#domain/warranty/claim-state.ts'
import type { CoverKind } from '#domain/warranty/cover.ts'
import type { Problem } from '#domain/warranty/problem.ts'

/** The pages of refunds, payments to sellers, cash of the carriers and warranty claims. */
export const refundsEn = {
  states: {
    requested: 'To approve',
    approved: 'Approved',
    'awaiting-iban': 'Waits for an account',
    submitted: 'On its way',
    succeeded: 'Refunded',
    failed: 'Failed',
  } satisfies Record<RefundState, string>,
  askedBy: 'Asked by',
  way: 'Way',
  byTransfer: 'Bank transfer by hand',
  account: 'Account',
  iban: 'IBAN',
  holder: 'Holder',
  title: 'Refunds',
  none: 'No refund.',
  refundable: 'Can go back',
  amount: 'Amount',
  amountHint: 'Empty for everything that can go back.',
  needsApproval: 'Somebody who may decide on refunds approves it.',
}

/** The states of a payment attempt, of cash on delivery and of what a voucher paid. */
export const paymentStatesEn = {
  created: 'Begun',
  'action-required': 'Waits for the customer',
  'pending-review': 'Under review',
  authorized: 'Authorised',
  captured: 'Paid',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Expired',
  due: 'To collect on delivery',
  collected: 'Collected by the carrier',
  remitted: 'Received from the carrier',
  refused: 'Refused at the door',
} satisfies Record<AttemptState | OnDeliveryState, string>

export const payoutsEn = {
  states: {
    due: 'Due',
    sent: 'On its way',
    paid: 'Paid',
    failed: 'Refused by the bank',
  } satisfies Record<PayoutState, string>,
  dueOn: 'Due on',
  file: 'File',
  approval: 'Second person',
  approvedBy: (name: string) => `agreed: ${name}`,
  files: 'Files for the bank',
  filesText:
    'Sellers in euro are paid by a file (pain.001). It takes everything that is due; each payment stands in one file.',
  noFiles: 'No file yet.',
  made: 'Made',
  transfers: 'Payments',
  open: 'Without an answer',
  download: 'Download',
  answer: 'Answer of the bank',
  returned: 'What came back',
  returnedHint:
    'A line for each: the number of the trade-in and the reason, such as SGR000000016 AC01. Empty if nothing did.',
}

export const cashEn = {
  carrier: 'Carrier',
  states: { due: 'To collect', collected: 'Collected', remitted: 'Received' },
  statement: 'Statement of a carrier',
  statementText:
    'Paste the CSV, or choose the file. Each line is matched by parcel number and exact amount; everything else stays as it is.',
  chooseFile: 'Choose a file',
  report: 'Report',
  line: 'Line',
  verdict: 'Result',
  matched: (count: number, of: number) => `${count} of ${of} lines matched.`,
  verdicts: {
    matched: 'received',
    'remitted-before': 'was received before',
    repeated: 'twice in this file',
    'unknown-parcel': 'no such parcel in this market',
    'not-collected': 'not collected according to its tracking',
    'other-amount': 'another amount than the order',
    unreadable: 'cannot be read',
  } satisfies Record<LineVerdict, string>,
}

export const claimsEn = {
  states: {
    opened: 'Opened',
    received: 'Received',
    diagnosed: 'Diagnosed',
    repaired: 'Repaired',
    replaced: 'Replaced',
    refunded: 'Refunded',
    rejected: 'Rejected',
    closed: 'Closed',
    cancelled: 'Cancelled',
    expired: 'Expired',
  } satisfies Record<ClaimState, string>,
  moves: {
    receive: 'It arrived',
    diagnose: 'Diagnosis',
    repair: 'Repaired',
    replace: 'Replaced',
    reject: 'Rejected',
    close: 'Sent back, closed',
  },
  covers: {
    legal: 'Legal guarantee',
    shop: 'Warranty of the shop',
    extra: 'Extra warranty',
  } satisfies Record<CoverKind, string>,
  problems: {
    'does-not-start': 'Does not start',
    battery: 'Battery',
    charging: 'Charging',
    screen: 'Screen',
    touch: 'Touch',
    keyboard: 'Keyboard',
    camera: 'Camera',
    sound: 'Sound',
    network: 'Network',
    buttons: 'Buttons',
    ports: 'Ports',
    'disc-drive': 'Disc drive',
    controller: 'Controller',
    overheats: 'Overheats',
    slow: 'Slow',
    other: 'Something else',
  } satisfies Record<Problem, string>,
  device: 'Device',
  cover: 'Cover',
  problem: 'Problem',
  words: 'The customer wrote',
  sendBy: 'To be sent by',
  receivedOn: 'Received on',
  finding: 'Diagnosis',
  solution: 'Solution',
  refund: 'Refund',
  next: 'Next step',
  wordsHint: 'The customer reads this.',
}

export const booksEn = {
  month: 'Month',
  sales: 'Sales by day and payment method',
  day: 'Day',
  method: 'Payment method',
  orders: 'Orders',
  total: 'Total',
  invoices: 'Invoices and credit notes',
  number: 'Number',
  kinds: { invoice: 'Invoice', 'credit-note': 'Credit note' },
  issued: 'Issued',
  margin: 'Devices sold under the margin scheme',
  device: 'Device',
  price: 'Price',
  cost: 'Bought for',
  work: 'Spent on it',
  earned: 'Margin',
  back: 'came back',
  gaps: 'Numbers are missing',
  gapsText: (numbers: string) => `Every number has to be issued. Missing: ${numbers}`,
  noGaps: 'No number is missing.',
  firstShown: (shown: number) => `The first ${shown} are shown; the file holds all.`,
  exportAs: { csv: 'Export as CSV', xlsx: 'Export for Excel' },
  nothing: 'Nothing in this month.',
}

export const figuresEn = {
  span: 'Period',
  lastDays: (days: number) => `Last ${days} days`,
  day: 'Day',
  week: 'Week from',
  asTable: 'As a table',
  nothing: 'Nothing in this period.',
  orders: 'Orders',
  revenue: 'Revenue',
  margin: 'Margin of the devices sold',
  returns: 'Returns asked for',
  offers: 'Offers to sellers',
  conversion: (offers: string, accepted: string, percent: number) =>
    `${offers} offers, ${accepted} accepted (${percent} %)`,
  stockAge: 'Devices for sale by age',
  devices: (count: number) => (count === 1 ? '1 device' : `${count} devices`),
  age: 'Age',
  ageOf: (days: number) => (days >= 180 ? '180 days and more' : `${days} to ${days + 29} days`),
}

import type { ContactTopic } from '#domain/content/contact-message.ts'
import type { ReplyTemplate } from '#domain/content/reply-template.ts'
import type { DispatchStep } from '#domain/order/dispatch.ts'

/** The pages of the warehouse: what leaves and what comes. */
export const dispatchEn = {
  scan: 'Scan a parcel that leaves',
  scanHint: 'Its parcel number or the number of its order',
  steps: {
    'wait-for-label': 'Waits for its label',
    pack: 'To pack',
    'hand-over': 'Packed',
  } satisfies Record<DispatchStep, string>,
  collects: (market: string, carrier: string) => `${market}, ${carrier} collects`,
  toPack: (count: number) =>
    count === 0
      ? 'Everything is packed'
      : count === 1
        ? '1 parcel to pack'
        : `${count} parcels to pack`,
  pickList: 'Pick list',
  pickListText: 'By shelf. Scan the IMEI of a device to open its order and pack it.',
  shelf: 'Shelf',
  noShelf: 'no shelf',
  device: 'Device',
  labels: 'Labels to print',
  labelsOf: (carrier: string, count: number) => `${carrier} (${count})`,
  noLabels: 'No packed parcel waits.',
  nothing: 'Nothing has to leave.',
  round: (shown: number, all: number) =>
    `The ${shown} that wait longest, of ${all}. The next follow once they are packed.`,
  latest: 'The latest',
  manifestText: 'Open a carrier to print its list.',
  handed: 'Handed over today',
  noHanded: 'No parcel was handed over today.',
  recipient: 'Recipient',
  carrier: 'Carrier',
  print: 'Print the list',
  manifestOf: (carrier: string, count: number) =>
    count === 1 ? `${carrier}: 1 parcel` : `${carrier}: ${count} parcels`,
  signature: 'Taken over by',
}

export const arrivalsEn = {
  scan: 'Scan a parcel that came',
  scanHint: 'Its parcel number, or the number of its trade-in, return or claim',
  sender: 'Sender',
  sendBy: 'To be sent by',
  kinds: { sale: 'Trade-in', return: 'Return', warranty: 'Claim' },
  states: {
    preparing: 'Preparing',
    'label-created': 'Label ready',
    'pickup-failed': 'The courier found nobody',
    'handed-over': 'Handed over',
    'in-transit': 'On its way',
    arrived: 'Arrived',
    cancelled: 'Cancelled',
    expired: 'Expired',
    lost: 'Lost',
  },
}

export const messagesEn = {
  topics: {
    order: 'An order',
    return: 'A return or a claim',
    sale: 'A trade-in',
    account: 'An account or data',
    other: 'Something else',
  } satisfies Record<ContactTopic, string>,
  topic: 'Topic',
  from: 'From',
  waiting: 'Waits',
  done: 'Done',
  answer: 'Answer',
  answerHint: 'It is sent by email, in the layout of the shop, with the message below it.',
  template: 'Begin with',
  noTemplate: 'An empty answer',
  templates: {
    looking: 'We are looking into it',
    tracking: 'Where the order is',
    return: 'How to return',
    details: 'Ask for details',
  } satisfies Record<ReplyTemplate, string>,
  related: 'Orders and trade-ins of this address',
}

export const notesEn = {
  title: 'Notes for staff',
  none: 'No notes.',
  text: 'Note',
}

export const orderActsEn = {
  recipient: 'Recipient',
  replace: 'Wrong or broken device',
  replaceText:
    'Another device of the same kind and grade is sent instead; this one goes to grading. The parcel is packed again.',
  recipientText: 'Possible until the carrier has made a label.',
  name: 'Name',
  street: 'Street',
  number: 'Number',
  details: 'Details',
  postalCode: 'Postal code',
  emails: 'Emails',
  noEmails: 'No email yet.',
  subject: 'Subject',
  sent: 'Sent',
  notSent: 'waits',
  events: 'What providers and carriers reported',
  noEvents: 'Nothing was reported.',
  cancel: 'Cancel',
  cancelText:
    'Possible until the carrier has the parcel. The devices are for sale again, and everything paid goes back.',
}

export const membersEn = {
  points: 'Points',
  pointsHint: 'With a minus to take them.',
  goodwill: 'A voucher of our own will',
  goodwillHint: 'For a year, in their account at once.',
  amount: 'Amount',
  search: 'Name, email or phone',
  name: 'Name',
  since: 'Member since',
  proven: 'proven',
  notProven: 'not proven',
  newsletter: 'Newsletter',
  sessions: 'Signed in on',
  browsers: (count: number) => (count === 1 ? '1 browser' : `${count} browsers`),
  dealings: 'Orders and trade-ins',
  noDealings: 'Nothing yet.',
  vouchers: 'Vouchers',
  noVouchers: 'No vouchers.',
  left: 'Left',
  of: 'Of',
  until: 'Until',
  standings: {
    open: 'Open',
    pending: 'Waits for its trade-in',
    withdrawn: 'Withdrawn',
  } as Record<string, string>,
  export: 'Everything stored about them, as a file',
  isBlocked: 'Blocked',
  blockText:
    'They are signed out and cannot sign in again. Their orders and trade-ins go on, and they can still buy as a guest.',
  blocked: (time: string) => `Nobody can sign in since ${time}.`,
  mergeText:
    'Orders, trade-ins, vouchers, points, addresses and sign-in by Google or Apple move here. The other account ends: its sessions, and its password where this one has its own. The name and the cart here stay. It cannot be undone.',
  mergeOther: 'Email or phone of the other account',
  eraseText: 'Everything goes except what the law asks to keep. It cannot be undone.',
  looked: 'That you looked at this page is in the audit trail.',
}

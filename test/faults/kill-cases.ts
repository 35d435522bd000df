import type { KillPoint } from './kill-points.ts'

/** The actions of a shopper and of staff, during which the process kills itself. */
export type Journey = 'pay' | 'refund' | 'give-up' | 'pay-late'

export type KillCase = {
  readonly name: string
  readonly method: 'card' | 'oney'
  readonly journey: Journey
  readonly point: KillPoint
}

type Point = readonly [name: string, at: string, when: KillPoint['when'], nth?: number]

function cases(method: KillCase['method'], journey: Journey, points: readonly Point[]): KillCase[] {
  return points.map(([name, at, when, nth]) => ({
    name: `${method}: ${name}`,
    method,
    journey,
    point: { at, when, ...(nth !== undefined && { nth }) },
  }))
}

const fromHoldToAnswer: readonly Point[] = [
  ['before the units are held', 'order-write', 'before'],
  [
    'after the units are held and the order is written, inside the transaction',
    'order-write',
    'after',
  ],
  ['before the order is committed', 'commit order-write', 'before'],
  ['after the order is committed', 'commit order-write', 'after'],
  ['before the order is answered', 'answer POST /api/orders/', 'before'],
]

const fromStartToConfirmation: readonly Point[] = [
  ['after the attempt is claimed, before the provider is called', 'call start', 'before'],
  ['after the provider replied, before it is stored', 'call start', 'after'],
  ['before the reply is committed', 'commit attempt-change-nextPollAt-providerRef', 'before'],
  ['after the reply is committed, before the answer', '/payments/', 'before'],
  ['before a webhook is stored', 'webhook-insert', 'before'],
  ['after a webhook is stored, before it is answered', 'webhook-insert', 'after'],
  ['after a webhook is claimed', 'webhook-claim', 'after'],
  ['before the status is requested', 'call fetch-status', 'before'],
  ['after the status is received, before it is applied', 'call fetch-status', 'after'],
  ['after the units are sold, inside the transaction', 'stock-sell', 'after'],
  ['before the payment is committed', 'commit stock-sell', 'before'],
  ['after the payment is committed', 'commit stock-sell', 'after'],
  [
    'after the events are applied, before the webhook is marked as applied',
    'webhook-applied',
    'before',
  ],
  ['before the confirmation is sent', 'send mail', 'before'],
  ['after the confirmation is sent, before it is marked as sent', 'send mail', 'after'],
  ['before the message is marked as sent', 'set sent_at', 'before'],
]

const ofRefunds: readonly Point[] = [
  ['after a refund is approved', 'commit refund-change', 'after'],
  ['after a refund is claimed', 'refunds-claim', 'after'],
  ['before a refund is sent', 'call refund', 'before'],
  ['after a refund is sent, before it is stored', 'call refund', 'after'],
  ['before a sent refund is committed', 'commit refund-change', 'before', 2],
  ['after a sent refund is committed', 'commit refund-change', 'after', 2],
]

const ofCaptures: readonly Point[] = [
  ['before the capture is requested', 'call capture', 'before'],
  ['after the capture, before it is stored', 'call capture', 'after'],
]

const ofEndings: readonly Point[] = [
  ['after the units are freed, inside the transaction', 'stock-free', 'after'],
  ['after the ending is committed', 'commit stock-free', 'after'],
  ['before the cancellation is sent to the provider', 'call cancel', 'before'],
  ['after the provider cancelled', 'call cancel', 'after'],
]

const ofLateSuccess: readonly Point[] = [
  ['before a late success is committed', 'commit refund-insert', 'before'],
  ['after a late success is committed', 'commit refund-insert', 'after'],
  ['after its money was sent back, before it is stored', 'call refund', 'after'],
]

/** Every named point between the reservation and the confirmation, and where money is refunded (quality.md, R4). */
export const killCases: readonly KillCase[] = [
  ...cases('card', 'pay', [...fromHoldToAnswer, ...fromStartToConfirmation]),
  ...cases('oney', 'pay', [...fromStartToConfirmation, ...ofCaptures]),
  ...cases('card', 'refund', ofRefunds),
  ...cases('oney', 'refund', ofRefunds),
  ...cases('card', 'give-up', ofEndings),
  ...cases('oney', 'give-up', ofEndings),
  ...cases('card', 'pay-late', ofLateSuccess),
]

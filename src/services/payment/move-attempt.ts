import { moved } from '#domain/machine.ts'
import { type AttemptMove, attemptArrows, isLive } from '#domain/order/attempt-state.ts'
import { insertHistory } from '#store/order/history.ts'
import { insertMessage } from '#store/outbox.ts'
import type { StoredAttempt } from '#store/payment/attempts.ts'
import { updateAttempt } from '#store/payment/attempts.ts'
import type { Sql } from '#store/transaction.ts'

export type AttemptStep = {
  readonly attempt: StoredAttempt
  readonly by: AttemptMove
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

/** An ended attempt is no longer polled, and the personal data of a loan are deleted. */
const ended = { nextPollAt: null, startingUntil: null, personSealed: null } as const

/** Applies one named transition to an attempt, with a history row, under its order's lock; returns the new state. */
export async function moveAttempt(tx: Sql, { attempt, by, actor, reason, at }: AttemptStep) {
  const { id, orderId, state: from } = attempt
  const to = moved(attemptArrows, from, by)
  if (!to.ok) throw new Error(`no ${by} from ${from}`)
  await updateAttempt(tx, id, { state: to.value, ...(isLive(to.value) ? {} : ended) })
  const step = { orderId, subject: 'payment', from, to: to.value } as const
  await insertHistory(tx, { ...step, actor, reason }, at)
  return to.value
}

/** Ends an attempt on the shop's side; a provider that may know of it is told to release it. */
export async function dropAttempt(tx: Sql, step: AttemptStep) {
  await moveAttempt(tx, step)
  const { id: paymentId, startedAt } = step.attempt
  if (startedAt !== null) await insertMessage(tx, 'payment-release', { paymentId }, step.at)
}

import { growingPauseMs } from '#domain/growing-pause.ts'
import { clearFailing, noteFailing } from '#store/failing-items.ts'
import type { DueNotice } from '#store/payment/notices.ts'
import type { TellFault } from '../witness/witness.ts'
import { wordsOfError } from '../witness/words-of-error.ts'
import type { ApplyEvents } from './apply-events.ts'
import type { AskProvider } from './ask-provider.ts'
import type { PaymentStores } from './payment-stores.ts'

const batch = 20

type Means = {
  readonly ask: AskProvider
  readonly apply: ApplyEvents
  readonly tell?: TellFault | undefined
}

/** 2 s, 4 s, 8 s … up to an hour. */
function pauseMs(attempts: number): number {
  return growingPauseMs(attempts, 2_000, 3_600_000)
}

/**
 * orders.md, Providers' contracts 2: what came is worked on from the queue, side by side, so that one that cannot be
 * worked on holds up no other. After a day it stops and is a task for staff: its payment is asked for all the same.
 * Returns how many were tried.
 */
export function makeWorkNotices(stores: PaymentStores, means: Means) {
  return async (): Promise<number> => {
    const due = await stores.notices.claim(stores.runner, stores.now(), batch)
    await Promise.all(due.map(notice => work(stores, notice, means)))
    return due.length
  }
}

async function work(stores: PaymentStores, notice: DueNotice, { ask, apply, tell }: Means) {
  const { notices, runner, now } = stores
  try {
    if (notice.said) await apply(notice.paymentId, [notice.said])
    else {
      const asked = await ask(notice.paymentId)
      if (!asked.ok) throw new Error(asked.refusal.kind)
    }
    await notices.markApplied(runner, notice.id, now())
    if (notice.attempts > 1) await clearFailing(runner, 'apply-notice', [notice.id], now())
  } catch (error) {
    tell?.(error, { event: 'fault', job: 'notice' })
    const words = wordsOfError(error)
    const isStuck = await noteFailing(runner, 'apply-notice', notice.id, words, now())
    const retryAt = new Date(now().getTime() + pauseMs(notice.attempts))
    await notices.markFailed(runner, notice.id, words, isStuck ? 'never' : retryAt)
  }
}

import { mailboxOf } from '#domain/field/mailbox.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Tries } from '../identity/tries.ts'
import { clientHash } from '../order/client-hash.ts'

/** Maximum per hour, for one IP address and for one mailbox. */
const mostOfAddress = 30
const mostForMailbox = 10

type Deps = { readonly secret: string /** Per hour. */; readonly opened: Tries }

type TooMany = { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

/** Every offer sends an email; nobody can flood somebody else's mailbox with them (quality.md "Attacks"). */
export function makeTradeInLimits({ secret, opened }: Deps) {
  return {
    mayOpen: async (address: string, email: string): Promise<Result<void, TooMany>> => {
      const limits = [
        { key: `network ${clientHash(secret, address)}`, most: mostOfAddress },
        { key: `mailbox ${mailboxOf(email)}`, most: mostForMailbox },
      ]
      const counts = await Promise.all(limits.map(({ key }) => opened.take(key)))
      const over = limits.find(({ most }, at) => (counts[at] ?? 0) > most)
      if (!over) return ok(undefined)
      const retryAfterSeconds = await opened.secondsLeft(over.key)
      await Promise.all(limits.map(({ key }) => opened.giveBack(key)))
      return refuse({ kind: 'too-many-tries', retryAfterSeconds })
    },
  }
}

export type TradeInLimits = ReturnType<typeof makeTradeInLimits>

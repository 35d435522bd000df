import { useEffect, useRef, useState } from 'react'
import type { WalletAddress } from '#domain/checkout/from-wallet.ts'
import { languageOf } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { WalletButtons } from '#domain/payment/wallet-buttons.ts'
import { useGoTo } from '#web/client/follow-links.ts'
import { logWarning } from '#web/client/logged.ts'
import {
  type AskedDelivery,
  type PayByWallet,
  showWallets,
  type WalletsShown,
} from '#web/client/stripe-wallet.ts'
import { useMarket } from '#web/text/use-text.tsx'
import type { PlacingMessage } from '../placing-message.ts'

/** What a wallet led to: a page of the order, why there is none, or nothing that this page does not show already. */
export type WalletOutcome =
  | { readonly kind: 'paid' | 'unpaid'; readonly path: string }
  | { readonly kind: 'not-placed'; readonly message: PlacingMessage }
  | { readonly kind: 'unreadable' }

type Wallets = {
  readonly amount: Money
  readonly delivery?: AskedDelivery | undefined
  readonly place: (pay: PayByWallet, from: WalletAddress) => Promise<WalletOutcome>
}

/**
 * The buttons of the browser's wallets in `box`; a press on one places the order. `hasWallet` is `undefined` until it is
 * known whether there are any.
 */
export function useWallets(buttons: WalletButtons, { amount, delivery, place }: Wallets) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<WalletsShown>(undefined)
  const [hasWallet, setWallet] = useState<boolean>()
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<PlacingMessage>()
  const { market, base } = useMarket()
  const goTo = useGoTo(base)
  const confirm = async (pay: PayByWallet, from: WalletAddress) => {
    setSending(true)
    setMessage(undefined)
    const outcome = await place(pay, from)
    setSending(false)
    if (outcome.kind === 'unreadable') return outcome.kind
    if (outcome.kind === 'not-placed') {
      setMessage(outcome.message)
      return 'unpaid'
    }
    goTo(outcome.path)
    return outcome.kind
  }
  // The wallet calls it long after it was shown.
  const latest = useRef(confirm)
  useEffect(() => {
    latest.current = confirm
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another amount is told to the buttons below
  useEffect(() => {
    const element = box.current
    if (!element) return
    let isCurrent = true
    const options = { amount, locale: languageOf[market], ...(delivery && { delivery }) }
    const onConfirm: typeof confirm = (pay, from) => latest.current(pay, from)
    showWallets(buttons, element, options, { onReady: setWallet, onConfirm }).then(
      wallets => {
        if (isCurrent) shown.current = wallets
        else wallets.remove()
      },
      (error: unknown) => {
        logWarning('wallets', error)
        setWallet(false)
      },
    )
    return () => {
      isCurrent = false
      shown.current?.remove()
    }
  }, [buttons.scriptUrl, buttons.publishableKey, market])
  const { minor } = amount
  useEffect(() => shown.current?.update(minor), [minor])
  return { box, hasWallet, isSending, message }
}

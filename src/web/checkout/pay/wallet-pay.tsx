import { useState } from 'react'
import { completedValue, knownValue } from '#domain/checkout/checkout.ts'
import { complete } from '#domain/checkout/steps.ts'
import { toPayOf } from '#domain/checkout/totals.ts'
import type { WalletButtons } from '#domain/payment/wallet-buttons.ts'
import type { VoucherText } from '#text/voucher/page/ro.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { placeByWallet, totalsByCard } from './place-by-wallet.ts'
import { usePaymentRows } from './use-payment-rows.ts'
import { useWallets } from './use-wallets.ts'
import { WalletSection } from './wallet-section.tsx'

type WalletPayProps = { readonly text: VoucherText }

/**
 * Apple Pay and Google Pay, once nothing but the payment is missing: the wallet's own button places the order. Their
 * script is a third party's, and is asked for by a press.
 */
export function WalletPay({ text }: WalletPayProps) {
  const [isWanted, setWanted] = useState(false)
  const { express } = useText().checkout
  const { walletButtons, isOrderNext, isPaidByVouchers, vouchers } = useCheckout()
  const card = usePaymentRows().rows.find(({ type }) => type === 'card')
  const isOffered = isOrderNext && !isPaidByVouchers && !vouchers.isChecking
  if (!walletButtons || !isOffered || card?.availability.kind !== 'open') return undefined
  if (isWanted) return <Wallets text={text} buttons={walletButtons} />
  return (
    <Button tone="ghost" size="small" onClick={() => setWanted(true)} className="mb-5">
      {express}
    </Button>
  )
}

function Wallets({ text, buttons }: WalletPayProps & { readonly buttons: WalletButtons }) {
  const checkoutState = useCheckout()
  const { base } = useMarket()
  const { checkout } = checkoutState
  const totals = totalsByCard(checkoutState, completedValue(checkout, 'delivery-method'))
  const wallets = useWallets(buttons, {
    amount: toPayOf(totals),
    place: async pay => {
      const newsletter = knownValue(checkout, 'payment-method')?.newsletter ?? false
      const choice = { type: 'card', tac: true, newsletter } as const
      const completed = complete(checkout, 'payment-method', choice)
      const paid = completed.ok ? completed.value : checkout
      return placeByWallet(checkoutState, paid, pay, location.origin + base)
    },
  })
  const { title, or } = text.wallet
  return <WalletSection {...{ text, title, or, wallets }} total={totals.total} />
}

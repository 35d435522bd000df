import type { VoucherText } from '#text/voucher/page/ro.ts'
import { WalletPay } from '../pay/wallet-pay.tsx'
import { TradeInOffer } from './trade-in-offer.tsx'
import { VoucherPart } from './voucher-part.tsx'

/** Vouchers, what would become one, and wallets: they decide how much is left to pay with a method, or whether any. */
export function BeforeMethods({ text }: { readonly text: VoucherText }) {
  return (
    <>
      <VoucherPart text={text} />
      <TradeInOffer />
      <WalletPay text={text} />
    </>
  )
}

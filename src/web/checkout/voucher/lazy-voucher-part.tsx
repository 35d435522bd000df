import { type Language, languageOf } from '#domain/market/market.ts'
import { loadVoucherText } from '#text/voucher/page/load-voucher-text.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { NotLoaded } from '#web/form/not-loaded.tsx'
import { useMarket } from '#web/text/use-text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Vouchers, and what would become one, come before the methods: they decide how much is left to pay with one, or by wallet. */
export function LazyVoucherPart() {
  const language = languageOf[useMarket().market]
  const part = useLoaded(language, () => loadVoucherPart(language))
  if (part.kind === 'failed') return <NotLoaded onRetry={part.retry} />
  if (part.kind !== 'loaded') return <Skeleton className="mb-5 h-14" />
  const { VoucherPart, TradeInOffer, WalletPay, text } = part.value
  return (
    <>
      <VoucherPart text={text} />
      <TradeInOffer />
      <WalletPay text={text} />
    </>
  )
}

/** The components and the text of vouchers, downloaded with the payment step. */
async function loadVoucherPart(language: Language) {
  const [{ VoucherPart }, { TradeInOffer }, { WalletPay }, text] = await Promise.all([
    import('./voucher-part.tsx'),
    import('./trade-in-offer.tsx'),
    import('../pay/wallet-pay.tsx'),
    loadVoucherText(language),
  ])
  return { VoucherPart, TradeInOffer, WalletPay, text }
}

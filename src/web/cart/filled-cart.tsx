import { summaryOf } from '#domain/cart/summary.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { ContinueButton } from './continue-button.tsx'
import type { CartRefresh } from './use-refresh.ts'
import type { RemoveLine } from './use-removal.ts'

type FilledCartProps = {
  readonly inUse: CartInUse
  readonly settings: MarketSettings
  readonly removeLine: RemoveLine
  readonly refresh: CartRefresh
  readonly leaving: { readonly isLeaving: boolean; readonly leave: () => void }
}

export const FilledCart = ({ inUse, settings, removeLine, refresh, leaving }: FilledCartProps) => {
  const { cart: text, general } = useText()
  const write = useFormatPrice()
  const { cart, editCart } = inUse
  const button = <ContinueButton isLeaving={leaving.isLeaving} onContinue={leaving.leave} />
  return (
    <>
      <h1>{text.title}</h1>
      <p role="status" className="mt-1.5 min-h-5 text-note text-ink-3">
        {checkWords(refresh, text)}
      </p>
      <div className="mt-5 grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-10">
        <CartLines settings={settings.cart} {...{ cart, removeLine, editCart }} />
        <div className="self-start lg:sticky lg:top-6">
          <CartSummary {...{ cart, settings }}>
            <div className="hidden lg:block">{button}</div>
          </CartSummary>
        </div>
      </div>
      <div className="sticky bottom-0 z-20 -mx-4 mt-6 flex items-center gap-4 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
        <p className="shrink-0 text-note text-ink-2">
          {general.total}
          <b className="block text-name whitespace-nowrap text-ink">
            {write.total(summaryOf(cart).total)}
          </b>
        </p>
        {button}
      </div>
    </>
  )
}

const checkWords = (
  { isChecking, isChecked }: CartRefresh,
  text: { readonly checking: string; readonly checked: string },
): string => {
  if (isChecking) return text.checking
  return isChecked ? text.checked : ''
}

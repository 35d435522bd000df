import { summaryOf } from '#domain/cart/summary.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { useText } from '#web/text/use-text.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { ContinueButton } from './continue-button.tsx'
import { PromoField } from './promo-field.tsx'
import { TotalBar } from './total-bar.tsx'
import { TradeInCard } from './trade-in-card.tsx'
import type { CheckedCart } from './use-checked-cart.ts'
import type { CartRefresh } from './use-refresh.ts'

type FilledCartProps = { readonly checked: CheckedCart; readonly settings: MarketSettings }

export function FilledCart({ checked, settings }: FilledCartProps) {
  const { cart: text } = useText()
  const { genius } = useBuyingText()
  const { cartInUse, removeLine, refresh, leaving } = checked
  const { cart, editCart } = cartInUse
  const button = <ContinueButton isLeaving={leaving.isLeaving} onContinue={leaving.leave} />
  return (
    <>
      <h1>{text.title}</h1>
      <p
        role="status"
        className="mt-1.5 min-h-5 text-note text-ink-3 [html[data-stored]_&]:invisible"
      >
        {checkStatusText(refresh, text)}
      </p>
      <div className="mt-5 grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-10">
        <CartLines settings={settings.cart} {...{ cart, removeLine, editCart }} />
        <div className="self-start lg:sticky lg:top-6">
          <CartSummary
            {...{ cart, settings }}
            promo={<PromoField cartInUse={cartInUse} removeLine={removeLine} />}
          >
            {settings.flags.hasGeniusBenefits && (
              <p className="mb-3 text-meta font-semibold text-jade-2">{genius}</p>
            )}
            <div className="hidden lg:block">{button}</div>
            <TradeInCard cart={cart} />
          </CartSummary>
        </div>
      </div>
      <TotalBar total={summaryOf(cart).total}>{button}</TotalBar>
    </>
  )
}

function checkStatusText(
  { isChecking, isChecked }: CartRefresh,
  text: { readonly checking: string; readonly checked: string },
): string {
  if (isChecking) return text.checking
  return isChecked ? text.checked : ''
}

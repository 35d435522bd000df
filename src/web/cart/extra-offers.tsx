import { hasChosenExtras } from '#domain/cart/extras.ts'
import type { PhoneLine } from '#domain/cart/line.ts'
import { summaryOf } from '#domain/cart/summary.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Plinth } from '#web/ui/card.tsx'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CartSummary } from './cart-summary.tsx'
import { ContinueButton } from './continue-button.tsx'
import { LineExtras } from './line-extras.tsx'
import { TotalBar } from './total-bar.tsx'
import type { CheckedCart } from './use-checked-cart.ts'

type ExtraOffersProps = { readonly checked: CheckedCart; readonly settings: MarketSettings }

/** What goes with each device, and two links that lead to the same next page. */
export function ExtraOffers({ checked, settings }: ExtraOffersProps) {
  const { cart: text } = useText()
  const { extra } = useBuyingText()
  const { base, market } = useMarket()
  const { cartInUse, leaving } = checked
  const { cart, editCart } = cartInUse
  return (
    <>
      <h1>{text.extraTitle}</h1>
      <p className="mt-3 max-w-[56ch] text-ink-2">{extra.lead}</p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-10">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          {cart.phoneCart.map(phone => (
            <section key={phone.id} className="grid grid-cols-1 gap-3">
              <DeviceTitle phone={phone} />
              <LineExtras {...{ phone, cart, editCart }} />
            </section>
          ))}
        </div>
        <div className="self-start lg:sticky lg:top-6">
          <CartSummary {...{ cart, settings }}>
            <ContinueButtons checked={checked} />
          </CartSummary>
          <p className="mt-4 text-meta">
            <TextLink href={base + buildUrl(market, 'cart')}>{text.guest.back}</TextLink>
          </p>
        </div>
      </div>
      <TotalBar total={summaryOf(cart).total}>
        <ContinueButton isLeaving={leaving.isLeaving} onContinue={leaving.leave} />
      </TotalBar>
    </>
  )
}

/** On a phone the link to the next page is already at the bottom of the screen. */
function ContinueButtons({ checked: { cartInUse, leaving } }: Pick<ExtraOffersProps, 'checked'>) {
  const { extra } = useBuyingText()
  return (
    <div className="grid gap-2">
      <div className="hidden lg:block">
        <ContinueButton isLeaving={leaving.isLeaving} onContinue={leaving.leave} />
      </div>
      {!hasChosenExtras(cartInUse.cart) && (
        <Button full tone="quiet" onClick={leaving.leave}>
          {extra.without}
        </Button>
      )}
    </div>
  )
}

function DeviceTitle({ phone }: { readonly phone: PhoneLine }) {
  const { naming, device, productImage } = phone
  return (
    <div className="flex items-center gap-3.5">
      <Plinth className="size-16 shrink-0 overflow-hidden p-1.5">
        <img src={productImage} alt="" width={52} height={52} className="h-full object-contain" />
      </Plinth>
      <div className="min-w-0">
        <h2 className="text-name">{naming.modelDisplayName}</h2>
        <p className="flex flex-wrap items-center gap-x-2.5 text-meta text-ink-2">
          {naming.configSummary}
          <GradeMark grade={device.grade} look="plain" />
        </p>
      </div>
    </div>
  )
}

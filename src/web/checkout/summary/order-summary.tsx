import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { type CheckoutTotals, toPayOf } from '#domain/checkout/totals.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ExchangeRate } from '#web/ui/exchange-rate.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { Seam } from '#web/ui/seam.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { SummaryLines } from './summary-lines.tsx'
import { TotalsList } from './totals-list.tsx'

type OrderSummaryProps = { readonly totals: CheckoutTotals }

/** Beside the steps; on a phone a line with the total at the bottom of the screen, which expands. */
export function OrderSummary({ totals }: OrderSummaryProps) {
  const [isOpen, setOpen] = useState(false)
  const contentId = useId()
  return (
    <div className="sticky bottom-(--consent,0px) z-10 -mx-4 border-t border-line-2 bg-paper px-4 py-2 sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-0 lg:p-0">
      <div
        id={contentId}
        className={classNames(
          'max-h-[60dvh] overflow-y-auto pt-2 lg:block lg:max-h-none lg:overflow-visible lg:pt-0',
          !isOpen && 'hidden',
        )}
      >
        <SummaryContent totals={totals} />
      </div>
      <div className="relative flex items-center justify-between gap-3">
        <TotalLine totals={totals} />
        <FoldButton {...{ isOpen, contentId }} onToggle={() => setOpen(before => !before)} />
      </div>
    </div>
  )
}

function SummaryContent({ totals }: OrderSummaryProps) {
  const { cart } = useCheckout()
  const { market, base } = useMarket()
  const { summary } = useText().checkout
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-heading">{summary.title}</h2>
        <TextLink href={base + buildUrl(market, 'cart')} className="py-0.5 text-meta">
          {summary.editCart}
        </TextLink>
      </div>
      <div className="mt-3.5 mb-4 border-b border-line pb-4">
        <SummaryLines cart={cart} />
      </div>
      <TotalsList totals={totals} promo={cart.promo} />
      <ExchangeRate />
      <Seam className="mt-2 mb-1" />
    </>
  )
}

/** The only polite live region: announces the total, or what vouchers leave of it, whenever it changes. */
function TotalLine({ totals }: OrderSummaryProps) {
  const { summary } = useText().checkout
  const format = useFormatPrice()
  return (
    <p
      role="status"
      className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3"
    >
      <span className="font-bold">{totals.vouchers ? summary.leftToPay : summary.total}</span>
      <span className="ml-auto text-[1.125rem] leading-tight font-[820] tracking-[-0.02em] sm:text-price">
        {format.total(toPayOf(totals))}
      </span>
    </p>
  )
}

type FoldButtonProps = {
  readonly isOpen: boolean
  readonly contentId: string
  readonly onToggle: () => void
}

function FoldButton({ isOpen, contentId, onToggle }: FoldButtonProps) {
  const { summary } = useText().checkout
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-expanded={isOpen}
      aria-controls={contentId}
      aria-label={isOpen ? summary.hide : summary.show}
      // The whole line is pressed by it.
      className="grid size-10 shrink-0 place-items-center rounded-full after:absolute after:inset-0 hover:bg-sand lg:hidden"
    >
      <ChevronDown
        size={20}
        aria-hidden="true"
        className={classNames('transition-transform', !isOpen && 'rotate-180')}
      />
    </button>
  )
}

import type { OrderView } from '#domain/order/order-view.ts'
import { useText } from '#web/text/use-text.tsx'
import { Seam } from '#web/ui/seam.tsx'

type ThankYouHeroProps = {
  readonly order: OrderView
  readonly title: string
  readonly note: string
}

export function ThankYouHero({ order, title, note }: ThankYouHeroProps) {
  const text = useText().order
  const picture = order.lines.find(line => line.kind === 'device')?.picture
  return (
    <section className="on-night overflow-hidden">
      <div className="wrap flex items-end justify-between gap-8 py-9 sm:py-12">
        <div className="min-w-0">
          <h1 className="max-w-[18ch] text-[clamp(1.875rem,1.2rem+3.4vw,3.25rem)] leading-[1.04]">
            {title}
          </h1>
          <Seam tone="bright" className="mt-4" />
          <p className="mt-6 text-meta text-night-2">{text.number}</p>
          <p className="text-[1.75rem] leading-tight font-[820] tracking-[-0.01em] text-gold-2 sm:text-[2.25rem]">
            {order.number}
          </p>
          <p className="mt-4 max-w-[52ch] text-night-2 [overflow-wrap:anywhere]">{note}</p>
        </div>
        {picture !== undefined && (
          <img
            src={picture}
            alt=""
            width="260"
            height="260"
            className="hidden size-65 shrink-0 object-contain md:block"
          />
        )}
      </div>
    </section>
  )
}

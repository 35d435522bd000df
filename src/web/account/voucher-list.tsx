import { type Day, dayIn, formatLongDay } from '#domain/time/day.ts'
import type { VoucherView } from '#domain/voucher/voucher.ts'
import { useLoyaltyText } from '#web/text/use-loyalty-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'

type VoucherListProps = {
  readonly vouchers: readonly VoucherView[]
  readonly today: Day
}

/** A member's vouchers with their remaining balance, those to be spent first on top. */
export function VoucherList({ vouchers, today }: VoucherListProps) {
  const { vouchers: text } = useLoyaltyText()
  return (
    <section id="vouchers" aria-labelledby="vouchers-title" className="scroll-mt-6">
      <Card padding="roomy">
        <h2 id="vouchers-title" className="text-[1.375rem]">
          {text.title}
        </h2>
        <p className="mt-1.5 text-ink-2">{vouchers.length === 0 ? text.none : text.how}</p>
        <ul className="mt-3 grid empty:hidden">
          {vouchers.map(voucher => (
            <Voucher key={voucher.code} {...{ voucher, today }} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Voucher({ voucher, today }: { readonly voucher: VoucherView; readonly today: Day }) {
  const { vouchers: text } = useLoyaltyText()
  const { locale, market } = useMarket()
  const { total, shelf } = useFormatPrice()
  const { code, left, original, source, isPending, orderFrom, expiresAt } = voucher
  const until = expiresAt === undefined ? undefined : dayIn(market, new Date(expiresAt))
  const isLapsed = until !== undefined && until < today
  const isOver = left.minor === 0 || isLapsed
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-mono font-semibold [overflow-wrap:anywhere]">
          <span className="sr-only">{text.code} </span>
          {code}
        </p>
        <p className="text-meta text-ink-2">
          {isPending ? text.pending : text.sources[source]}
          {orderFrom && `, ${text.orderFrom(shelf(orderFrom))}`}
          {until !== undefined &&
            ` · ${isLapsed ? text.lapsed(formatLongDay(until, locale)) : text.until(formatLongDay(until, locale))}`}
        </p>
      </div>
      <p className={isOver ? 'text-ink-2' : 'font-semibold'}>
        {left.minor === 0 ? text.used : text.left(total(left))}{' '}
        {left.minor < original.minor && (
          <span className="text-meta font-normal text-ink-2">{text.of(total(original))}</span>
        )}
      </p>
    </li>
  )
}

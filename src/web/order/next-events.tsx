import type { NextEvent } from '#domain/order/confirmation.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import type { OrderText } from '#text/order/page/ro.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { type EventText, ThreadEvent } from '../ui/thread-event.tsx'
import { returnDaysOf } from './return-days.ts'

/** A timeline of what was done and what comes next, each with its day. */
export function NextEvents({ order }: { readonly order: OrderView }) {
  const text = useText().order
  const { locale } = useMarket()
  const formatDay = (value: string) => formatLongDay(value, locale)
  const days = returnDaysOf(order.next) ?? 0
  const placedOn = dayIn(order.market, new Date(order.placedAt))
  return (
    <Card padding="roomy" className="min-w-0">
      <h2 className="text-[1.375rem]">{text.next}</h2>
      <ol className="mt-4">
        <ThreadEvent
          title={text.placed}
          when={text.placedOn(formatDay(placedOn))}
          {...(order.state !== 'awaiting-trade-in' && { note: text.placedText })}
          isDone
        />
        {order.next.map(event => (
          <ThreadEvent key={event.kind} {...textOf(event, text, formatDay, days)} />
        ))}
      </ol>
    </Card>
  )
}

function textOf(
  event: NextEvent,
  text: OrderText,
  formatDay: (value: string) => string,
  returnDays: number,
): EventText {
  switch (event.kind) {
    case 'sent-by':
      return { title: text.sent, when: text.sentBy(formatDay(event.day)) }
    case 'arrives':
      return {
        title: text.arrives[event.delivery],
        when:
          event.from === event.to
            ? text.onDay(formatDay(event.from))
            : text.between(formatDay(event.from), formatDay(event.to)),
        note: text.arrivesText[event.delivery],
      }
    case 'after-trade-in':
      return { title: text.afterTradeIn, note: text.afterTradeInText }
    case 'return-until':
      return { title: text.returnTitle, when: text.returnUntil(formatDay(event.day), returnDays) }
  }
}

import { Check } from 'lucide-react'
import { dayIn, formatLongDay } from '#domain/device/day.ts'
import type { NextEvent } from '#domain/order/confirmation.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import type { OrderText } from '#web/text/order/ro.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { returnDaysOf } from './return-days.ts'

type EventWords = { readonly title: string; readonly when: string; readonly note?: string }

/** A thread of what was done and what comes, each with its day. */
export const NextEvents = ({ order }: { readonly order: OrderView }) => {
  const text = useText().order
  const { locale } = useMarket()
  const day = (value: string) => formatLongDay(value, locale)
  const days = returnDaysOf(order.next)
  const placedOn = dayIn(order.market, new Date(order.placedAt))
  return (
    <Card padding="roomy" className="min-w-0">
      <h2 className="text-[1.375rem]">{text.next}</h2>
      <ol className="mt-4">
        <Event
          title={text.placed}
          when={text.placedOn(day(placedOn))}
          note={text.placedText}
          isDone
        />
        {order.next.map(event => (
          <Event key={event.kind} {...wordsOf(event, text, day, days)} />
        ))}
      </ol>
    </Card>
  )
}

const wordsOf = (
  event: NextEvent,
  text: OrderText,
  day: (value: string) => string,
  returnDays: number,
): EventWords => {
  switch (event.kind) {
    case 'sent-by':
      return { title: text.sent, when: text.sentBy(day(event.day)) }
    case 'arrives':
      return {
        title: text.arrives[event.delivery],
        when:
          event.from === event.to
            ? text.onDay(day(event.from))
            : text.between(day(event.from), day(event.to)),
        note: text.arrivesText[event.delivery],
      }
    case 'return-until':
      return { title: text.returnTitle, when: text.returnUntil(day(event.day), returnDays) }
  }
}

type EventProps = EventWords & { readonly isDone?: boolean | undefined }

const Event = ({ title, when, note, isDone }: EventProps) => (
  <li className="group relative flex gap-3.5 pb-5 last:pb-0">
    <span
      aria-hidden="true"
      className="absolute top-7 bottom-0 left-[0.8125rem] w-0.5 bg-line-2 group-first:bg-jade group-last:hidden"
    />
    <span
      aria-hidden="true"
      className={`relative grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] ${
        isDone === true ? 'border-jade bg-jade text-paper' : 'border-control bg-paper'
      }`}
    >
      {isDone === true && <Check size={16} strokeWidth={3} />}
    </span>
    <div className="min-w-0 pt-0.5">
      <h3 className="text-name">{title}</h3>
      <p className="font-semibold text-ink-2">{when}</p>
      {note !== undefined && <p className="text-meta text-ink-2">{note}</p>}
    </div>
  </li>
)

import { buildUrl } from '#domain/market/build-url.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { FindRefusal } from '#domain/return/find-refusal.ts'
import { type Day, dayIn, formatLongDay } from '#domain/time/day.ts'
import { useNextText } from '#web/account/next-text.ts'
import { ParcelCard } from '#web/account/parcel-card.tsx'
import { StageMark } from '#web/account/stage-mark.tsx'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useOrderStatusText } from '#web/text/use-order-status-text.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { FindOrderForm } from './find-order-form.tsx'

type OrderStatusScreenProps = {
  readonly number: string
  readonly proof: string | null
  readonly status: OrderStatus | undefined
  readonly today: Day
  readonly refusal: FindRefusal | undefined
}

/** "Where is my order?": asked with its number and email address, without signing in. */
export function OrderStatusScreen({ status, proof, today, ...asked }: OrderStatusScreenProps) {
  const text = useOrderStatusText()
  return (
    <div className="wrap max-w-[calc(48rem+3rem)] py-8 sm:py-12">
      <h1 className="[overflow-wrap:anywhere]">
        {status ? text.order(status.number) : text.title}
      </h1>
      <Seam className="mt-4 mb-6 sm:mb-8" />
      {status ? <Found {...{ status, today }} proof={proof ?? ''} /> : <Ask {...asked} />}
    </div>
  )
}

function Ask({ number, refusal }: Pick<OrderStatusScreenProps, 'number' | 'refusal'>) {
  const text = useOrderStatusText()
  const { find } = useReturningText()
  const { base, market } = useMarket()
  const next = buildUrl(market, 'my-purchases')
  return (
    <>
      <p className="mb-5 text-ink-2">{text.lead}</p>
      <Card padding="roomy">
        <FindOrderForm
          {...{ number, refusal }}
          text={{ ...find, submit: text.submit, notFoundText: text.notFoundText }}
        />
      </Card>
      <p className="mt-5">
        <TextLink
          href={base + buildUrl(market, 'login', [], [['next', next]])}
          className="inline-block min-h-6"
        >
          {text.signIn}
        </TextLink>
      </p>
    </>
  )
}

type FoundProps = { readonly status: OrderStatus; readonly proof: string; readonly today: Day }

function Found({ status, proof, today }: FoundProps) {
  const text = useOrderStatusText()
  const { purchases, stageNotes } = useAccountText()
  const { over, afterTradeInText } = useText().order
  const { base, market, locale } = useMarket()
  const nextText = useNextText(today)
  const { number, stage, next, items, placedAt } = status
  const placedOn = formatLongDay(dayIn(market, new Date(placedAt)), locale)
  const isOver = stage === 'cancelled' || stage === 'expired'
  const notes = { ...stageNotes, 'awaiting-trade-in': afterTradeInText }
  const note = isOver ? `${over.text[stage]} ${over.moneyBack}` : notes[stage]
  return (
    <div className="grid gap-5">
      <Card padding="roomy" className="grid justify-items-start gap-2.5">
        <StageMark stage={stage} />
        {next && <p className="text-heading font-bold">{nextText(next)}</p>}
        {note !== undefined && <p>{note}</p>}
        <p className="text-meta text-ink-2">{purchases.placedOn(placedOn)}</p>
      </Card>
      <ParcelCard parcel={status} />
      <Card padding="roomy">
        <h2 className="text-[1.375rem]">{text.items}</h2>
        <ul className="mt-2 grid gap-1">
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two devices of an order may have the same title
            <li key={at}>{item}</li>
          ))}
        </ul>
        <p className="mt-3 text-meta text-ink-2">{text.more}</p>
      </Card>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          tone="ghost"
          size="small"
          href={base + buildUrl(market, 'return-form', [number], [['p', proof]])}
        >
          {text.withdraw}
        </ButtonLink>
        <ButtonLink tone="ghost" size="small" href={base + buildUrl(market, 'order-status')}>
          {text.another}
        </ButtonLink>
      </div>
    </div>
  )
}

import type { RefreshAlert } from '#domain/cart/after-refresh.ts'
import type { CartProblem, Dropped, DroppedLine } from '#domain/cart/refresh-report.ts'
import type { CartText } from '#text/cart/page/ro.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { OtherGrades } from './other-grades.tsx'
import { promoText } from './promo-text.ts'
import { nameOfService } from './service-text.ts'
import type { TakeInstead } from './use-instead.ts'

type ChangesProps = Pick<Extract<RefreshAlert, { kind: 'changed' }>, 'dropped' | 'problems'> & {
  /** Present where another grade can be added to the cart directly. */
  readonly onInstead?: TakeInstead | undefined
}

/** A dropped line is named with its reason, and the same model is offered (rules-of-trade.md). */
export function Changes({ dropped, problems, onInstead }: ChangesProps) {
  return (
    <ul className="mt-1 grid gap-1.5">
      {dropped.map(each => (
        <li key={`${each.line.kind} ${idOf(each.line)}`}>
          <DroppedText dropped={each} onInstead={onInstead} />
        </li>
      ))}
      {problems.map(problem => (
        <li key={JSON.stringify(problem)}>
          <ProblemText problem={problem} />
        </li>
      ))}
    </ul>
  )
}

type DroppedTextProps = {
  readonly dropped: Dropped
  readonly onInstead: TakeInstead | undefined
}

function DroppedText({ dropped: { line, reason }, onInstead }: DroppedTextProps) {
  const { cart } = useText()
  return (
    <>
      <strong>{nameOf(cart, line)}</strong>: {cart.dropped[reason]}.{' '}
      {line.kind === 'phone' && <OtherGrades {...line} onInstead={onInstead} />}
    </>
  )
}

function ProblemText({ problem }: { readonly problem: CartProblem }) {
  const { cart } = useText()
  const format = useFormatPrice()
  switch (problem.kind) {
    case 'promo-changed':
      return cart.promoChanged(problem.code, problem.percentage)
    case 'promo-refused':
      return promoText(cart, problem.code, problem.reason, format)
    case 'price-changed':
      return (
        <>
          <strong>{nameOfPriced(cart, problem)}</strong>:{' '}
          {cart.priceChanged(format.total(problem.before), format.total(problem.now))}.
        </>
      )
  }
}

function nameOfPriced(
  cart: CartText,
  { what, name }: Extract<CartProblem, { kind: 'price-changed' }>,
): string {
  switch (what) {
    case 'phone':
    case 'accessory':
      return name
    case 'battery':
      return cart.battery
    case 'gift-wrap':
      return cart.giftWrap
    case 'service':
      return nameOfService(cart, {
        key: name,
        type: name.startsWith('warranty') ? 'EXTRA_WARRANTY' : 'INSURANCE',
      })
  }
}

function nameOf(cart: CartText, line: DroppedLine): string {
  switch (line.kind) {
    case 'phone':
      return line.line.naming.title
    case 'accessory':
      return line.line.name
    case 'battery':
      return cart.battery
    case 'gift-wrap':
      return cart.giftWrap
    case 'service':
      return nameOfService(cart, line.line)
  }
}

function idOf(line: DroppedLine): string {
  switch (line.kind) {
    case 'phone':
      return line.line.id
    case 'battery':
      return line.line.phoneId
    case 'accessory':
    case 'gift-wrap':
      return line.line.lineId
    case 'service':
      return `${line.phoneId} ${line.line.id}`
  }
}

import type { RefreshNotice } from '#domain/cart/after-refresh.ts'
import type { CartProblem, Dropped, DroppedLine } from '#domain/cart/refresh-report.ts'
import type { CartText } from '#web/text/cart/ro.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { nameOfService } from './service-words.ts'

type ChangesProps = Pick<Extract<RefreshNotice, { kind: 'changed' }>, 'dropped' | 'problems'>

/** rules-of-trade.md: a dropped line is named with its reason, and the same model is offered. */
export const Changes = ({ dropped, problems }: ChangesProps) => (
  <ul className="mt-1 grid gap-1.5">
    {dropped.map(each => (
      <li key={`${each.line.kind} ${idOf(each.line)}`}>
        <DroppedWords dropped={each} />
      </li>
    ))}
    {problems.map(problem => (
      <li key={JSON.stringify(problem)}>
        <ProblemWords problem={problem} />
      </li>
    ))}
  </ul>
)

const DroppedWords = ({ dropped: { line, reason } }: { readonly dropped: Dropped }) => {
  const { cart } = useText()
  const { base } = useMarket()
  const name = nameOf(cart, line)
  return (
    <>
      <strong>{name}</strong>: {cart.dropped[reason]}.{' '}
      {line.kind === 'phone' && (
        <TextLink href={base + line.line.productUrl} className="font-semibold">
          {cart.sameModel(line.line.naming.modelDisplayName)}
        </TextLink>
      )}
    </>
  )
}

const ProblemWords = ({ problem }: { readonly problem: CartProblem }) => {
  const { cart } = useText()
  const write = useFormatPrice()
  switch (problem.kind) {
    case 'promo-changed':
      return cart.promoChanged(problem.code, problem.percentage)
    case 'promo-refused':
      return cart.promoRefused[problem.reason](problem.code)
    case 'price-changed':
      return (
        <>
          <strong>{nameOfPriced(cart, problem)}</strong>:{' '}
          {cart.priceChanged(write.shelf(problem.before), write.shelf(problem.now))}.
        </>
      )
  }
}

const nameOfPriced = (
  cart: CartText,
  { what, name }: Extract<CartProblem, { kind: 'price-changed' }>,
): string => {
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

const nameOf = (cart: CartText, line: DroppedLine): string => {
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

const idOf = (line: DroppedLine): string => {
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

import type { RefreshNotice } from '#domain/cart/after-refresh.ts'
import type { CartProblem, Dropped, DroppedLine } from '#domain/cart/refresh-report.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { percentWords } from './percent-words.ts'

type CartChangesProps = { readonly notice: RefreshNotice | undefined; readonly total: string }

/** What changed, one line each, and the total that is asked to be looked at. */
export const CartChanges = ({ notice, total }: CartChangesProps) => {
  const { outcome } = useText().checkout
  const problemWords = useProblemWords()
  const droppedWords = useDroppedWords()
  const lines =
    notice?.kind === 'changed'
      ? [...notice.dropped.map(droppedWords), ...notice.problems.map(problemWords)]
      : []
  return (
    <>
      {lines.length > 0 && (
        <ul className="my-1 list-disc pl-5">
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>{outcome.changed(total)}</p>
    </>
  )
}

const useDroppedWords = () => {
  const { outcome, summary } = useText().checkout
  const nameOf = (dropped: DroppedLine): string => {
    switch (dropped.kind) {
      case 'phone':
        return [dropped.line.naming.title, dropped.line.naming.configSummary].join(', ')
      case 'battery':
        return summary.battery
      case 'accessory':
        return dropped.line.name
      case 'gift-wrap':
        return summary.giftWrap
      case 'service':
        return summary.services[dropped.line.type]
    }
  }
  return ({ line }: Dropped) => outcome.dropped(nameOf(line))
}

const useProblemWords = () => {
  const { outcome } = useText().checkout
  const { locale } = useMarket()
  const price = useFormatPrice()
  return (problem: CartProblem): string => {
    switch (problem.kind) {
      case 'price-changed':
        return outcome.priceChanged(
          problem.name,
          price.shelf(problem.before),
          price.shelf(problem.now),
        )
      case 'promo-changed':
        return outcome.promoChanged(problem.code, percentWords(problem.percentage, locale))
      case 'promo-refused':
        return outcome.promoRefused(problem.code)
    }
  }
}

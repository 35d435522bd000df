import { useText } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'

/** rules-of-trade.md 8: the maker, and whom to turn to. */
export const Safety = ({ brand }: { readonly brand: string }) => {
  const { safety, manufacturer, safetyText, safetyBattery } = useText().product
  return (
    <section aria-labelledby="safety-title">
      <Card padding="roomy" className="text-meta text-ink-2">
        <h2 id="safety-title" className="text-heading text-ink">
          {safety}
        </h2>
        <p className="mt-2">
          {manufacturer}: <b className="text-ink">{brand}</b>
        </p>
        <p className="mt-2">{safetyText(brand)}</p>
        <p className="mt-2">{safetyBattery}</p>
      </Card>
    </section>
  )
}

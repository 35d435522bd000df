import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Explains why a device in a return cannot be sent in, with a link to the return. */
export function GoingBack({ returnNumber }: { readonly returnNumber: string }) {
  const text = useWarrantyText()
  const { base, market } = useMarket()
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">{text.goingBack(returnNumber)}</p>
      <ButtonLink
        size="small"
        tone="ghost"
        href={base + buildUrl(market, 'return', [returnNumber])}
      >
        {text.toReturn}
      </ButtonLink>
    </div>
  )
}

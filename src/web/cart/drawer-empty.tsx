import { categoryPath } from '#domain/market/build-url.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function DrawerEmpty({ onClose }: { readonly onClose: () => void }) {
  const { cart, general } = useText()
  const { drawer } = useBuyingText()
  const { base, market } = useMarket()
  return (
    <EmptyState
      title={cart.emptyTitle}
      action={
        <div className="grid gap-2">
          <ButtonLink href={base + categoryPath(market, 'phones')}>
            {general.category.SMARTPHONE}
          </ButtonLink>
          <Button tone="ghost" onClick={onClose}>
            {drawer.goOn}
          </Button>
        </div>
      }
    >
      {cart.emptyText}
    </EmptyState>
  )
}

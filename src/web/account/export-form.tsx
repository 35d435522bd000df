import { buildUrl } from '#domain/market/build-url.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'

/** Everything that is stored about a member, as one file (Rules of trade, Law 11). */
export function ExportForm() {
  const { own } = useAccountText().settings
  const { base, market } = useMarket()
  return (
    <form method="post" action={`${base}${buildUrl(market, 'settings')}export/`}>
      <p className="text-ink-2">{own.text}</p>
      <Button type="submit" size="small" tone="ghost" name="intent" value="export" className="mt-4">
        {own.download}
      </Button>
    </form>
  )
}

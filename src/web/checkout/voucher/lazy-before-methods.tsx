import { type Language, languageOf } from '#domain/market/market.ts'
import { loadVoucherText } from '#text/voucher/page/load-voucher-text.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { NotLoaded } from '#web/form/not-loaded.tsx'
import { useMarket } from '#web/text/use-text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function LazyBeforeMethods() {
  const language = languageOf[useMarket().market]
  const part = useLoaded(language, () => loadBeforeMethods(language))
  if (part.kind === 'failed') return <NotLoaded onRetry={part.retry} />
  if (part.kind !== 'loaded') return <Skeleton className="mb-5 h-14" />
  const { BeforeMethods, text } = part.value
  return <BeforeMethods text={text} />
}

/** Downloaded with the payment step. */
async function loadBeforeMethods(language: Language) {
  const [{ BeforeMethods }, text] = await Promise.all([
    import('./before-methods.tsx'),
    loadVoucherText(language),
  ])
  return { BeforeMethods, text }
}

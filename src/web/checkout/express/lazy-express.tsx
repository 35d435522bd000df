import { languageOf } from '#domain/market/market.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { useMarket } from '#web/text/use-text.tsx'

/** Comes when it is there: nobody waits for it, and without it the steps are the way. */
export function LazyExpress() {
  const language = languageOf[useMarket().market]
  const offer = useLoaded(language, async () => {
    const { loadExpress } = await import('./load-express.tsx')
    return loadExpress(language)
  })
  return offer.kind === 'loaded' ? offer.value : undefined
}

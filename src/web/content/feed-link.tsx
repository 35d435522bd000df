import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket } from '#web/text/use-text.tsx'

/** Lets feed readers find the articles. */
export function FeedLink() {
  const { market, base } = useMarket()
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title="Kintsu"
      href={`${base}${buildUrl(market, 'blog')}feed.xml`}
    />
  )
}

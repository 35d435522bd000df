import { iconPath, markOf } from '#domain/market/icon.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import { catalogueOf } from '#web/text/spoken.ts'

type ShopIdentityProps = {
  /** `prefix` is the prefix of every path of the market; `undefined` if a country is still to be chosen. */
  readonly shop: { readonly market: Market; readonly prefix: string } | undefined
}

/** The name and the icons of the shop in browsers and on phones (Spec 2.5). */
export function ShopIdentity({ shop }: ShopIdentityProps) {
  const mark = shop ? markOf(shop.market) : 'mark'
  return (
    <>
      <meta
        property="og:site_name"
        content={shop ? catalogueOf(languageOf[shop.market]).shell.siteName : 'Kintsu'}
      />
      <link rel="icon" href={iconPath(mark, 'plain')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={iconPath(mark, 180)} />
      {shop && <link rel="manifest" href={`${shop.prefix}/manifest.webmanifest`} />}
    </>
  )
}

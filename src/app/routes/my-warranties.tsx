import { loadMyWarranties } from '#http/pages/account/load-my-warranties.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { WarrantiesScreen } from '#web/warranty/warranties-screen.tsx'
import type { Route } from './+types/my-warranties'

export function loader(args: Route.LoaderArgs) {
  return loadMyWarranties(args)
}

export function headers() {
  return pageHeaders('my-warranties')
}

export default function MyWarranties({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useWarrantyText().title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <WarrantiesScreen {...loaderData} />
    </>
  )
}

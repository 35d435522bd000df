import { pageHeaders } from '#http/pages/page-headers.ts'
import { changeWarrantyClaim, loadWarrantyClaim } from '#http/pages/warranty/load-warranty-claim.ts'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { ClaimScreen } from '#web/warranty/claim-screen.tsx'
import type { Route } from './+types/warranty-claim'

export function loader(args: Route.LoaderArgs) {
  return loadWarrantyClaim(args)
}

export function action(args: Route.ActionArgs) {
  return changeWarrantyClaim(args)
}

export function headers() {
  return pageHeaders('my-warranties')
}

export default function WarrantyClaim({ loaderData }: Route.ComponentProps) {
  const { claim } = useWarrantyText()
  return (
    <>
      <title>{`${claim.title(loaderData.claim.number)} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ClaimScreen {...loaderData} />
    </>
  )
}

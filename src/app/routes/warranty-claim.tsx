import { changeWarrantyClaim, loadWarrantyClaim } from '#http/pages/load-warranty-claim.ts'
import { personal } from '#http/pages/page-request.ts'
import { useWarrantyText } from '#web/text/warranty/warranty-text.ts'
import { ClaimScreen } from '#web/warranty/claim-screen.tsx'
import type { Route } from './+types/warranty-claim'

export const loader = (args: Route.LoaderArgs) => loadWarrantyClaim(args)

export const action = (args: Route.ActionArgs) => changeWarrantyClaim(args)

export const headers = () => personal

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

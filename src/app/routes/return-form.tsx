import { useRouteLoaderData } from 'react-router'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadReturnForm, sendReturnForm } from '#http/pages/return/load-return-form.ts'
import { WithdrawalScreen } from '#web/return/withdrawal-screen.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { UnderClaimScreen } from '#web/warranty/under-claim-screen.tsx'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/return-form'

export function loader(args: Route.LoaderArgs) {
  return loadReturnForm(args)
}

export function action(args: Route.ActionArgs) {
  return sendReturnForm(args)
}

export function headers() {
  return pageHeaders('return-form')
}

export default function ReturnForm({
  loaderData: loaded,
  actionData: response,
}: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (root?.kind !== 'market') throw new Error('An order is shown within a market only.')
  const { form, review } = useReturningText()
  const { email: shopEmail } = root.company
  const screen = () => {
    if (response?.kind === 'under-claim')
      return <UnderClaimScreen {...response} shopEmail={shopEmail} />
    if (loaded.kind === 'under-claim') return <UnderClaimScreen {...loaded} shopEmail={shopEmail} />
    return <WithdrawalScreen loaded={loaded} response={response} shopEmail={shopEmail} />
  }
  return (
    <>
      <title>{`${response?.kind === 'review' ? review.title : form.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      {screen()}
    </>
  )
}

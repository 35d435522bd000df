import { useRouteLoaderData } from 'react-router'
import { loadReturnForm, sendReturnForm } from '#http/pages/load-return-form.ts'
import { personal } from '#http/pages/page-request.ts'
import { WithdrawalScreen } from '#web/return/withdrawal-screen.tsx'
import { useReturningText } from '#web/text/returning/returning-text.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/return-form'

export const loader = (args: Route.LoaderArgs) => loadReturnForm(args)

export const action = (args: Route.ActionArgs) => sendReturnForm(args)

export const headers = () => personal

export default function ReturnForm({ loaderData, actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (root?.kind !== 'market') throw new Error('An order is shown within a market only.')
  const { form, review } = useReturningText()
  return (
    <>
      <title>{`${actionData?.kind === 'review' ? review.title : form.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <WithdrawalScreen loaded={loaderData} sent={actionData} shopEmail={root.company.email} />
    </>
  )
}

import { pageHeaders } from '#http/pages/page-headers.ts'
import { findOrder, loadReturns } from '#http/pages/return/load-returns.ts'
import { FindOrderScreen } from '#web/return/find-order-screen.tsx'
import { ReturnsScreen } from '#web/return/returns-screen.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import type { Route } from './+types/returns'

export function loader(args: Route.LoaderArgs) {
  return loadReturns(args)
}

export function action(args: Route.ActionArgs) {
  return findOrder(args)
}

export function headers() {
  return pageHeaders('return')
}

export default function Returns({ loaderData, actionData }: Route.ComponentProps) {
  const { title, find } = useReturningText()
  const isList = loaderData.kind === 'list'
  return (
    <>
      <title>{`${isList ? title : find.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      {isList ? (
        <ReturnsScreen {...loaderData} />
      ) : (
        <FindOrderScreen number={loaderData.number} refusal={actionData} />
      )}
    </>
  )
}

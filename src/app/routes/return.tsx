import { useRouteLoaderData } from 'react-router'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { changeReturn, loadReturn } from '#http/pages/return/load-return.ts'
import { ReturnScreen } from '#web/return/return-screen.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/return'

export function loader(args: Route.LoaderArgs) {
  return loadReturn(args)
}

export function action(args: Route.ActionArgs) {
  return changeReturn(args)
}

export function headers() {
  return pageHeaders('return')
}

export default function Return({ loaderData, actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (root?.kind !== 'market') throw new Error('A return is shown within a market only.')
  return (
    <>
      <title>{`${useReturningText().one.title(loaderData.view.number)} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ReturnScreen {...loaderData} answer={actionData} shopEmail={root.company.email} />
    </>
  )
}

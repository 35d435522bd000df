import { useRouteLoaderData } from 'react-router'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { changeReturnAddress, loadReturnAddress } from '#http/pages/return/load-return-address.ts'
import { AddressScreen } from '#web/return/address-screen.tsx'
import { HandoverScreen } from '#web/return/handover-screen.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/return-address'

export function loader(args: Route.LoaderArgs) {
  return loadReturnAddress(args)
}

export function action(args: Route.ActionArgs) {
  return changeReturnAddress(args)
}

export function headers() {
  return pageHeaders('return-address')
}

export default function ReturnAddress({ loaderData, actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (root?.kind !== 'market') throw new Error('The address is shown within a market only.')
  return (
    <>
      <title>{`${useReturningText().address.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      {loaderData.kind === 'shop' ? (
        <AddressScreen company={root.company} isMember={loaderData.isMember} />
      ) : (
        <HandoverScreen {...loaderData} answer={actionData} />
      )}
    </>
  )
}

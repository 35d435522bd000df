import { loadOfficeGoods, sendOfficeGoods } from '#http/pages/office/load-goods.ts'
import { GoodsScreen } from '#web/office/goods-screen.tsx'
import type { Route } from './+types/office-goods'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeGoods(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeGoods(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <GoodsScreen {...loaderData} />
}

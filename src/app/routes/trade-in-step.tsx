import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadTradeInStep } from '#http/pages/trade-in/load-trade-in-step.ts'
import { sendTradeInStep } from '#http/pages/trade-in/send-trade-in-step.ts'
import { StepScreen } from '#web/trade-in/step/step-screen.tsx'
import { useStepTitle } from '#web/trade-in/step/use-step-title.ts'
import type { Route } from './+types/trade-in-step'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInStep(args)
}

export function action(args: Route.ActionArgs) {
  return sendTradeInStep(args)
}

export function headers() {
  return pageHeaders('sell-step')
}

export default function TradeInFormStep({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useStepTitle(loaderData)} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <StepScreen page={loaderData} refused={actionData} />
    </>
  )
}

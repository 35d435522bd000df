import { loadTradeInStep } from '#http/pages/load-sell-step.ts'
import { personal } from '#http/pages/page-request.ts'
import { sendTradeInStep } from '#http/pages/send-sell-step.ts'
import { StepScreen } from '#web/sell/step/step-screen.tsx'
import { useStepTitle } from '#web/sell/step/use-step-title.ts'
import type { Route } from './+types/sell-step'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInStep(args)
}

export function action(args: Route.ActionArgs) {
  return sendTradeInStep(args)
}

export function headers() {
  return personal
}

export const handle = { sleeps: true }

export default function TradeInFormStep({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useStepTitle(loaderData)} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <StepScreen shown={loaderData} refused={actionData} />
    </>
  )
}

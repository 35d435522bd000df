import { languageOf } from '#domain/market/market.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { NotLoaded } from '#web/form/not-loaded.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { AgainPlan } from './again-plan.tsx'
import { loadAgainPlan } from './load-again-plan.ts'

type AgainPlanRoomProps = Omit<Parameters<typeof AgainPlan>[0], 'text'>

/** The instalments of a chosen method; their space is reserved while they load. */
export function AgainPlanRoom(props: AgainPlanRoomProps) {
  const language = languageOf[useMarket().market]
  const planModule = useLoaded(language, () => loadAgainPlan(language))
  const { loading } = useText().general
  if (planModule.kind === 'failed') return <NotLoaded onRetry={planModule.retry} />
  if (planModule.kind === 'loaded')
    return <planModule.value.Plan {...props} text={planModule.value.text} />
  return (
    <div aria-busy="true" className="grid gap-3">
      <p className="sr-only">{loading}</p>
      <Skeleton className="h-16" />
      <Skeleton className="h-36" />
    </div>
  )
}

import { useMarket, useText } from '#web/text/use-text.tsx'
import { NumberedSteps } from '#web/ui/numbered-steps.tsx'

/** The steps of a device before it is sold: tested, graded, guaranteed. */
export function Steps() {
  const { steps, stepList } = useText().home
  const { returnDays } = useMarket()
  const { guaranteed } = stepList
  const shown = [
    stepList.tested,
    stepList.graded,
    { ...guaranteed, text: guaranteed.text(returnDays) },
  ]
  return (
    <section aria-labelledby="steps-title" className="wrap py-7 sm:py-10">
      <h2 id="steps-title">{steps}</h2>
      <NumberedSteps steps={shown} columns="md:grid-cols-3" />
    </section>
  )
}

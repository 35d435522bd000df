import { useTradeInLandingText } from '#web/text/use-trade-in-landing-text.ts'
import { NumberedSteps } from '#web/ui/numbered-steps.tsx'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'

/** The steps from describing the device to the payout. */
export function HowItWorks() {
  const { steps, stepList } = useTradeInLandingText()
  return (
    <section aria-labelledby="steps-title" className="wrap py-7 sm:py-9">
      <h2 id="steps-title">{steps}</h2>
      <NumberedSteps steps={stepList} columns="sm:grid-cols-2 lg:grid-cols-4" />
    </section>
  )
}

/** When the payout arrives, and what waiting or buying here adds to it. */
export function Payouts() {
  const { payouts, payoutList } = useTradeInLandingText()
  return (
    <section aria-labelledby="payouts-title" className="wrap py-7 sm:py-9">
      <h2 id="payouts-title">{payouts}</h2>
      <ul className="mt-5 grid gap-2.5 sm:grid-cols-3 sm:gap-4.5">
        {payoutList.map(({ title, share, text }) => (
          <li key={title} className="rounded-card border border-line bg-paper p-5">
            <h3>
              <WholeMeasures name={title} />
            </h3>
            <p className="mt-1 text-price">{share}</p>
            <p className="mt-1.5 text-[0.9375rem] text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

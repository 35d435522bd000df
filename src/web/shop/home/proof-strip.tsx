import { useMarket, useText } from '#web/text/use-text.tsx'

/** Contains only facts that are true of every device sold here; overlaps the hero. */
export function ProofStrip() {
  const { proofs, proofsLabel } = useText().home
  const { returnDays } = useMarket()
  const returns = {
    title: proofs.returns.title(returnDays),
    text: proofs.returns.text(returnDays),
  }
  const shownProofs = [proofs.warranty, returns, proofs.battery, proofs.payment]
  return (
    <section aria-label={proofsLabel} className="wrap relative z-10 -mt-7">
      <ul className="grid overflow-hidden rounded-card border border-line bg-line max-lg:gap-px min-[30rem]:grid-cols-2 lg:grid-cols-4">
        {shownProofs.map(({ title, text }) => (
          <li
            key={title}
            className="border-line bg-paper px-5.5 py-4 text-meta leading-snug text-ink-2 lg:border-r lg:last:border-0"
          >
            <b className="block text-base text-ink">{title}</b>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

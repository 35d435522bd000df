import { deviceTypes } from '#domain/device/device.ts'
import { beginPath } from '#domain/trade-in/begin-path.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInLandingText } from '#web/text/use-trade-in-landing-text.ts'
import { TypePicture } from '../drawing/type-picture.tsx'

/** The first question, which can be answered on this page. */
export function TypeChoice() {
  const { types } = useTradeInLandingText()
  const { market, base } = useMarket()
  return (
    <section aria-labelledby="types-title" className="wrap pt-10 pb-7 sm:pt-12 sm:pb-9">
      <h2 id="types-title">{types.title}</h2>
      <form
        method="post"
        action={base + beginPath(market, 'intro')}
        className="mt-5 grid grid-cols-2 gap-2.5 sm:grid-cols-5"
      >
        {deviceTypes.map(type => (
          <button
            key={type}
            type="submit"
            name="answer"
            value={type}
            className="plinth flex last:max-sm:col-span-2 flex-col items-center gap-2.5 rounded-card border border-line px-3 pt-5 pb-4 text-center font-bold transition-colors hover:border-jade hover:text-jade-2"
          >
            <TypePicture type={type} />
            {types[type]}
          </button>
        ))}
      </form>
    </section>
  )
}

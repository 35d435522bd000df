import type { ReactNode } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { bannerId } from './banner-id.ts'

/**
 * Identical for everyone, because pages are cached: its script shows it to visitors who have not chosen, and a
 * link to it shows it to anyone, even without JavaScript. `collector` is the path that events are sent to, if
 * there is a collector.
 */
export function ConsentBanner({ collector }: { readonly collector: string | undefined }) {
  const { consent } = useText()
  const { market, base } = useMarket()
  const titleId = `${bannerId}-title`
  return (
    <>
      <section
        id={bannerId}
        tabIndex={-1}
        aria-labelledby={titleId}
        data-market={market}
        data-prefix={base}
        data-collector={collector}
        data-saved={consent.saved}
        className="consent-banner"
      >
        <form method="post" action="/consent/">
          <div>
            <h2 id={titleId} className="text-name">
              {consent.title}
            </h2>
            <p className="mt-1 max-w-[72ch] text-meta text-ink-2">
              {consent.text}{' '}
              <TextLink href={base + buildUrl(market, 'cookies')}>{consent.more}</TextLink>
            </p>
          </div>
          <div className="consent-choices">
            <ChoiceButton value="all">{consent.acceptAll}</ChoiceButton>
            <ChoiceButton value="none">{consent.refuseAll}</ChoiceButton>
            <Choice />
          </div>
        </form>
      </section>
      <p id={`${bannerId}-said`} role="status" className="sr-only" />
    </>
  )
}

type ChoiceButtonProps = { readonly value: 'all' | 'none' | 'chosen'; readonly children: ReactNode }

function ChoiceButton({ value, children }: ChoiceButtonProps) {
  return (
    <button type="submit" name="choice" value={value}>
      {children}
    </button>
  )
}

function Choice() {
  const { consent } = useText()
  return (
    <details>
      <summary>{consent.choose}</summary>
      <fieldset className="mt-3 grid gap-3">
        <legend className="mb-2 font-semibold">{consent.question}</legend>
        <Signal name="measuring" label={consent.measuring} note={consent.measuringNote} />
        <Signal name="ads" label={consent.ads} note={consent.adsNote} />
        <ChoiceButton value="chosen">{consent.save}</ChoiceButton>
      </fieldset>
    </details>
  )
}

type SignalProps = { readonly name: string; readonly label: string; readonly note: string }

function Signal({ name, label, note }: SignalProps) {
  const noteId = `${bannerId}-${name}`
  return (
    <div>
      <Checkbox name={name} label={label} aria-describedby={noteId} />
      <p id={noteId} className="ml-7.5 text-meta text-ink-2">
        {note}
      </p>
    </div>
  )
}

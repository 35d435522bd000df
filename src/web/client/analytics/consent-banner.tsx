import type { ReactNode } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
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
        className="fixed inset-x-0 bottom-0 z-30 hidden max-h-[75dvh] overflow-y-auto [@media(height<30rem)]:max-h-[50dvh] border-t border-line-2 bg-paper shadow-float target:block data-open:block print:hidden"
      >
        <form
          method="post"
          action="/consent/"
          className="wrap grid items-center gap-x-10 has-[[open]]:items-start gap-y-3 py-4 lg:grid-cols-[1fr_minmax(26rem,auto)]"
        >
          <div>
            <h2 id={titleId} className="text-name">
              {consent.title}
            </h2>
            <p className="mt-1 max-w-[72ch] text-meta text-ink-2">
              {consent.text}{' '}
              <TextLink href={base + buildUrl(market, 'cookies')}>{consent.more}</TextLink>
            </p>
          </div>
          <div className="grid grid-cols-3 gap-2 has-[[open]]:grid-cols-2">
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

/** All choices look alike. */
const look = buttonClass({ tone: 'ghost', size: 'small', className: 'w-full px-2' })

type ChoiceButtonProps = { readonly value: 'all' | 'none' | 'chosen'; readonly children: ReactNode }

function ChoiceButton({ value, children }: ChoiceButtonProps) {
  return (
    <button type="submit" name="choice" value={value} className={look}>
      {children}
    </button>
  )
}

function Choice() {
  const { consent } = useText()
  return (
    <details className="group open:col-span-2">
      <summary className={`${look} h-full list-none group-open:h-auto`}>{consent.choose}</summary>
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

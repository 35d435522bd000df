import { ownEntry } from '#domain/own-entry.ts'
import type { StepPage } from '#domain/trade-in/step-view.ts'
import { useText } from '#web/text/use-text.tsx'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { configurationLine } from '#web/ui/configuration-text.ts'
import { OfferCard } from './offer-card.tsx'
import { type RefusedStep, titleId } from './question-props.ts'
import { StepForm } from './step-form.tsx'
import { StepProgress } from './step-progress.tsx'
import { StoppedCard } from './stopped-card.tsx'
import { useStepTitle } from './use-step-title.ts'

type StepScreenProps = {
  readonly page: StepPage
  readonly refused: RefusedStep | undefined
}

/** One question per screen with the offer beside it, or below it on a phone. */
export function StepScreen({ page, refused }: StepScreenProps) {
  const { hints, ofDevice } = useTradeInStepsText()
  const ofCase = ofDevice[page.answers.intro ?? 'SMARTPHONE'].lookAt
  const hint = page.step === 'grading-case' ? ofCase : ownEntry<string>(hints, page.step)
  return (
    <div className="wrap pt-5 pb-8 sm:pt-8">
      <StepProgress position={page.place} total={page.of} />
      <div className="mt-5 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <Place {...page} />
          <h1
            id={titleId}
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: each step begins at its question, past the header
            autoFocus={refused === undefined}
            className="mt-1 outline-none"
          >
            {useStepTitle(page)}
          </h1>
          {page.kind === 'stopped' ? (
            <StoppedCard {...page} />
          ) : (
            <>
              {hint !== undefined && <p className="mt-2 max-w-[60ch] text-ink-2">{hint}</p>}
              <StepForm key={page.step} page={page} refused={refused} />
            </>
          )}
        </div>
        {page.kind === 'question' && (
          <OfferCard offer={page.offer} exchangeDevice={page.exchangeDevice} />
        )}
      </div>
    </div>
  )
}

/** "Step 6 of 13 · iPhone 13, 128 GB". */
function Place({ place, of, device }: StepPage) {
  const { progress } = useTradeInStepsText()
  const text = useText()
  const { storage, ...rest } = device?.configured ?? {}
  const configured = storage ?? configurationLine({ ...rest, color: undefined } as object, text)
  const named = [device?.product.model.name, configured].filter(Boolean).join(', ')
  return (
    <p className="text-meta text-ink-2">
      {[progress(place, of), named].filter(Boolean).join(' · ')}
    </p>
  )
}

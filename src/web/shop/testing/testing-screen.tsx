import { deviceTypes } from '#domain/device/device.ts'
import { checksOf } from '#domain/device/grading.ts'
import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import { PageHead } from '#web/seo/page-head.tsx'
import { useTestingText } from '#web/text/use-testing-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { GradesExplained } from '../grades-explained.tsx'
import { type FiguresProps, FiguresSection } from './figures-section.tsx'
import { StepDrawing, type TestingStep } from './step-drawing.tsx'

const steps: readonly TestingStep[] = [
  'identity',
  'erased',
  'tested',
  'battery',
  'graded',
  'recorded',
  'packed',
]

/** How devices are tested, what the shop sold and bought, and what happens if a device is not as it should be. */
export function TestingScreen(props: FiguresProps) {
  const text = useTestingText()
  const { shell } = useText()
  const { base, market } = useMarket()
  return (
    <div className="pt-5 sm:pt-7">
      <PageHead title={text.metaTitle} description={text.description} />
      <header className="wrap">
        <Breadcrumbs
          crumbs={[
            { label: shell.home, href: base + buildUrl(market, 'home') },
            { label: shell.testing },
          ]}
        />
        <h1 className="mt-3">{text.heading}</h1>
        <Seam className="mt-4" />
        <p className="mt-5 max-w-[62ch] text-ink-2">{text.lead}</p>
      </header>
      <Steps />
      <FiguresSection {...props} />
      <CheckLists />
      <GradesExplained id="grades" />
      <IfWrong />
    </div>
  )
}

function Steps() {
  const text = useTestingText()
  return (
    <section aria-labelledby="steps-title" className="wrap py-7 sm:py-10">
      <h2 id="steps-title">{text.steps}</h2>
      <ol className="mt-6 grid gap-4.5 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="card flex flex-col overflow-hidden first:sm:col-span-2">
            <div className="grid place-items-center bg-plinth py-3 sm:py-5">
              <StepDrawing step={step} />
            </div>
            <div className="p-5">
              <h3>
                <span className="text-gold-ink">{`${index + 1}.`}</span> {text.stepList[step].title}
              </h3>
              <p className="mt-1.5 text-[0.9375rem] text-ink-2">{text.stepList[step].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The tests of each device type, folded. */
function CheckLists() {
  const { lists, checkCount } = useTestingText()
  const { general, product } = useText()
  return (
    <section aria-labelledby="checks-title" className="wrap py-7 sm:py-10">
      <h2 id="checks-title">{lists}</h2>
      <div className="mt-5 grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {deviceTypes.map(type => {
          const checks = checksOf(type, type !== 'CONSOLE')
          return (
            <details key={type} className="card px-5 py-1">
              <summary className="disclosure min-h-12 font-bold">
                <span className="min-w-0 flex-1">{general.category[type]}</span>
                <span className="text-meta font-normal text-ink-2">
                  {checkCount(checks.length)}
                </span>
              </summary>
              <ul className="checked-lines mb-4">
                {checks.map(check => (
                  <li key={check}>{product.checkList[check]}</li>
                ))}
              </ul>
            </details>
          )
        })}
      </div>
    </section>
  )
}

function IfWrong() {
  const { wrong, wrongText, toReturn, toReviews } = useTestingText()
  const { home } = useText()
  const { base, market, returnDays } = useMarket()
  return (
    <section aria-labelledby="wrong-title" className="wrap py-7 sm:py-10">
      <h2 id="wrong-title">{wrong}</h2>
      <p className="mt-3 max-w-[62ch] text-ink-2">{wrongText(returnDays)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={base + categoryPath(market, 'phones')}>{home.seePhones}</ButtonLink>
        <ButtonLink tone="quiet" href={base + buildUrl(market, 'withdrawal')}>
          {toReturn}
        </ButtonLink>
        <ButtonLink tone="quiet" href={base + buildUrl(market, 'reviews')}>
          {toReviews}
        </ButtonLink>
      </div>
    </section>
  )
}

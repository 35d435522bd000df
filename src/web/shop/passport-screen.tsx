import type { Grade, Product } from '#domain/device/device.ts'
import type { Check, Erasure, SparePart, UnitView, Wear } from '#domain/device/grading.ts'
import { productPath } from '#domain/device/product-path.ts'
import { shortTitle } from '#domain/device/title.ts'
import { type Day, formatLongDay } from '#domain/time/day.ts'
import { usePassportText } from '#web/text/use-passport-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { percentText } from '#web/ui/percent-text.ts'
import { Seam } from '#web/ui/seam.tsx'
import { passportPhoto } from './passport-photo.ts'

type PassportScreenProps = {
  readonly passport: {
    readonly code: string
    readonly product: Product
    readonly grade: Grade
    readonly identifier: string
    readonly checks: readonly Check[]
    readonly gradedOn: Day
    readonly display: Wear
    readonly casing: Wear
    readonly batteryHealth: number | undefined
    readonly erasure: Erasure
    readonly erasedOn: Day
    readonly parts: readonly { readonly part: SparePart; readonly on: Day }[]
    readonly views: readonly UnitView[]
    readonly isForSale: boolean
  }
  readonly warrantyYears: number
}

/** The passport of one device: its photos, what was found and what was done to it. */
export function PassportScreen({ passport, warrantyYears }: PassportScreenProps) {
  const text = usePassportText()
  const { product, grade, isForSale } = passport
  const { market, base } = useMarket()
  const title = shortTitle(product)
  return (
    <div className="wrap grid gap-8 py-8 sm:py-12">
      <title>{text.metaTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <header>
        <p className="font-bold text-jade-2">{text.title}</p>
        <h1 className="mt-1 wrap-anywhere">{title}</h1>
        <Seam className="mt-4 mb-5" />
        <p className="max-w-prose text-ink-2">{text.intro}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1fr]">
        <Photos {...passport} />
        <div className="grid min-w-0 gap-6">
          <Facts {...passport} />
          <Card padding="roomy" className="grid justify-items-start gap-4">
            <p className="font-bold">{isForSale ? text.forSale : text.sold}</p>
            {isForSale && (
              <ButtonLink href={base + productPath(market, product, grade)}>
                {text.toProduct}
              </ButtonLink>
            )}
          </Card>
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Passed checks={passport.checks} />
        <History {...passport} warrantyYears={warrantyYears} />
      </div>
    </div>
  )
}

type PassportProps = PassportScreenProps['passport']

function Photos({ code, product, views }: PassportProps) {
  const text = usePassportText()
  if (views.length === 0)
    return (
      <figure className="min-w-0">
        <div className="plinth grid h-72 place-items-center p-8 sm:h-100 [&_img]:h-56 [&_img]:w-full sm:[&_img]:h-76">
          <DevicePicture product={product} view="pair" loading="first" />
        </div>
        <figcaption className="mt-2 text-meta text-ink-2">{text.drawn}</figcaption>
      </figure>
    )
  return (
    <section aria-label={text.photos} className="min-w-0">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {views.map((view, index) => (
          <li key={view} className={index === 0 ? 'col-span-2 sm:col-span-3' : undefined}>
            <img
              src={passportPhoto(code, view)}
              alt={`${shortTitle(product)}, ${text.view[view]}`}
              width={800}
              height={600}
              {...(index > 0 && { loading: 'lazy' })}
              className="aspect-4/3 w-full rounded-card border border-line bg-plinth object-contain"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts(passport: PassportProps) {
  const text = usePassportText()
  const { code, identifier, grade, gradedOn, batteryHealth, display, casing } = passport
  const { locale } = useMarket()
  const facts = [
    [text.grade, <GradeMark key="grade" grade={grade} look="outline" />],
    [text.display, text.wear[display]],
    [text.casing, text.wear[casing]],
    [
      text.battery,
      batteryHealth === undefined ? text.noBattery : percentText(batteryHealth, locale),
    ],
    [text.gradedOn, formatLongDay(gradedOn, locale)],
    [text.identifier, identifier],
    [text.code, `${code.slice(0, 4)}\u00a0${code.slice(4)}`],
  ] as const
  return (
    <Card padding="roomy">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Passed({ checks }: Pick<PassportProps, 'checks'>) {
  const { passed } = usePassportText()
  const { checkList } = useText().product
  return (
    <Card padding="roomy">
      <h2 className="text-heading">{passed}</h2>
      <ul className="checked-lines">
        {checks.map(check => (
          <li key={check}>{checkList[check]}</li>
        ))}
      </ul>
    </Card>
  )
}

type HistoryProps = PassportProps & Pick<PassportScreenProps, 'warrantyYears'>

function History({ parts, erasure, erasedOn, warrantyYears }: HistoryProps) {
  const text = usePassportText()
  const { locale } = useMarket()
  const day = (on: Day) => formatLongDay(on, locale)
  return (
    <Card padding="roomy" className="grid gap-6">
      <section>
        <h2 className="text-heading">{text.parts}</h2>
        {parts.length === 0 ? (
          <p className="mt-2">{text.noParts}</p>
        ) : (
          <ul className="mt-2 grid gap-1">
            {parts.map(({ part, on }) => (
              <li key={`${part} ${on}`}>
                <b>{text.part[part]}</b>, {day(on)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2 className="text-heading">{text.erasure}</h2>
        <p className="mt-2">{text.erased(erasure, day(erasedOn))}</p>
      </section>
      <section>
        <h2 className="text-heading">{text.warranty}</h2>
        <p className="mt-2">{text.warrantyText(warrantyYears)}</p>
      </section>
    </Card>
  )
}

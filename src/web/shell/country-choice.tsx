import type { Bases } from '#domain/market/base.ts'
import { languageOf, type Market, marketNames, markets } from '#domain/market/market.ts'
import { countryChoiceText } from '#text/market/page/country-choice-text.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Seam } from '#web/ui/seam.tsx'

type CountryChoiceProps = {
  readonly bases: Bases
  readonly suggested: Market | undefined
}

/** A host without its own market asks for the country; the suggestion comes first and nobody is redirected (markets.md). */
export function CountryChoice({ bases, suggested }: CountryChoiceProps) {
  const first = suggested ?? 'ro'
  const ordered = [first, ...markets.filter(market => market !== first)]
  return (
    <main className="on-night flex min-h-dvh flex-col items-center justify-center px-6 py-14">
      <title>{`Kintsu · ${countryChoiceText[languageOf[first]].choose}`}</title>
      <meta name="description" content={countryChoiceText[languageOf[first]].about} />
      <div className="w-full max-w-3xl">
        <Logo />
        <h1 className="mt-10 text-hero" lang={languageOf[first]}>
          {countryChoiceText[languageOf[first]].choose}
        </h1>
        <Seam tone="bright" className="mt-5" />
        <ul className="mt-10 grid gap-3 sm:grid-cols-2">
          {ordered.map(market => (
            <li key={market}>
              <a
                href={`${bases[market]}/`}
                lang={languageOf[market]}
                hrefLang={languageOf[market]}
                {...(market === suggested && { 'aria-current': 'true' as const })}
                className="block rounded-card border border-night-2/40 px-6 py-5 no-underline hover:border-gold-2 aria-[current]:border-gold-2"
              >
                <b className="block text-[1.25rem]">{marketNames[market]}</b>
                <span className="text-meta text-night-2">
                  {countryChoiceText[languageOf[market]].shop}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}

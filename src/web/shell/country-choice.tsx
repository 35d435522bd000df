import type { Bases } from '#domain/market/base.ts'
import { languageOf, type Market, markets } from '#domain/market/market.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { marketNames } from '../ui/market-switch.tsx'

type Greeting = { readonly choose: string; readonly shop: string; readonly about: string }

const greetings: Record<Market, Greeting> = {
  ro: {
    choose: 'Alege țara',
    shop: 'Intră în magazin',
    about:
      'Telefoane, laptopuri și console recondiționate, testate și cu garanție. Alege țara în care cumperi: România, Bulgaria, Ungaria sau Grecia.',
  },
  bg: {
    choose: 'Избери държава',
    shop: 'Към магазина',
    about:
      'Реновирани телефони, лаптопи и конзоли, тествани и с гаранция. Избери държавата, в която пазаруваш: Румъния, България, Унгария или Гърция.',
  },
  hu: {
    choose: 'Válassz országot',
    shop: 'Irány a bolt',
    about:
      'Felújított telefonok, laptopok és konzolok, bevizsgálva és garanciával. Válaszd ki, hol vásárolsz: Romániában, Bulgáriában, Magyarországon vagy Görögországban.',
  },
  gr: {
    choose: 'Διάλεξε χώρα',
    shop: 'Στο κατάστημα',
    about:
      'Ανακατασκευασμένα smartphone, laptop και κονσόλες, ελεγμένα και με εγγύηση. Διάλεξε τη χώρα από την οποία αγοράζεις: Ρουμανία, Βουλγαρία, Ουγγαρία ή Ελλάδα.',
  },
}

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
      <title>{`Kintsu · ${greetings[first].choose}`}</title>
      <meta name="description" content={greetings[first].about} />
      <div className="w-full max-w-3xl">
        <Logo />
        <h1 className="mt-10 text-hero" lang={languageOf[first]}>
          {greetings[first].choose}
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
                <span className="text-meta text-night-2">{greetings[market].shop}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}

import { Check, ChevronDown } from 'lucide-react'
import { languageOf, type Market, marketNames } from '#domain/market/market.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { MenuDetails } from '#web/ui/menu-details.tsx'

/** The same page in another market. */
export type MarketLink = { readonly market: Market; readonly href: string }

function Entry({ market, href }: MarketLink) {
  const isCurrent = useMarket().market === market
  return (
    <li>
      <a
        href={href}
        hrefLang={languageOf[market]}
        lang={languageOf[market]}
        {...(isCurrent && { 'aria-current': 'true' })}
      >
        <small>{market}</small>
        <span>{marketNames[market]}</span>
        {isCurrent && <Check size={16} aria-hidden="true" className="text-jade" />}
      </a>
    </li>
  )
}

export function MarketSwitch({ links }: { readonly links: readonly MarketLink[] }) {
  const { market } = useMarket()
  const { shell } = useText()
  return (
    <MenuDetails
      name="header-menu"
      label={`${shell.currentMarket}. ${shell.chooseMarket}`}
      className="group relative"
      summary={
        <>
          <span className="uppercase">{market}</span>
          <ChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
        </>
      }
    >
      <ul className="market-menu">
        {links.map(link => (
          <Entry key={link.market} {...link} />
        ))}
      </ul>
    </MenuDetails>
  )
}

import type { ReactNode } from 'react'
import type { Company } from '#domain/market/company.ts'
import { useText } from '#web/text/use-text.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { CompanyCard } from './company-card.tsx'
import type { DisputeBody } from './dispute-bodies.ts'
import type { NavLink } from './nav-link.ts'

export type FooterProps = {
  readonly company: Company
  readonly shopLinks: readonly NavLink[]
  readonly helpLinks: readonly NavLink[]
  /** Links about the shop and to its legal texts. */
  readonly aboutLinks: readonly NavLink[]
  readonly disputeBodies: readonly DisputeBody[]
  readonly year: number
}

type ColumnProps = { readonly title: string; readonly children: ReactNode }

function Column({ title, children }: ColumnProps) {
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

function Links({ links }: { readonly links: readonly NavLink[] }) {
  return (
    <ul className="footer-links">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

function DisputeBodies({ disputeBodies }: Pick<FooterProps, 'disputeBodies'>) {
  return (
    <>
      <p className="mb-3 text-meta text-night-2">{useText().shell.disputesNote}</p>
      <ul className="dispute-links">
        {disputeBodies.map(({ name, href, note }) => (
          <li key={name}>
            <a href={href} rel="noopener">
              <b>{name}</b>
              {note}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Works by a script in the head of every page (`src/app/http/theme-script.ts`). */
function ThemeChoice() {
  const { theme, themes } = useText().shell
  return (
    <fieldset className="theme-choice">
      <legend>{theme}</legend>
      {(['', 'light', 'dark'] as const).map(value => (
        <button key={value} type="button" data-theme-set={value} suppressHydrationWarning>
          {themes[value || 'system']}
        </button>
      ))}
    </fieldset>
  )
}

export function Footer(props: FooterProps) {
  const { shell } = useText()
  return (
    <footer data-print="imprint" className="on-night mt-16">
      <div className="footer-columns">
        <div>
          <Logo isRepeated />
          <p className="mt-3 mb-5 max-w-[34ch] text-night-2">{shell.footerMotto}</p>
          <CompanyCard company={props.company} />
        </div>
        <Column title={shell.shop}>
          <Links links={props.shopLinks} />
        </Column>
        <Column title={shell.help}>
          <Links links={props.helpLinks} />
        </Column>
        <Column title={shell.about}>
          <Links links={props.aboutLinks} />
        </Column>
        <Column title={shell.disputes}>
          <DisputeBodies disputeBodies={props.disputeBodies} />
        </Column>
      </div>
      <div className="footer-end">
        <p>{shell.copyright(props.year, props.company.name)}</p>
        <ThemeChoice />
      </div>
    </footer>
  )
}

import { ArrowLeft, Menu, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { type MenuPart, type OfficePageName, officeUrl } from '#domain/staff/office-pages.ts'
import { Logo } from '../ui/logo.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useOfficeText } from './office-text.ts'
import { ScanField } from './scan-field.tsx'

type OfficeMenu = readonly { readonly part: MenuPart; readonly pages: readonly OfficePageName[] }[]

type OfficeFrameProps = {
  /** `undefined` before signing in. */
  readonly staff: { readonly name: string; readonly menu: OfficeMenu } | undefined
  /** The path of the page, which its menu entry marks. */
  readonly path: string
  readonly children: ReactNode
}

const mainId = 'main'

/** The frame of every page of the office: the menu, and one field that finds what is typed or scanned. */
export function OfficeFrame({ staff, path, children }: OfficeFrameProps) {
  const { frame } = useOfficeText()
  if (!staff)
    return (
      <main id={mainId} className="mx-auto grid w-full max-w-110 gap-6 px-5 py-12">
        <Logo />
        {children}
      </main>
    )
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a href={`#${mainId}`} className="skip-link">
        {frame.skip}
      </a>
      <header className="border-b border-line bg-paper lg:min-h-dvh lg:border-r lg:border-b-0">
        <div className="flex items-center gap-3 px-5 py-3.5 lg:py-5">
          <a href={officeUrl('home')} className="mr-auto no-underline">
            <Logo />
          </a>
          <AccountLink name={staff.name} />
        </div>
        <details className="group px-3 pb-3 lg:hidden">
          <summary className="flex cursor-pointer items-center gap-2 px-2 py-2 font-bold">
            <Menu size={20} aria-hidden="true" />
            {frame.openMenu}
          </summary>
          <Entries menu={staff.menu} path={path} />
        </details>
        <div className="hidden px-3 lg:block">
          <Entries menu={staff.menu} path={path} />
        </div>
      </header>
      <div className="min-w-0">
        <div className="border-b border-line bg-paper px-5 py-2.5">
          <ScanField hasInitialFocus={path === officeUrl('home')} />
        </div>
        <main id={mainId} tabIndex={-1} className="grid grid-cols-1 gap-5 px-5 py-6 outline-none">
          <ListAbove menu={staff.menu} path={path} />
          {children}
        </main>
      </div>
    </div>
  )
}

function AccountLink({ name }: { readonly name: string }) {
  const { pages } = useOfficeText()
  return (
    <a
      href={officeUrl('account')}
      aria-label={`${pages.account}: ${name}`}
      className="grid size-10 place-items-center rounded-full hover:bg-sand"
    >
      <UserRound size={20} aria-hidden="true" />
    </a>
  )
}

type EntriesProps = { readonly menu: OfficeMenu; readonly path: string }

function Entries({ menu, path }: EntriesProps) {
  const { frame, pages } = useOfficeText()
  return (
    <nav aria-label={frame.menu} className="grid gap-4 pb-6">
      {menu.map(({ part, pages: names }) => (
        <div key={part}>
          {part !== 'today' && (
            <p className="px-3 pb-1 text-meta text-ink-2">{frame.parts[part]}</p>
          )}
          <ul className="grid gap-0.5">
            {names.map(name => (
              <li key={name}>
                <a
                  href={officeUrl(name)}
                  {...(isAt(name, path) && { 'aria-current': 'page' as const })}
                  className="block rounded-button px-3 py-2 font-[560] no-underline hover:bg-sand aria-[current]:bg-jade-tint aria-[current]:text-jade-2"
                >
                  {pages[name]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** From a page about one thing to the list in which it stands, in the same market. */
function ListAbove({ menu, path }: EntriesProps) {
  const { pages } = useOfficeText()
  const [params] = useSearchParams()
  const name = menu.flatMap(part => part.pages).find(each => isAt(each, path))
  if (name === undefined || path === officeUrl(name)) return null
  const market = params.get('market')
  const query = market === null ? '' : `?${new URLSearchParams({ market })}`
  return (
    <TextLink
      href={officeUrl(name) + query}
      className="-mb-3 inline-flex items-center gap-1.5 justify-self-start"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {pages[name]}
    </TextLink>
  )
}

function isAt(name: OfficePageName, path: string): boolean {
  const own = officeUrl(name)
  return name === 'home' ? path === own : path.startsWith(own)
}

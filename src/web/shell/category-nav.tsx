import { useText } from '#web/text/use-text.tsx'
import { MenuDetails } from '#web/ui/menu-details.tsx'
import { SharedPart } from '#web/ui/shared-part.tsx'
import type { NavLink } from './nav-link.ts'

type CategoryNavProps = { readonly links: readonly NavLink[] }

function currentAttribute(link: NavLink) {
  return link.isCurrent === true ? { 'aria-current': true } : {}
}

/** The row of categories in a wide header. */
export function CategoryNav({ links }: CategoryNavProps) {
  return (
    <nav aria-label={useText().shell.mainNavigation} className="mx-1 hidden nav:block xl:mx-3">
      <SharedPart as="ul" className="category-row">
        <Links links={links} />
      </SharedPart>
    </nav>
  )
}

function Links({ links }: CategoryNavProps) {
  return links.map(link => (
    <li key={link.href}>
      <a href={link.href} {...currentAttribute(link)}>
        {link.label}
      </a>
    </li>
  ))
}

/** The categories on a phone; the menu opens without JavaScript. */
export function CategoryMenu({ links }: CategoryNavProps) {
  const { shell } = useText()
  return (
    <MenuDetails
      name="header-menu"
      label={shell.menu}
      className="nav:hidden"
      summary={<i aria-hidden="true" className="bars" />}
    >
      <nav aria-label={shell.mainNavigation} className="category-menu">
        <SharedPart as="ul" className="wrap py-2">
          <Links links={links} />
        </SharedPart>
      </nav>
    </MenuDetails>
  )
}

import { JsonLd, type StructuredData } from '#web/seo/json-ld.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'

/** The last crumb has no address: it is the current page. */
export type Crumb = { readonly label: string; readonly href?: string | undefined }

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { site } = useMarket()
  return (
    <nav aria-label={useText().shell.breadcrumbs} className="crumbs">
      <JsonLd structuredData={import.meta.env.SSR ? toStructuredData(crumbs, site) : undefined} />
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? <b aria-current="page">{label}</b> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function toStructuredData(crumbs: readonly Crumb[], site: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: new URL(href, site).href }),
    })),
  }
}

import { Fragment } from 'react'
import { JsonLd, type StructuredData } from '#web/seo/json-ld.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { TextLink } from './text-link.tsx'

/** The last crumb has no address: it is the current page. */
export type Crumb = { readonly label: string; readonly href?: string | undefined }

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { site } = useMarket()
  return (
    <nav aria-label={useText().shell.breadcrumbs} className="text-meta text-ink-2">
      <JsonLd structuredData={import.meta.env.SSR ? toStructuredData(crumbs, site) : undefined} />
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map(({ label, href }, index) => (
          <Fragment key={label}>
            {index > 0 && (
              <li aria-hidden="true" role="presentation">
                /
              </li>
            )}
            <li className="py-0.5">
              {href === undefined ? (
                <b aria-current="page">{label}</b>
              ) : (
                <TextLink tone="ink" href={href} className="text-ink-2">
                  {label}
                </TextLink>
              )}
            </li>
          </Fragment>
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

/** A schema.org object without its context. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown }

/**
 * The structured data of a page for search engines. Data in a script element is not executed; a "<" in it could
 * end the element. Rendered by the server only (`import.meta.env.SSR`): in the browser, where `structuredData` may be
 * omitted, it stays as it was sent.
 */
export function JsonLd({
  structuredData,
}: {
  readonly structuredData: StructuredData | undefined
}) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is written as an escape
      dangerouslySetInnerHTML={{
        __html:
          structuredData === undefined
            ? ''
            : JSON.stringify({ '@context': 'https://schema.org', ...structuredData }).replaceAll(
                '<',
                '\\u003c',
              ),
      }}
    />
  )
}

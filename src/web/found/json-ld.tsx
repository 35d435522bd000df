/** schema.org's words, without its context. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown }

/**
 * What search engines read of a page. Data in a script element runs nothing; a "<" in it could end it. Written by the server only
 * (`import.meta.env.SSR`): in the browser, where `thing` may be left out, it stays as it was sent.
 */
export function JsonLd({ thing: structuredData }: { readonly thing: StructuredData | undefined }) {
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

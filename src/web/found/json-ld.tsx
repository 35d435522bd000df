/** schema.org's words, without its context. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** What search engines read of a page. Data in a script element runs nothing; a "<" in it could end it. */
export const JsonLd = ({ thing }: { readonly thing: Thing }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is written as an escape
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll(
        '<',
        '\\u003c',
      ),
    }}
  />
)

type PageHeadProps = {
  readonly title: string
  readonly description: string
}

/** The title and description of a page for browsers, search engines and shared links. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  )
}

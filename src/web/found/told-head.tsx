type PageHeadProps = {
  readonly title: string
  readonly description: string
}

/** What a page is called in the browser, by search engines and where it is passed on. */
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

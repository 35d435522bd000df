type ToldHeadProps = {
  readonly title: string
  readonly description: string
}

/** What a page is called in the browser, by search engines and where it is passed on. */
export const ToldHead = ({ title, description }: ToldHeadProps) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
  </>
)

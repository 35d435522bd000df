import { loadTextPage } from '#http/pages/content/load-text-page.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { ArticleScreen } from '#web/content/article-screen.tsx'
import { PageHead } from '#web/seo/page-head.tsx'
import type { Route } from './+types/text-page'

export function loader(args: Route.LoaderArgs) {
  return loadTextPage(args)
}

export function headers() {
  return pageHeaders('about-us')
}

export default function TextPage({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={`${text.title} · Kintsu`} description={text.description} />
      <ArticleScreen article={text} />
    </>
  )
}

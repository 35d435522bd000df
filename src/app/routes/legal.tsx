import { opening } from '#domain/content/article.ts'
import { loadLegal } from '#http/pages/content/load-legal.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { ArticleScreen } from '#web/content/article-screen.tsx'
import { PageHead } from '#web/seo/page-head.tsx'
import type { Route } from './+types/legal'

export function loader(args: Route.LoaderArgs) {
  return loadLegal(args)
}

export function headers() {
  return pageHeaders('terms')
}

export default function Legal({ loaderData: { article } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={`${article.title} · Kintsu`} description={opening(article.blocks, 155)} />
      <ArticleScreen article={article} />
    </>
  )
}

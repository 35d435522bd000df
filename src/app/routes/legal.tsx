import { opening } from '#domain/content/article.ts'
import { loadLegal } from '#http/pages/load-legal.ts'
import { anonymous } from '#http/pages/page-request.ts'
import { ArticleScreen } from '#web/content/article-screen.tsx'
import type { Route } from './+types/legal'

export const loader = (args: Route.LoaderArgs) => loadLegal(args)

export const headers = () => anonymous

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.article.title ?? ''} · Kintsu` },
  { name: 'description', content: opening(loaderData?.article.blocks ?? [], 155) },
]

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen article={loaderData.article} />
}

import type { Article } from '#domain/content/article.ts'
import { useText } from '#web/text/use-text.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { ArticleBlocks } from './article-blocks.tsx'

/** A page of running text: terms, about us. */
export function ArticleScreen({ article }: { readonly article: Article }) {
  const { errors } = useText()
  return (
    <article className="wrap max-w-[calc(44rem+3rem)] py-10 sm:py-14">
      <h1>{article.title}</h1>
      {article.version !== undefined && (
        <p className="mt-2 text-meta text-ink-3">{errors.version(article.version)}</p>
      )}
      <Seam className="mt-4 mb-8" />
      <ArticleBlocks blocks={article.blocks} />
    </article>
  )
}

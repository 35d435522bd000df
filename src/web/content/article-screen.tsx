import type { Article, Block, Inline } from '#domain/market/article.ts'
import { useText } from '#web/text/use-text.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** A page of running text: terms, privacy. */
export const ArticleScreen = ({ article }: { readonly article: Article }) => {
  const { errors } = useText()
  return (
    <article className="wrap max-w-[calc(44rem+3rem)] py-10 sm:py-14">
      <h1>{article.title}</h1>
      <p className="mt-2 text-meta text-ink-3">{errors.version(article.version)}</p>
      <Seam className="mt-4 mb-8" />
      {article.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
        <BlockOf key={at} block={block} />
      ))}
    </article>
  )
}

const BlockOf = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 className="mt-10 mb-3 text-heading">{block.text}</h2>
      ) : (
        <h3 className="mt-6 mb-2 text-name">{block.text}</h3>
      )
    case 'paragraph':
      return (
        <p className="mt-3 text-ink-2">
          <Words content={block.content} />
        </p>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List
          className={`mt-3 grid gap-1.5 pl-5 text-ink-2 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change places
            <li key={at}>
              <Words content={item} />
            </li>
          ))}
        </List>
      )
    }
  }
}

const Words = ({ content }: { readonly content: readonly Inline[] }) =>
  content.map((part, at) => {
    const key = `${at}`
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>
    if (part.kind === 'link')
      return (
        <TextLink key={key} href={part.href}>
          {part.text}
        </TextLink>
      )
    return part.text
  })

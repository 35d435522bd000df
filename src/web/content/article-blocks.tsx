import type { Block, Text } from '#domain/content/article.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'

/** Running text; its headings have the ids that its own links point to. */
export function ArticleBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
  return blocks.map((block, at) => <BlockOf key={at} block={block} />)
}

function BlockOf({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} className="mt-10 mb-3 text-heading">
          {block.text}
        </h2>
      ) : (
        <h3 id={block.id} className="mt-6 mb-2 text-name">
          {block.text}
        </h3>
      )
    case 'paragraph':
      return (
        <p className="mt-3 text-ink-2">
          <Run content={block.content} />
        </p>
      )
    case 'list':
      return <ListOf {...block} />
    case 'table':
      return <TableOf {...block} />
  }
}

function ListOf({ isOrdered, items }: Extract<Block, { kind: 'list' }>) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List
      className={`mt-3 grid gap-1.5 pl-5 text-ink-2 ${isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change places
        <li key={at}>
          <Run content={item} />
        </li>
      ))}
    </List>
  )
}

/** Scrolls separately if the screen is narrower than its columns. */
function TableOf({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className="my-5 overflow-x-auto rounded-card border border-line" tabIndex={0}>
      <table className="w-full border-collapse hyphens-auto text-left text-meta max-xs:text-note">
        <thead className="bg-line/35">
          <tr>
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a text never change places
              <HeadCell key={at} content={cell} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text never change places
            <tr key={at} className="border-t border-line align-top">
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a text never change places
                <td key={column} className="px-3.5 py-2.5 text-ink-2 max-xs:px-2">
                  <Run content={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** An empty corner cell above a column of row names is not rendered as a header. */
function HeadCell({ content }: { readonly content: Text }) {
  return content.some(({ text }) => text !== '') ? (
    <th scope="col" className="px-3.5 py-2.5 font-bold max-xs:px-2">
      <Run content={content} />
    </th>
  ) : (
    <td />
  )
}

/** Links in a text are relative to its market. */
function Run({ content }: { readonly content: Text }) {
  const { base } = useMarket()
  return content.map((part, at) => {
    const key = `${at}`
    if (part.kind === 'strong')
      return (
        <strong key={key}>
          <WholeMeasures name={part.text} />
        </strong>
      )
    if (part.kind === 'link')
      return (
        <TextLink key={key} href={part.href.startsWith('/') ? base + part.href : part.href}>
          {part.text}
        </TextLink>
      )
    return <WholeMeasures key={key} name={part.text} />
  })
}

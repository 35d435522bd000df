import type { Product } from '#domain/device/device.ts'
import { shortTitle } from '#domain/device/title.ts'
import { useText } from '#web/text/use-text.tsx'

type InTheBoxProps = { readonly product: Product; readonly items: readonly string[] }

export function InTheBox({ product, items }: InTheBoxProps) {
  const { box, boxItems, boxNote } = useText().product
  const contents = [shortTitle(product), ...items.flatMap(item => boxItems[item] ?? [])]
  return (
    <section aria-labelledby="box-title" className="min-w-0">
      <h2 id="box-title">{box}</h2>
      <ul className="box-items">
        {contents.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-3 text-label text-ink-2">{boxNote}</p>
    </section>
  )
}

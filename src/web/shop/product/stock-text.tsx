import { useText } from '#web/text/use-text.tsx'

/** Up to this number the shop says how many are left. */
const lowStock = 5

export function StockText({ stock }: { readonly stock: number }) {
  const { inStock, lastOnes } = useText().product
  return <span className="whitespace-nowrap">{stock > lowStock ? inStock : lastOnes(stock)}</span>
}

import { dataOf } from '#domain/device/compare.ts'
import type { Product } from '#domain/device/device.ts'
import type { Specification } from '#domain/device/specification.ts'
import { useText } from '#web/text/use-text.tsx'
import { valueInText } from '#web/ui/configuration-text.ts'
import { useDataLabel } from '../data-label.ts'

type SpecificationTableProps = {
  readonly product: Product
  readonly specification: Specification
}

/** The data of this product, then those of its model. */
export function SpecificationTable({ product, specification }: SpecificationTableProps) {
  const text = useText()
  const labelOf = useDataLabel()
  return (
    <section aria-labelledby="specification-title" className="min-w-0">
      <h2 id="specification-title">{text.product.specification}</h2>
      <table className="spec-table">
        <tbody>
          {[...dataOf({ product, specification })].map(([key, value]) => (
            <tr key={key}>
              <th scope="row">{labelOf(key)}</th>
              <td>{valueInText(value, text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

import type { Configuration, Product } from '#domain/device/device.ts'
import { type ProductField, productFields } from '#domain/device/product-fields.ts'
import { ownRows, type Specification, specKeys } from '#domain/device/specification.ts'
import { useText } from '#web/text/use-text.tsx'
import { valueInText } from '#web/ui/configuration-text.ts'

type SpecificationTableProps = {
  readonly product: Product
  readonly specification: Specification
}

const ownFields = [
  'storage',
  'color',
  'size',
  'material',
  'connectivity',
] as const satisfies readonly ProductField[]

/** The data of this product, then those of its model. */
export function SpecificationTable({ product, specification }: SpecificationTableProps) {
  const text = useText()
  const { configuration, model } = product
  const productRows = ownFields.map(key => {
    const value = configuration[key]
    return [text.listing.filterNames[key], typeof value === 'object' ? value.name : value] as const
  })
  const perModel: Specification = { ...specification, ...ownSpecification(configuration) }
  const rows = [
    ...productRows,
    ...specKeys.map(key => [text.product.specs[key], perModel[key]] as const),
    [text.product.year, String(model.year)] as const,
  ]
  return (
    <section aria-labelledby="specification-title" className="min-w-0">
      <h2 id="specification-title">{text.product.specification}</h2>
      <table className="spec-table">
        <tbody>
          {rows.map(([label, value]) =>
            value === undefined ? undefined : (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{valueInText(value, text)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}

/** What the product itself says in the rows of its model. */
function ownSpecification(configuration: Configuration): Specification {
  return Object.fromEntries(
    productFields.flatMap(field => {
      const [row, value] = [ownRows[field], configuration[field]]
      return row && value ? [[row, value]] : []
    }),
  )
}

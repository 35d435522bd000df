import { Form } from 'react-router'
import { colorFamilies, type DeviceType, deviceTypes } from '#domain/device/device.ts'
import { type Specification, specKeys } from '#domain/device/specification.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeText } from './office-text.ts'
import {
  Cell,
  Choice,
  LongField,
  OfficeTitle,
  Section,
  Stack,
  Stacks,
  Table,
  TextField,
} from './parts.tsx'

type Model = {
  readonly id: string
  readonly brand: string
  readonly name: string
  readonly type: DeviceType
  readonly year: number
  readonly products: number
}

type ModelsScreenProps = {
  readonly typed: string
  readonly rows: readonly Model[]
  readonly next: string | undefined
}

/** The models of the catalogue, which all markets share. */
export function ModelsScreen({ typed, rows, next }: ModelsScreenProps) {
  const { models: text, pages, list, prices } = useOfficeText()
  return (
    <>
      <OfficeTitle>{pages.models}</OfficeTitle>
      <DoneAlert />
      <Form className="flex max-w-160 items-end gap-2">
        <TextField label={text.search} name="q" defaultValue={typed} className="flex-1" />
        <Button type="submit" tone="ghost" size="small">
          {list.show}
        </Button>
      </Form>
      {rows.length === 0 ? (
        <p className="text-ink-2">{list.none}</p>
      ) : (
        <Table
          caption={pages.models}
          heads={[text.name, prices.type, text.year, text.products]}
          numbers={[text.year, text.products]}
        >
          {rows.map(({ id, brand, name, type, year, products }) => (
            <tr key={id}>
              <Cell>
                <TextLink href={officeUrl('model', id)}>{`${brand} ${name}`}</TextLink>
              </Cell>
              <Cell>{prices.types[type]}</Cell>
              <Cell className="text-right">{year}</Cell>
              <Cell className="text-right">{products}</Cell>
            </tr>
          ))}
        </Table>
      )}
      {next !== undefined && (
        <div>
          <ButtonLink
            tone="ghost"
            size="small"
            href={`${officeUrl('models')}?${new URLSearchParams({ q: typed, after: next })}`}
          >
            {list.nextPage}
          </ButtonLink>
        </div>
      )}
      <Section title={text.add}>
        <p className="max-w-170 text-ink-2">{text.addText}</p>
        <ActForm act="add-model" market={undefined} hasReason={false}>
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            <TextField label={text.brand} name="brand" required maxLength={60} />
            <TextField label={text.name} name="name" required maxLength={80} />
            <TypeChoice />
            <YearField />
          </div>
        </ActForm>
      </Section>
    </>
  )
}

function TypeChoice() {
  const { prices } = useOfficeText()
  const options = deviceTypes.map(type => [type, prices.types[type]] as const)
  return <Choice label={prices.type} name="type" options={options} />
}

function YearField({ year }: { readonly year?: number }) {
  const { models: text } = useOfficeText()
  return (
    <TextField
      label={text.year}
      name="year"
      required
      inputMode="numeric"
      pattern="(19|20)\d\d"
      maxLength={4}
      defaultValue={year}
      autoComplete="off"
    />
  )
}

type ModelScreenProps = {
  readonly model: Model & {
    readonly specification: Specification
    readonly boxContents: readonly string[]
  }
  readonly products: readonly {
    readonly id: string
    readonly sku: string
    readonly title: string
    readonly listings: number
  }[]
}

/** One model: what its page says, and the configurations in which it is sold. */
export function ModelScreen({ model, products }: ModelScreenProps) {
  const { models: text, list } = useOfficeText()
  const { brand, name, year, specification, boxContents } = model
  return (
    <>
      <OfficeTitle>{`${brand} ${name}`}</OfficeTitle>
      <DoneAlert />
      <Stacks>
        <Stack>
          <Section title={text.specification}>
            <ActForm act="change-model" market={undefined} tone="ghost">
              <div className="grid gap-3 sm:grid-cols-2">
                <YearField year={year} />
                {specKeys.map(key => (
                  <TextField
                    key={key}
                    label={text.specs[key]}
                    name={key}
                    defaultValue={specification[key] ?? ''}
                    autoComplete="off"
                  />
                ))}
              </div>
              <LongField
                label={text.box}
                hint={text.boxHint}
                name="box"
                rows={3}
                maxLength={2_000}
                defaultValue={boxContents.join('\n')}
              />
            </ActForm>
          </Section>
        </Stack>
        <Stack>
          <Section title={text.products}>
            {products.length === 0 ? (
              <p className="text-ink-2">{list.none}</p>
            ) : (
              <Table
                caption={text.products}
                heads={[text.product, text.listings]}
                numbers={[text.listings]}
              >
                {products.map(({ id, sku, title, listings }) => (
                  <tr key={id}>
                    <Cell>
                      {title}
                      <span className="block text-meta wrap-anywhere text-ink-2">
                        {`${id} · ${sku}`}
                      </span>
                    </Cell>
                    <Cell className="text-right">{listings}</Cell>
                  </tr>
                ))}
              </Table>
            )}
          </Section>
          <NewProduct key={products.length} />
        </Stack>
      </Stacks>
    </>
  )
}

function NewProduct() {
  const { models: text } = useOfficeText()
  const fields = ['storage', 'ram', 'cpu', 'size', 'connectivity', 'material'] as const
  return (
    <Section title={text.addProduct}>
      <p className="text-ink-2">{text.addProductText}</p>
      <ActForm act="add-product" market={undefined} hasReason={false} tone="ghost">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label={text.color} name="color" maxLength={60} autoComplete="off" />
          <TextField
            label={text.hex}
            name="hex"
            placeholder="#1F2A33"
            pattern="#[0-9A-Fa-f]{6}"
            maxLength={7}
            autoComplete="off"
          />
          <Choice
            label={text.family}
            name="family"
            options={colorFamilies.map(each => [each, text.families[each]] as const)}
          />
          {fields.map(field => (
            <TextField
              key={field}
              label={text.fields[field]}
              name={field}
              maxLength={60}
              autoComplete="off"
            />
          ))}
        </div>
      </ActForm>
    </Section>
  )
}

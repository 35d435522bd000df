import type { DeviceType } from '#domain/device/device.ts'
import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { MarketBar } from './market-bar.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, Choice, OfficeTitle, Section, StateMark, Table, TextField } from './parts.tsx'

type GoodsScreenProps = {
  readonly market: Market
  readonly ownMarkets: readonly Market[]
  readonly typed: string
  readonly item: string
  readonly currency: Currency
  readonly accessories: readonly {
    readonly id: string
    readonly type: string
    readonly name: string
    readonly priceMinor: number | null
    readonly isActive: boolean
  }[]
  readonly services: readonly {
    readonly id: string
    readonly deviceType: DeviceType
    readonly type: 'EXTRA_WARRANTY' | 'INSURANCE'
    readonly key: string
    readonly fromMinor: number
    readonly toMinor: number | null
    readonly priceMinor: number
  }[]
  readonly batteries: readonly { readonly deviceType: DeviceType; readonly priceMinor: number }[]
}

/** What is sold beside devices, with its prices in a market. */
export function GoodsScreen(props: GoodsScreenProps) {
  const { market, ownMarkets, typed } = props
  const { goods: text, pages } = useOfficeText()
  return (
    <>
      <OfficeTitle>{`${pages.goods}: ${marketNames[market]}`}</OfficeTitle>
      <MarketBar {...{ market, ownMarkets }} search={{ label: text.search, typed }} />
      <DoneAlert />
      <Accessories {...props} />
      <Services {...props} />
      <Batteries {...props} />
    </>
  )
}

/** The page with the form of one thing open. */
function openUrl({ market, typed }: GoodsScreenProps, item: string): string {
  return `${officeUrl('goods')}?${new URLSearchParams({ market, q: typed, item })}#open`
}

function Accessories(props: GoodsScreenProps) {
  const { market, currency, accessories, item } = props
  const { goods: text, list, prices, people } = useOfficeText()
  const { money } = useOfficeFormat()
  const open = accessories.find(({ id }) => id === item)
  return (
    <Section title={text.accessories}>
      {open && (
        <div id="open" className="scroll-mt-24">
          <ActForm key={open.id} act="set-accessory" market={market} item={open.id}>
            <p className="font-bold">{open.name}</p>
            <div className="grid gap-3 sm:grid-cols-2">
              <PriceField currency={currency} minor={open.priceMinor} />
              <Choice
                label={text.forSale}
                name="active"
                defaultValue={open.isActive ? 'yes' : 'no'}
                options={[
                  ['yes', people.yes],
                  ['no', people.no],
                ]}
              />
            </div>
          </ActForm>
        </div>
      )}
      {accessories.length === 0 ? (
        <p className="text-ink-2">{list.none}</p>
      ) : (
        <Table
          caption={text.accessories}
          heads={[text.name, text.kind, prices.price, text.forSale]}
          numbers={[prices.price]}
        >
          {accessories.map(({ id, name, type, priceMinor, isActive }) => (
            <tr key={id}>
              <Cell className="min-w-50">
                <TextLink href={openUrl(props, id)}>{name}</TextLink>
                <span className="block text-meta text-ink-2">{id}</span>
              </Cell>
              <Cell>{ownEntry(text.accessoryTypes, type) ?? type}</Cell>
              <Cell className="text-right whitespace-nowrap">
                {priceMinor !== null && money({ minor: priceMinor, currency })}
              </Cell>
              <Cell>
                <StateMark>{isActive ? people.yes : people.no}</StateMark>
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

function Services(props: GoodsScreenProps) {
  const { market, currency, services, item } = props
  const { goods: text, prices } = useOfficeText()
  const { money } = useOfficeFormat()
  const open = services.find(({ id }) => id === item)
  const nameOf = ({ type, key }: (typeof services)[number]) =>
    `${text.serviceTypes[type]}, ${ownEntry(text.services, key) ?? key}`
  return (
    <Section title={text.servicesTitle}>
      {open && (
        <div id="open" className="scroll-mt-24">
          <ActForm key={open.id} act="set-service" market={market} item={open.id}>
            <p className="font-bold">{`${nameOf(open)}, ${prices.types[open.deviceType]}`}</p>
            <PriceField currency={currency} minor={open.priceMinor} />
          </ActForm>
        </div>
      )}
      <Table
        caption={text.servicesTitle}
        heads={[text.name, prices.type, text.devicesFrom, text.devicesBelow, prices.price]}
        numbers={[text.devicesFrom, text.devicesBelow, prices.price]}
      >
        {services.map(each => (
          <tr key={each.id}>
            <Cell className="min-w-50">
              <TextLink href={openUrl(props, each.id)}>{nameOf(each)}</TextLink>
            </Cell>
            <Cell>{prices.types[each.deviceType]}</Cell>
            <Cell className="text-right whitespace-nowrap">
              {money({ minor: each.fromMinor, currency })}
            </Cell>
            <Cell className="text-right whitespace-nowrap">
              {each.toMinor !== null && money({ minor: each.toMinor, currency })}
            </Cell>
            <Cell className="text-right whitespace-nowrap">
              {money({ minor: each.priceMinor, currency })}
            </Cell>
          </tr>
        ))}
      </Table>
    </Section>
  )
}

function Batteries(props: GoodsScreenProps) {
  const { market, currency, batteries, item } = props
  const { goods: text, prices } = useOfficeText()
  const { money } = useOfficeFormat()
  const open = batteries.find(({ deviceType }) => deviceType === item)
  return (
    <Section title={text.batteries}>
      {open && (
        <div id="open" className="scroll-mt-24">
          <ActForm key={open.deviceType} act="set-battery" market={market} item={open.deviceType}>
            <p className="font-bold">{prices.types[open.deviceType]}</p>
            <PriceField currency={currency} minor={open.priceMinor} />
          </ActForm>
        </div>
      )}
      <Table caption={text.batteries} heads={[prices.type, prices.price]} numbers={[prices.price]}>
        {batteries.map(({ deviceType, priceMinor }) => (
          <tr key={deviceType}>
            <Cell>
              <TextLink href={openUrl(props, deviceType)}>{prices.types[deviceType]}</TextLink>
            </Cell>
            <Cell className="text-right whitespace-nowrap">
              {money({ minor: priceMinor, currency })}
            </Cell>
          </tr>
        ))}
      </Table>
    </Section>
  )
}

function PriceField({
  currency,
  minor,
}: {
  readonly currency: Currency
  readonly minor: number | null
}) {
  const { prices } = useOfficeText()
  return (
    <TextField
      label={`${prices.price}, ${currency}`}
      name="price"
      required
      inputMode="decimal"
      maxLength={20}
      defaultValue={minor === null ? '' : String(minor / 100)}
      autoComplete="off"
    />
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import { negate } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import { beginPath, exchangePath } from '#domain/trade-in/begin-path.ts'
import type { BuybackConfiguration, BuybackModel } from '#domain/trade-in/buyback.ts'
import { leftToPay } from '#domain/trade-in/trade-in.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useTradeInLandingText } from '#web/text/use-trade-in-landing-text.ts'
import { useTradeText } from '#web/text/use-trade-text.ts'
import { Button } from '#web/ui/button.tsx'
import { configurationLine } from '#web/ui/configuration-text.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { PillRadios } from '#web/ui/pill-radios.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { fetchConfigurations, fetchVoucher } from './estimate-client.ts'
import { useFoundModels } from './use-model-search.ts'

export type TradeInEstimateProps = {
  /** What is to be paid for. */
  readonly price: Money
  /** The listing that the old device is traded in for. */
  readonly towards: string
}

/** Which model, and in which variant: then what is left to pay, and the way to the other questions. */
export function TradeInEstimate(props: TradeInEstimateProps) {
  const [model, setModel] = useState<BuybackModel>()
  const [attempt, setAttempt] = useState(1)
  return model ? (
    <Estimate
      key={attempt}
      {...props}
      model={model}
      onOther={() => setModel(undefined)}
      onRetry={() => setAttempt(attempt + 1)}
    />
  ) : (
    <ModelChoice {...props} onChoose={setModel} />
  )
}

const shownModels = 5

type ModelChoiceProps = TradeInEstimateProps & { readonly onChoose: (model: BuybackModel) => void }

/** Takes the focus: it has the place of what was pressed. What is not found here can be described all the same. */
function ModelChoice({ towards, onChoose }: ModelChoiceProps) {
  const { search, upTo } = useTradeInLandingText()
  const { general } = useText()
  const { market, base } = useMarket()
  const { shelf } = useFormatPrice()
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = useFoundModels(market, typed)
  useEffect(() => document.getElementById(id)?.focus(), [id])
  const count = found?.length ?? 0
  return (
    <div className="grid gap-2">
      <TextInput
        {...{ id, label: search.label, required: false, error: undefined, warning: undefined }}
        value={typed}
        onChange={setTyped}
        placeholder={search.placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
      />
      <p role="status" className={found && count === 0 ? 'text-meta' : 'sr-only'}>
        {found && (count === 0 ? general.nothingFound : search.found(count))}
      </p>
      <ul aria-label={search.suggestions} className="grid gap-1.5 empty:hidden">
        {found?.slice(0, shownModels).map(model => (
          <li key={model.product.model.id}>
            <button type="button" onClick={() => onChoose(model)} className="found-model">
              <b>{`${model.product.model.brand} ${model.product.model.name}`}</b>
              <span>{upTo(shelf(model.most))}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-meta">
        <TextLink href={base + exchangePath(market, towards)} className="inline-block min-h-6">
          {useTradeText().begin}
        </TextLink>
      </p>
    </div>
  )
}

type EstimateProps = TradeInEstimateProps & {
  readonly model: BuybackModel
  readonly onOther: () => void
  readonly onRetry: () => void
}

type Loaded = readonly BuybackConfiguration[] | 'loading' | 'failed'

function Estimate({ price, towards, model, onOther, onRetry }: EstimateProps) {
  const text = useTradeText()
  const shop = useText()
  const { market, base } = useMarket()
  const { total } = useFormatPrice()
  const [variants, setVariants] = useState<Loaded>('loading')
  const [item, setItem] = useState('')
  const [voucher, setVoucher] = useState<Money | 'failed'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, brand, name } = model.product.model
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    void fetchConfigurations(market, id).then(loaded => {
      setVariants(loaded ?? 'failed')
      if (loaded?.length === 1) setItem(loaded[0]?.item ?? '')
    })
  }, [market, id])
  const chosen =
    typeof variants === 'object' ? variants.find(each => each.item === item) : undefined
  useEffect(() => {
    if (!chosen) return
    let isCurrent = true
    setVoucher(undefined)
    void fetchVoucher(market, model, chosen.configured).then(
      found => isCurrent && setVoucher(found ?? 'failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [market, model, chosen])
  const isFailed = variants === 'failed' || voucher === 'failed'
  const isLoading = variants === 'loading' || (chosen !== undefined && voucher === undefined)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 ref={heading} tabIndex={-1} className="text-meta font-bold outline-none">
          {`${brand} ${name}`}
        </h3>
        <button type="button" onClick={onOther} className="min-h-6 text-link text-meta">
          {text.another}
        </button>
      </div>
      {typeof variants === 'object' && variants.length > 1 && (
        <PillRadios
          legend={text.variant}
          pills={variants.map(each => ({
            value: each.item,
            label: configurationLine(each.configured, shop),
          }))}
          value={item}
          onChange={setItem}
        />
      )}
      <div role="status" className="grid gap-1">
        {isLoading && <Spinner />}
        {isFailed && <p className="text-meta text-rust">{text.failed}</p>}
        {typeof voucher === 'object' && (
          <SummaryRows>
            <SummaryRow label={text.price} value={total(price)} />
            <SummaryRow tone="saving" label={text.voucherUpTo} value={total(negate(voucher))} />
            <SummaryRow
              tone="total"
              label={text.leftAtLeast}
              value={total(leftToPay({ price }, voucher))}
            />
          </SummaryRows>
        )}
      </div>
      {isFailed && (
        <Button tone="quiet" size="small" onClick={onRetry}>
          {shop.general.retry}
        </Button>
      )}
      {typeof voucher === 'object' && <p className="text-note text-ink-2">{text.estimate}</p>}
      <form method="post" action={base + beginPath(market, 'model', towards)}>
        <input type="hidden" name="answer" value={id} />
        <input type="hidden" name="item" value={item} />
        <Button type="submit" tone="ghost" size="small" full>
          {text.begin}
        </Button>
      </form>
    </div>
  )
}

import { useMarket } from '#web/text/use-text.tsx'

/** A whole amount in the market's currency, as filters show it: "4.000 lei". */
export function useWriteAmount(): (units: number) => string {
  const { locale, currencyLabel } = useMarket()
  return units => `${new Intl.NumberFormat(locale).format(units)}\u00a0${currencyLabel}`
}

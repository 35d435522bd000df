import { useMarket } from '#web/text/use-text.tsx'

/** A whole amount of the market's currency, as filters write it: "4.000 lei". */
export function useWriteAmount(): (units: number) => string {
  const { locale, currencyLabel } = useMarket()
  return units => `${new Intl.NumberFormat(locale).format(units)}\u00a0${currencyLabel}`
}

import { useEffect, useEffectEvent, useState } from 'react'
import type { CompanyLookUp } from '#domain/address/company-look-up.ts'
import { hasFiscalCodeCheckDigit } from '#domain/field/has-check-digit.ts'
import { toStoredFiscalCode } from '#domain/field/patterns/fiscal-code.ts'
import { validationDebounceMs } from '#domain/field/timing.ts'
import type { Market } from '#domain/market/market.ts'
import { lookUpCompany } from '#web/client/company-client.ts'
import { useMarket } from '#web/text/use-text.tsx'

type FinishedLookUp = { readonly code: string; readonly response: CompanyLookUp }

/** A code that cannot be valid, for example a half-typed one, is not looked up. */
function validCode(market: Market, typed: string): string | undefined {
  return hasFiscalCodeCheckDigit(market, typed) && toStoredFiscalCode(market, typed) !== undefined
    ? typed.trim()
    : undefined
}

/** Looks the code up after a pause in typing; calls `onFinished` once for each response. */
export function useCompanyLookUp(
  typed: string,
  onFinished: (response: CompanyLookUp) => void,
): CompanyLookUp | { readonly kind: 'asking' } | undefined {
  const { market } = useMarket()
  const code = validCode(market, typed)
  const [finished, setFinished] = useState<FinishedLookUp>()
  const finish = useEffectEvent((lookUp: FinishedLookUp) => {
    setFinished(lookUp)
    onFinished(lookUp.response)
  })
  useEffect(() => {
    if (code === undefined) return
    const leaving = new AbortController()
    const { signal } = leaving
    const pause = setTimeout(async () => {
      const response = await lookUpCompany(market, code, signal)
      if (!signal.aborted) finish({ code, response })
    }, validationDebounceMs)
    return () => {
      clearTimeout(pause)
      leaving.abort()
    }
  }, [market, code])
  if (code === undefined) return undefined
  return finished?.code === code ? finished.response : { kind: 'asking' }
}

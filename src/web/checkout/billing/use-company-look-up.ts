import { useEffect, useEffectEvent, useState } from 'react'
import type { CompanyLookUp, RegisteredCompany } from '#domain/address/company-look-up.ts'
import { hasFiscalCodeCheckDigit } from '#domain/field/has-check-digit.ts'
import { toStoredFiscalCode } from '#domain/field/patterns/fiscal-code.ts'
import { validationDebounceMs } from '#domain/field/timing.ts'
import type { Market } from '#domain/market/market.ts'
import { lookUpCompany } from '#web/client/company-client.ts'
import { useMarket } from '#web/text/use-text.tsx'

type RequestContext = { readonly code: string; readonly response: CompanyLookUp }

/** A code that cannot be valid, for example a half-typed one, is not looked up. */
function askable(market: Market, typed: string): string | undefined {
  return hasFiscalCodeCheckDigit(market, typed) && toStoredFiscalCode(market, typed) !== undefined
    ? typed.trim()
    : undefined
}

/** Looks the code up after a pause in typing; calls `onFound` once for each code that is found. */
export function useCompanyLookUp(
  typed: string,
  onFound: (company: RegisteredCompany) => void,
): CompanyLookUp | { readonly kind: 'asking' } | undefined {
  const { market } = useMarket()
  const code = askable(market, typed)
  const [request, setRequest] = useState<RequestContext>()
  const take = useEffectEvent((tracked: RequestContext) => {
    setRequest(tracked)
    if (tracked.response.kind === 'found') onFound(tracked.response.company)
  })
  useEffect(() => {
    if (code === undefined) return
    const leaving = new AbortController()
    const { signal } = leaving
    const pause = setTimeout(async () => {
      const result = await lookUpCompany(market, code, signal)
      if (!signal.aborted) take({ code, response: result })
    }, validationDebounceMs)
    return () => {
      clearTimeout(pause)
      leaving.abort()
    }
  }, [market, code])
  if (code === undefined) return undefined
  return request?.code === code ? request.response : { kind: 'asking' }
}

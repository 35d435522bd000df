import { useMatches } from 'react-router'
import type { SoldIn } from '#domain/device/sold-in.ts'

/** For a page about a device, a model or a brand; `undefined` if every market has the page. */
export function useSoldIn(): SoldIn | undefined {
  return useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasSoldIn)?.soldIn
}

function hasSoldIn(loaderData: unknown): loaderData is { readonly soldIn: SoldIn } {
  return typeof loaderData === 'object' && loaderData !== null && 'soldIn' in loaderData
}

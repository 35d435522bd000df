import { useMatches } from 'react-router'
import type { SoldIn } from '#domain/device/sold-in.ts'

/** Of a page about a device, a model or a brand; undefined where every market has the page. */
export const useSoldIn = (): SoldIn | undefined =>
  useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasSoldIn)?.soldIn

const hasSoldIn = (shown: unknown): shown is { readonly soldIn: SoldIn } =>
  typeof shown === 'object' && shown !== null && 'soldIn' in shown

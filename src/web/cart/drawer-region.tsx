import { type ComponentProps, useEffect, useState } from 'react'
import { languageOf } from '#domain/market/market.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { type DrawerRequest, listenToDrawer } from '../client/open-drawer.ts'
import type { loadDrawer } from './load-drawer.ts'

type LoadedDrawer = Awaited<ReturnType<typeof loadDrawer>>

type Opening = { readonly request: DrawerRequest; readonly count: number; readonly isOpen: boolean }

type DrawerRegionProps = Pick<ComponentProps<LoadedDrawer['Drawer']>, 'settings'>

/** Rendered once per page. Downloads the drawer and its text when the drawer is first opened. */
export function DrawerRegion({ settings }: DrawerRegionProps) {
  const language = languageOf[useMarket().market]
  const [loaded, setLoaded] = useState<LoadedDrawer>()
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    const open = async (request: DrawerRequest) => {
      const { loadDrawer } = await import('./load-drawer.ts')
      setLoaded(await loadDrawer(language))
      setOpening(last => ({ request, count: (last?.count ?? 0) + 1, isOpen: true }))
    }
    return listenToDrawer(open)
  }, [language])
  if (!loaded || !opening) return null
  const { Drawer, text } = loaded
  const { request, count, isOpen } = opening
  const close = () => setOpening({ ...opening, isOpen: false })
  return <Drawer key={count} {...{ request, isOpen, settings, text }} onClose={close} />
}

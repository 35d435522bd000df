import { type ComponentProps, useEffect, useState } from 'react'
import { languageOf } from '#domain/market/market.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { closeOpeningSheet, showOpeningSheet } from '#web/ui/opening-sheet.ts'
import { type DrawerRequest, listenToDrawer } from '../client/open-drawer.ts'
import type { loadDrawer } from './load-drawer.ts'

type LoadedDrawer = Awaited<ReturnType<typeof loadDrawer>>

type Opening = { readonly request: DrawerRequest; readonly count: number; readonly isOpen: boolean }

type DrawerRegionProps = Pick<ComponentProps<LoadedDrawer['Drawer']>, 'settings'>

/** Rendered once per page. Downloads the drawer and its text when the drawer is first opened. */
export function DrawerRegion({ settings }: DrawerRegionProps) {
  const language = languageOf[useMarket().market]
  const { cart, general } = useText()
  const [loaded, setLoaded] = useState<LoadedDrawer>()
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    let isLoaded = false
    // The last request, until the visitor leaves before the drawer is there.
    let wanted: DrawerRequest | undefined
    const load = async () => {
      const { loadDrawer } = await import('./load-drawer.ts')
      setLoaded(await loadDrawer(language))
      isLoaded = true
    }
    const leave = () => {
      wanted = undefined
      // It may be loaded already, and not be rendered yet.
      setOpening(last => last && { ...last, isOpen: false })
    }
    const open = async (request: DrawerRequest) => {
      wanted = request
      if (request.kind === 'look' && !isLoaded)
        showOpeningSheet({ side: 'right', title: cart.title, closeLabel: general.close }, leave)
      await load().catch(error => {
        closeOpeningSheet()
        throw error
      })
      if (wanted === request)
        setOpening(last => ({ request, count: (last?.count ?? 0) + 1, isOpen: true }))
    }
    return listenToDrawer(open)
  }, [language, cart.title, general.close])
  if (!loaded || !opening) return null
  const { Drawer, text } = loaded
  const { request, count, isOpen } = opening
  const close = () => setOpening({ ...opening, isOpen: false })
  return <Drawer key={count} {...{ request, isOpen, settings, text }} onClose={close} />
}

import type { Market } from './market.ts'
import type { Routes } from './page.ts'
import { bg } from './routes/bg.ts'
import { gr } from './routes/gr.ts'
import { hu } from './routes/hu.ts'
import { ro } from './routes/ro.ts'

/** Spec 2.1: every page's path in every market. */
export const routes: Readonly<Record<Market, Routes>> = { ro, bg, hu, gr }

import type { Market } from './market.ts'
import type { Routes } from './page.ts'
import { bg } from './routes/bg.ts'
import { gr } from './routes/gr.ts'
import { hu } from './routes/hu.ts'
import { ro } from './routes/ro.ts'

/** The path of every page in every market (Spec 2.1). */
export const routes: Readonly<Record<Market, Routes>> = { ro, bg, hu, gr }

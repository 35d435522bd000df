import { currencies } from '#domain/money/currency.ts'
import { z } from 'zod'


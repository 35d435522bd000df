import { orderStatusLoaders } from '#text/order/status-page/order-status-loaders.ts'
import { pageText } from './page-text.ts'

export const useOrderStatusText = await pageText(orderStatusLoaders)

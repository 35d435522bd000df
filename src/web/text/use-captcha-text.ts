import { captchaLoaders } from '#text/identity/captcha-page/captcha-loaders.ts'
import { pageText } from './page-text.ts'

export const useCaptchaText = await pageText(captchaLoaders)

import { tellErrors } from './tell-errors.ts'

tellErrors()

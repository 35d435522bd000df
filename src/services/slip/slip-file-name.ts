import type { SlipNumber } from '#domain/sell/acquisition-slip.ts'

/** 'borderou-KBA-2026-000123.pdf'. */
export const slipFileName = ({ year, number }: SlipNumber): string =>
  `borderou-KBA-${year}-${String(number).padStart(6, '0')}.pdf`

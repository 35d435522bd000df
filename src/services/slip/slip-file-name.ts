import type { SlipNumber } from '#domain/trade-in/acquisition-slip.ts'

/** 'borderou-KBA-2026-000123.pdf'. */
export function slipFileName({ year, number }: SlipNumber): string {
  return `borderou-KBA-${year}-${String(number).padStart(6, '0')}.pdf`
}

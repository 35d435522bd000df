import type { ReactNode } from 'react'
import type { DeviceType } from '#domain/device/device.ts'
import type { choicesOf } from '#domain/trade-in/answers.ts'
import type { BurnIn, CaseGrade, DisplayDefect, DisplayGrade } from '#domain/trade-in/choices.ts'
import { BurnInPicture } from '../drawing/burn-in-picture.tsx'
import { CasePicture } from '../drawing/case-picture.tsx'
import { DisplayDefectPicture, DisplayPicture } from '../drawing/display-picture.tsx'
import { type KeyboardError, KeyboardPicture } from '../drawing/keyboard-picture.tsx'
import type { TickStep } from './question-props.ts'

/** What an answer looks like on such a device; `undefined` if text says it all. */
export function pictureOfChoice(
  step: keyof typeof choicesOf,
  value: string,
  type: DeviceType,
): ReactNode {
  if (value === 'unknown') return undefined
  switch (step) {
    case 'grading-display':
      return <DisplayPicture type={type} grade={value as Exclude<DisplayGrade, 'unknown'>} />
    case 'grading-case':
      return <CasePicture type={type} grade={value as Exclude<CaseGrade, 'unknown'>} />
    case 'burn-in':
      return <BurnInPicture type={type} burnIn={value as BurnIn} />
    case 'config-provider':
    case 'liquid-contact':
      return undefined
  }
}

export function pictureOfTick(step: TickStep, value: string, type: DeviceType): ReactNode {
  switch (step) {
    case 'display-defects':
      return <DisplayDefectPicture type={type} defect={value as DisplayDefect} />
    case 'laptop-keyboard':
      return <KeyboardPicture error={value as KeyboardError} />
  }
  return undefined
}

import type { InspectionReasonsText } from './ro.ts'

export const inspectionReasonsBg: InspectionReasonsText = {
  'swollen-battery': 'Батерията е подута.',
  locked: 'Устройството е заключено с профил, от фирма или в BIOS.',
  'online-ban': 'Конзолата е изключена от мрежата на производителя.',
  stolen: 'Устройството е обявено за откраднато.',
  counterfeit: 'Устройството не е оригинално.',
  'other-device': 'Това не е устройството, което описа.',
}

import type { InspectedPartsText } from './ro.ts'

export const inspectedPartsBg: InspectedPartsText = {
  'config-all': 'Конфигурация',
  'config-storage': 'Памет',
  'config-provider': 'Мрежа',
  'liquid-contact': 'Контакт с течност',
  'burn-in': 'Прегаряне на екрана',
  'grading-display': 'Състояние на екрана',
  'grading-case': 'Състояние на корпуса',
  battery: 'Батерия',
  'display-defects': 'Дефекти на екрана',
  'phone-defects': 'Други дефекти',
  'tablet-defects': 'Други дефекти',
  'smartwatch-defects': 'Други дефекти',
  'laptop-defects': 'Други дефекти',
  'laptop-keyboard': 'Клавиатура',
  'console-defects': 'Други дефекти',
  'console-controllers': 'Контролери',
}

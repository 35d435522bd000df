import type { InboundLabelText } from './ro.ts'

export const inboundLabelTextBg: InboundLabelText = {
  title: 'Пратка за Kintsu',
  from: 'От',
  to: 'До',
  sendBy: day => `Предай я до ${day}`,
  courierOn: day => `Куриерът идва на ${day}`,
  cut: 'Отрежи тук. Залепи горната част върху пратката.',
  listTitle: 'Преди да затвориш пратката',
  list: email => [
    'Запази копие на данните си и изтрий всичко от устройството: възстанови фабричните настройки.',
    'Излез от профила си в Apple, Google или Samsung и изключи заключването на устройството.',
    'Извади SIM картата и картата с памет.',
    `Не изпращай подута батерия. Първо ни пиши: ${email}.`,
    'Сложи вътре аксесоарите и увий устройството, за да не мърда.',
  ],
  fileName: 'etiket',
}

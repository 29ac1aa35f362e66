import type en from '../en-US/moveMany';

export default {
  'moveMany.title':
    'Перенос трафика: {count, plural, one {# субаккаунт} few {# субаккаунта} many {# субаккаунтов} other {# субаккаунта}}',
  'moveMany.direction': 'Выделить или вернуть',
  'moveMany.same': 'Объём для каждого',
  'moveMany.sameHint': 'Ниже объём можно изменить для каждого субаккаунта.',
  'moveMany.rows': 'Выбранные субаккаунты',
  'moveMany.amountFor': 'Объём для {name}',
  'moveMany.now': 'Сейчас {amount}',
  'moveMany.change': 'Сейчас {before}, станет {after}',
  'moveMany.tooMuch': '{problem}. Не больше {amount}',
  'moveMany.waiting': 'Ожидает',
  'moveMany.sending': 'Отправляется',
  'moveMany.moved': 'Перенесено',
  'moveMany.arrived': 'Перенесено',
  'moveMany.refused': 'Отказано',
  'moveMany.failed': 'Не перенесено',
  'moveMany.lost': 'Ответ не дошёл',
  'moveMany.unfit': 'Не отправлено',
  'moveMany.notSent': 'Не отправлено',
  'moveMany.open': 'Ответа о прежнем изменении этого субаккаунта ещё нет',
  'moveMany.end.lost':
    'Остановлено: ответ не дошёл. Запросы по следующим субаккаунтам не отправлялись.',
  'moveMany.end.failed':
    'Остановлено из-за ошибки. Запросы по следующим субаккаунтам не отправлялись.',
  'moveMany.end.stopped': 'Остановлено. Запросы по остальным субаккаунтам не отправлялись.',
  'moveMany.progress': 'Ход переноса',
  'moveMany.done': 'Выполнено {done} из {of}',
  'moveMany.result':
    'Перенесено: {moved}{refused, plural, =0 {} other {, отказано: #}}{unclear, plural, =0 {} other {, без ответа: #}}{left, plural, =0 {} other {, не перенесено: #}}',
  'moveMany.stop': 'Остановить',
} as const satisfies Record<keyof typeof en, string>;

import type en from '../en-US/moveMany';

export default {
  'moveMany.title':
    'Перенос трафика: {count, plural, one {#\u00a0субаккаунт} few {#\u00a0субаккаунта} many {#\u00a0субаккаунтов} other {#\u00a0субаккаунта}}',
  'moveMany.direction': 'Выделить или забрать',
  'moveMany.same': 'Объём для каждого',
  'moveMany.sameHint': 'Ниже объём можно изменить для каждого субаккаунта.',
  'moveMany.rows': 'Выбранные субаккаунты',
  'moveMany.amountFor': 'Объём для {name}',
  'moveMany.waiting': 'Ожидает',
  'moveMany.sending': 'Отправляется',
  'moveMany.moved': 'Перенесено',
  'moveMany.arrived': 'Перенесено',
  'moveMany.refused': 'Отклонено',
  'moveMany.lost': 'Не подтверждено',
  'moveMany.notMoved': 'Не перенесено',
  'moveMany.undecided':
    'Предыдущее изменение этого субаккаунта ещё обрабатывается. Попробуйте через несколько секунд.',
  'moveMany.end.lost':
    'Остановлено: связь прервалась. В строках с пометкой «Не подтверждено» нажмите «Проверить ещё раз», затем продолжите кнопкой ниже.',
  'moveMany.end.failed':
    'Остановлено: перенос не удался. Для следующих субаккаунтов ничего не перенесено. Чтобы продолжить с ними, нажмите кнопку ниже.',
  'moveMany.end.stopped':
    'Остановлено. Для остальных субаккаунтов ничего не перенесено. Чтобы продолжить с ними, нажмите кнопку ниже.',
  'moveMany.progress': 'Ход переноса',
  'moveMany.done': 'Выполнено {done} из {of}',
  'moveMany.result.moved': 'Перенесено: {count, number}',
  'moveMany.result.refused': 'отклонено: {count, number}',
  'moveMany.result.unconfirmed': 'не подтверждено: {count, number}',
  'moveMany.result.left': 'не перенесено: {count, number}',
  'moveMany.stop': 'Остановить',
} as const satisfies Record<keyof typeof en, string>;

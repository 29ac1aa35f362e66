import type en from '../en-US/moveMany';

export default {
  'moveMany.title':
    'Перенос трафика: {count, plural, one {#\u00a0субаккаунт} few {#\u00a0субаккаунта} many {#\u00a0субаккаунтов} other {#\u00a0субаккаунта}}',
  'moveMany.direction': 'Выделить или забрать',
  'moveMany.amount': 'Объём для каждого',
  'moveMany.some.allocate': 'Выделить для {count, number} из {of, number}',
  'moveMany.some.recycle': 'Забрать у {count, number} из {of, number}',
  'moveMany.rows': 'Выбранные субаккаунты',
  'moveMany.state.waiting': 'Ожидает',
  'moveMany.state.sending': 'Отправляется',
  'moveMany.state.lookingUp': 'Проверяется',
  'moveMany.state.done': 'Перенесено',
  'moveMany.state.refused': 'Отклонено',
  'moveMany.state.lost': 'Не подтверждено',
  'moveMany.state.skipped': 'Не перенесено',
  'moveMany.end.lost':
    'Остановлено: чёткого ответа не было. В строках с пометкой «Не подтверждено» нажмите «Проверить ещё раз», затем продолжите кнопкой ниже.',
  'moveMany.end.failed':
    'Остановлено: перенос не удался. Для следующих субаккаунтов ничего не перенесено. Чтобы продолжить с ними, нажмите кнопку ниже.',
  'moveMany.end.stopped':
    'Остановлено. Для остальных субаккаунтов ничего не перенесено. Чтобы продолжить с ними, нажмите кнопку ниже.',
  'moveMany.progress': 'Ход переноса',
  'moveMany.done': 'Выполнено {done} из {of}',
  'moveMany.result.done': 'Перенесено: {count, number}',
  'moveMany.result.refused': 'отклонено: {count, number}',
  'moveMany.result.lost': 'не подтверждено: {count, number}',
  'moveMany.result.skipped': 'не перенесено: {count, number}',
  'moveMany.tooLittleLeft':
    'После остальных субаккаунтов на основном не хватит трафика. Укажите меньше или купите трафик',
  'moveMany.tooMuch.allocate':
    'На основном аккаунте осталось {amount}. Закройте окно и укажите меньше: эти субаккаунты останутся выбранными.',
  'moveMany.tooMuch.recycle':
    'Закройте окно и укажите меньше: эти субаккаунты останутся выбранными.',
  'moveMany.stop': 'Остановить',
} as const satisfies Record<keyof typeof en, string>;

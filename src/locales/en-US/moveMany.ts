/** Texts of the dialog that moves traffic of several sub-accounts; they load with its code. */
export default {
  'moveMany.title':
    'Move traffic: {count, plural, one {#\u00a0sub-account} other {#\u00a0sub-accounts}}',
  'moveMany.direction': 'Allocate or recycle',
  'moveMany.same': 'Amount for each',
  'moveMany.sameHint': 'Below you can change the amount of each sub-account.',
  'moveMany.rows': 'Selected sub-accounts',
  'moveMany.amountFor': 'Amount for {name}',
  'moveMany.tooMuch': '{problem}. At most {amount}',
  'moveMany.waiting': 'Waiting',
  'moveMany.sending': 'Sending',
  'moveMany.moved': 'Moved',
  'moveMany.arrived': 'Moved',
  'moveMany.refused': 'Refused',
  'moveMany.failed': 'Not moved',
  'moveMany.lost': 'Unconfirmed',
  'moveMany.unfit': 'Not sent',
  'moveMany.notSent': 'Not sent',
  'moveMany.open':
    'An earlier change to this sub-account is still in progress. Try again in a few seconds.',
  'moveMany.end.lost':
    'Stopped: the connection dropped. If a row says “Unconfirmed”, check it first. Nothing was moved for the rows after it: start them again.',
  'moveMany.end.failed':
    'Stopped: a move failed. For the sub-accounts after it no traffic was moved: start the move for them again.',
  'moveMany.end.stopped':
    'Stopped. For the remaining sub-accounts no traffic was moved: start the move for them again.',
  'moveMany.progress': 'Progress of the moves',
  'moveMany.done': '{done} of {of} done',
  'moveMany.result.moved': 'Moved: {count, number}',
  'moveMany.result.refused': 'refused: {count, number}',
  'moveMany.result.unclear': 'unconfirmed: {count, number}',
  'moveMany.result.left': 'not moved: {count, number}',
  'moveMany.stop': 'Stop',
} as const;

/** Texts of the dialog that moves traffic of several sub-accounts; they load with its code. */
export default {
  'moveMany.title':
    'Move traffic: {count, plural, one {#\u00a0sub-account} other {#\u00a0sub-accounts}}',
  'moveMany.direction': 'Allocate or recycle',
  'moveMany.same': 'Amount for each',
  'moveMany.sameHint': 'You can change the amount for each sub-account below.',
  'moveMany.rows': 'Selected sub-accounts',
  'moveMany.amountFor': 'Amount for {name}',
  'moveMany.waiting': 'Waiting',
  'moveMany.sending': 'Sending',
  'moveMany.moved': 'Moved',
  'moveMany.arrived': 'Moved',
  'moveMany.refused': 'Refused',
  'moveMany.lost': 'Unconfirmed',
  'moveMany.notMoved': 'Not moved',
  'moveMany.undecided':
    'An earlier change to this sub-account is still in progress. Try again in a few seconds.',
  'moveMany.end.lost':
    'Stopped: the connection dropped. Choose “Check again” in rows marked “Unconfirmed”. To continue after that, press the button below.',
  'moveMany.end.failed':
    'Stopped: a move failed. No traffic was moved for the sub-accounts after it. To continue with them, press the button below.',
  'moveMany.end.stopped':
    'Stopped. No traffic was moved for the remaining sub-accounts. To continue with them, press the button below.',
  'moveMany.progress': 'Progress of the moves',
  'moveMany.done': '{done} of {of} done',
  'moveMany.result.moved': 'Moved: {count, number}',
  'moveMany.result.refused': 'refused: {count, number}',
  'moveMany.result.unconfirmed': 'unconfirmed: {count, number}',
  'moveMany.result.left': 'not moved: {count, number}',
  'moveMany.stop': 'Stop',
} as const;

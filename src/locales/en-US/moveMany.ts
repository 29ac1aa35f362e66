/** Texts of the dialog that moves traffic, for several sub-accounts; they load with its code. */
export default {
  'moveMany.title':
    'Move traffic: {count, plural, one {#\u00a0sub-account} other {#\u00a0sub-accounts}}',
  'moveMany.direction': 'Allocate or recycle',
  'moveMany.amount': 'Amount for each',
  'moveMany.some.allocate': 'Allocate to {count, number} of {of, number}',
  'moveMany.some.recycle': 'Recycle from {count, number} of {of, number}',
  'moveMany.rows': 'Selected sub-accounts',
  'moveMany.state.waiting': 'Waiting',
  'moveMany.state.sending': 'Sending',
  'moveMany.state.lookingUp': 'Checking',
  'moveMany.state.done': 'Moved',
  'moveMany.state.refused': 'Refused',
  'moveMany.state.lost': 'Unconfirmed',
  'moveMany.state.skipped': 'Not moved',
  'moveMany.end.lost':
    'Stopped: we got no clear response. Choose “Check again” in rows marked “Unconfirmed”. To continue after that, press the button below.',
  'moveMany.end.failed':
    'Stopped: a move failed. No traffic was moved for the sub-accounts after it. To continue with them, press the button below.',
  'moveMany.end.stopped':
    'Stopped. No traffic was moved for the remaining sub-accounts. To continue with them, press the button below.',
  'moveMany.progress': 'Progress of the moves',
  'moveMany.done': '{done} of {of} done',
  'moveMany.result.done': 'Moved: {count, number}',
  'moveMany.result.refused': 'refused: {count, number}',
  'moveMany.result.lost': 'unconfirmed: {count, number}',
  'moveMany.result.skipped': 'not moved: {count, number}',
  'moveMany.tooLittleLeft':
    'After the other sub-accounts, too little is left in the main account. Use a smaller amount or buy traffic',
  'moveMany.tooMuch.allocate':
    '{amount} is left in the main account. Close this window and choose a smaller amount: these sub-accounts stay selected.',
  'moveMany.tooMuch.recycle':
    'Close this window and choose a smaller amount: these sub-accounts stay selected.',
  'moveMany.stop': 'Stop',
} as const;

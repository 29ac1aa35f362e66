/** The import of sub-accounts. */
export default {
  'subaccount.import.title': 'Import sub-accounts',
  'subaccount.import.intro':
    'One sub-account per line: username, password, remark, traffic limit. Only the username is required, 12 to 24\u00a0Latin letters and digits; a missing password is generated. Give limits with a unit (500\u00a0MB, 1.5\u00a0GB); a limit is final. A file from Export → “Export CSV” works too, but it has no passwords: new ones are generated.',
  'subaccount.import.text': 'CSV rows',
  'subaccount.import.file': 'Choose a file',
  'subaccount.import.atMost': 'CSV, up to 1\u00a0MB and {rows, number}\u00a0rows',
  'subaccount.import.tooLarge': 'That’s more than 1\u00a0MB. Split it into smaller files.',
  'subaccount.import.tooMany':
    '{count, number}\u00a0rows are too many: you can import up to {max, number} at once. Split them into several files.',
  'subaccount.import.unclosed':
    'Row {row, number} has an unclosed quotation mark, so we can’t tell the rows after it apart. Close or remove it.',
  'subaccount.import.notText':
    'We can’t read this file as text. Save it as “CSV UTF-8” and choose it again.',
  'subaccount.import.unreadable':
    'The browser couldn’t read this file. It may have been moved, changed or locked by another program. Choose it again.',
  'subaccount.import.ignored': 'Columns that aren’t imported: {names}',
  'subaccount.import.repeated':
    'Repeated columns: {names}. Each row uses the first one that isn’t empty.',
  'subaccount.import.guessed':
    'The file isn’t in Unicode, so it was read as Windows-1251. If the text looks wrong, save the file as “CSV UTF-8” and choose it again.',
  'subaccount.import.rows': 'Rows to import',
  'subaccount.import.row': 'Row',
  'subaccount.import.given': 'as entered',
  'subaccount.import.generated': 'will be generated',
  'subaccount.import.wasGenerated': 'generated',
  'subaccount.import.send': 'Add all',
  'subaccount.import.sendSome': 'Add {count, number} of {of, number}',
  'subaccount.import.progress': 'Adding sub-accounts',
  'subaccount.import.ready':
    '{count, plural, =0 {Nothing to add} one {#\u00a0sub-account can be added} other {#\u00a0sub-accounts can be added}}',
  'subaccount.import.notCompared':
    '{count, plural, =0 {Nothing to add} one {#\u00a0sub-account to add} other {#\u00a0sub-accounts to add}}',
  'subaccount.import.skipped':
    '{count, plural, one {#\u00a0row is left out} other {#\u00a0rows are left out}}',
  'subaccount.import.sent': '{done, number} of {of, number}',
  'subaccount.import.done':
    '{count, plural, =0 {None added} one {#\u00a0sub-account added} other {#\u00a0sub-accounts added}}',
  'subaccount.import.left': 'still to add: {count, number}',
  'subaccount.import.state.ok': 'can be added',
  'subaccount.import.state.notCompared': 'may already exist',
  'subaccount.import.state.invalid': 'invalid',
  'subaccount.import.state.duplicate': 'already above',
  'subaccount.import.state.listed': 'already exists',
  'subaccount.import.state.sending': 'adding…',
  'subaccount.import.state.lookingUp': 'checking…',
  'subaccount.import.state.done': 'added',
  'subaccount.import.state.refused': 'refused',
  'subaccount.import.state.lost': 'unconfirmed',
  'subaccount.import.state.skipped': 'not sent',
  'subaccount.import.passwordInvisible': 'Password: contains an invisible character',
  'subaccount.import.passwordUnescaped': 'Password: the apostrophe that an export adds was removed',
  'subaccount.import.problem.username-required': 'Username: required',
  'subaccount.import.problem.username-length': 'Username: 12 to 24\u00a0characters',
  'subaccount.import.problem.username-characters': 'Username: letters (A–Z) and digits only',
  'subaccount.import.problem.password-length': 'Password: 8 to 30\u00a0characters',
  'subaccount.import.problem.password-letter': 'Password: at least one letter (A–Z)',
  'subaccount.import.problem.password-number': 'Password: at least one number',
  'subaccount.import.problem.remark-length': 'Remark: up to {max}\u00a0characters',
  'subaccount.import.problem.limit-amount':
    'Traffic limit: not an amount. Enter a number and a unit, like 1.5\u00a0GB',
  'subaccount.import.problem.limit-ambiguous': 'Traffic limit: unclear, write {first} or {second}',
  'subaccount.import.problem.limit-unit': 'Traffic limit: add MB or GB',
  'subaccount.import.problem.row-cells':
    'More cells than columns: put text that contains the separator in quotation marks',
  'subaccount.import.end.stopped':
    'Stopped. The remaining rows weren’t sent. To continue, press the button above.',
  'subaccount.import.end.lost':
    'We can’t tell yet whether {name} was added. Try again in a few seconds: nothing is added twice.',
  'subaccount.import.end.failed':
    'Stopped: {name} failed, and the rows after it weren’t sent. To try again, press the button above.',
  'subaccount.import.allocateInList':
    'To give the new sub-accounts traffic, select them in the list and choose “Move traffic”.',
  'subaccount.import.exportText':
    'The saved file contains their passwords: store it where nobody else can read it.',
  'subaccount.import.export': 'Save with passwords',
  'subaccount.import.guarded':
    'In the file, passwords that start with =, +, - or @ have an apostrophe in front. Remove the apostrophe before you use the password.',
} as const;

/** The import of sub-accounts. */
export default {
  'subaccount.import.title': 'Import sub-accounts',
  'subaccount.import.intro':
    'One sub-account on a line: username, password, remark, traffic limit. Only the username is needed: without a password one is generated. A limit names its unit (500 MB, 1.5 GB). A file from “Export CSV” can be imported as it is.',
  'subaccount.import.text': 'Rows of CSV',
  'subaccount.import.file': 'Choose a file',
  'subaccount.import.atMost': 'CSV, at most 1 MB and {rows, number} rows',
  'subaccount.import.tooLarge': 'This is more than 1 MB. Split it into smaller files.',
  'subaccount.import.tooMany':
    'These are {count, number} rows, and at most {max, number} can be imported at once. Split them into several files.',
  'subaccount.import.unclosed':
    'Row {row, number} has a quotation mark that is never closed, so the rows after it cannot be told apart. Close it or take it out.',
  'subaccount.import.notText':
    'This file cannot be read as text. Save it as “CSV UTF-8” and choose it again.',
  'subaccount.import.ignored': 'Columns that are not imported: {names}',
  'subaccount.import.repeated':
    "Repeated columns: {names}. Each row uses the first one that isn't empty.",
  'subaccount.import.guessed':
    "The file isn't in Unicode, so it was read as Windows-1251. If the text looks wrong, save the file as “CSV UTF-8” and choose it again.",
  'subaccount.import.rows': 'Rows to import',
  'subaccount.import.row': 'Row',
  'subaccount.import.result': 'Result',
  'subaccount.import.given': 'from the file',
  'subaccount.import.generated': 'generated',
  'subaccount.import.send': 'Add all',
  'subaccount.import.progress': 'Adding sub-accounts',
  'subaccount.import.ready':
    '{count, plural, =0 {Nothing to add} one {# sub-account can be added} other {# sub-accounts can be added}}{marked, plural, =0 {} one {; # row is left out} other {; # rows are left out}}',
  'subaccount.import.notCompared':
    '{count, plural, =0 {Nothing to add} one {# sub-account to add} other {# sub-accounts to add}}{marked, plural, =0 {} one {; # row is left out} other {; # rows are left out}}',
  'subaccount.import.sent': '{done, number} of {of, number}',
  'subaccount.import.done':
    '{added, plural, =0 {None added} one {# sub-account added} other {# sub-accounts added}}{left, plural, =0 {} other {, # still to add}}',
  'subaccount.import.state.ok': 'can be added',
  'subaccount.import.state.notCompared': 'may be listed already',
  'subaccount.import.state.invalid': 'invalid',
  'subaccount.import.state.duplicate': 'already above',
  'subaccount.import.state.listed': 'already listed',
  'subaccount.import.state.sending': 'adding…',
  'subaccount.import.state.lookingUp': 'no answer, looking it up…',
  'subaccount.import.state.added': 'added',
  'subaccount.import.state.refused': 'refused',
  'subaccount.import.state.lost': 'may have been added',
  'subaccount.import.state.notSent': 'not sent',
  'subaccount.import.passwordInvisible': 'Password: contains an invisible character',
  'subaccount.import.problem.username-required': 'Username: required',
  'subaccount.import.problem.username-length': 'Username: 12 to 24 characters',
  'subaccount.import.problem.username-characters': 'Username: letters and digits only',
  'subaccount.import.problem.password-length': 'Password: 8 to 30 characters',
  'subaccount.import.problem.password-letter': 'Password: at least one letter',
  'subaccount.import.problem.password-number': 'Password: at least one number',
  'subaccount.import.problem.remark-length': 'Remark: at most {max} characters',
  'subaccount.import.problem.limit-amount': 'Traffic limit: not an amount',
  'subaccount.import.problem.limit-ambiguous': 'Traffic limit: unclear, write {first} or {second}',
  'subaccount.import.problem.limit-unit': 'Traffic limit: add MB or GB',
  'subaccount.import.problem.row-cells':
    'More cells than columns: put quotation marks around what holds the separator',
  'subaccount.import.ended.stopped':
    'Stopped. {count, plural, one {# row was not sent} other {# rows were not sent}}; “Add all” goes on.',
  'subaccount.import.ended.lost':
    'No answer came for {name}, and it is not known yet whether it was added. {count, plural, =0 {Nothing is left to send} one {The remaining row was not sent} other {The remaining # rows were not sent}}. Try again in a few seconds: it is looked up first, so nothing is added twice.',
  'subaccount.import.ended.failed':
    '{why} {count, plural, one {# row was not sent} other {# rows were not sent}}; “Add all” tries again.',
  'subaccount.import.download': 'Download what was added',
  'subaccount.import.downloadText':
    'The file holds the passwords: keep it where nobody else can read it.',
  'subaccount.import.guarded':
    'Passwords that begin with =, +, - or @ have an apostrophe before them in it, so that no spreadsheet takes them for a formula.',
} as const;

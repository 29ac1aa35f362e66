export default {
  'common.save': 'Save',
  'common.copy': 'Copy',
  'common.copied': 'Copied',
  'common.copyByHand': 'Couldn’t copy',
  'common.copyFailed':
    'Your browser blocked copying. The text below is selected: press Ctrl+C (⌘C on a Mac), or hold it on a phone and choose Copy.',
  'common.copyText': 'Text to copy',
  'common.copyTooLong':
    'Your browser blocked copying, and this text is too long to copy by hand. Close this window and download it.',
  'common.show': 'Show',
  'common.hide': 'Hide',
  'common.more': 'More',
  'common.clear': 'Clear',
  'common.apiDocument': 'API document',
  'common.required': 'Required',
  'common.other': 'Other: {value}',
  'common.notKnown': 'Unknown',
  'unread.rows':
    '{count, number} of {rows, plural, one {#\u00a0row} other {#\u00a0rows}} couldn’t be read.',
  'unread.sum': 'The totals here are incomplete.',
  'unread.search': 'What you’re looking for may be among them.',
  'unread.nothing': 'We couldn’t read any of the rows',
  'unread.details': 'Details for support',
  'common.theme': 'Theme',
  'common.theme.system': 'Same as device',
  'common.theme.light': 'Light',
  'common.theme.dark': 'Dark',
} as const;

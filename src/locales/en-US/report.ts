/** The report of a problem. */
export default {
  'report.intro':
    'The file contains this tab’s requests, the server’s responses and what you pressed, without passwords or tokens, and with email addresses shortened. Your name and proxy usernames stay in. Nothing is sent: you decide who gets it.',
  'report.message': 'What went wrong? Don’t include passwords.',
  'report.exchanges': 'Requests to the server',
  'report.actions': 'What you pressed',
  'report.purchases': 'Purchases',
  'report.about': 'Page and browser',
  'report.leaveOut': 'Leave out',
  'report.putBack': 'Put back',
  'report.download': 'Download report',
  'report.saved': 'Saved: {name}. Send it to support:',
  'report.over': 'You were signed out, so this report can’t be saved. Close it and make a new one.',
} as const;

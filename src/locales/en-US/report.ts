/** The report of a problem. */
export default {
  'report.intro':
    'The file contains the requests of this tab to the server, the answers and what you pressed, without passwords, tokens, proxy logins or full email addresses. Nothing is sent: you decide who gets it.',
  'report.message': 'What went wrong? No passwords, please.',
  'report.exchanges': 'Calls to the server',
  'report.actions': 'What you pressed',
  'report.purchases': 'Purchases',
  'report.about': 'Page and browser',
  'report.leaveOut': 'Leave out',
  'report.putBack': 'Put back',
  'report.download': 'Download report',
  'report.saved': 'Saved: {name}. Send it to {email}.',
  'report.over': 'You are signed out: nothing can be saved.',
} as const;

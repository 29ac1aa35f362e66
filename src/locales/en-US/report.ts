/** The report of a problem. */
export default {
  'report.intro':
    'The file holds calls of this tab to the server, answers and what you pressed, without passwords, tokens, proxy logins and full email addresses. It stays with you.',
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

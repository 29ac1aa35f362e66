/** The report of a problem. */
export default {
  'report.intro':
    'The file holds what this tab asked the server, what came back and what you pressed, without passwords, tokens, proxy logins and full email addresses. It stays on your device.',
  'report.message': 'What went wrong? No passwords, please.',
  'report.exchanges': 'Calls to the server',
  'report.actions': 'What you pressed',
  'report.purchases': 'Purchases',
  'report.about': 'Page and browser',
  'report.leaveOut': 'Leave out',
  'report.putBack': 'Put back',
  'report.download': 'Download report',
  'report.saved': 'Saved as {name}. Please send the file to {email}.',
} as const;

/** The report of a problem. */
export default {
  'report.intro':
    'The file holds what this tab asked the server, what came back and what you pressed, without passwords, tokens, proxy logins and full e-mail addresses. Untick what you want to leave out. Nothing is sent: the file is saved on your device.',
  'report.message': 'What went wrong? Please write no passwords.',
  'report.exchanges': 'Calls to the server',
  'report.actions': 'What you pressed',
  'report.purchases': 'Purchases',
  'report.about': 'This page and your browser',
  'report.download': 'Download report',
  'report.saved': 'Saved as {name}. Please send the file to {email}.',
} as const;

/** Code samples and tools of the proxy generator. */
export default {
  'samples.title': 'Code samples',
  'samples.intro': 'Ready to paste, with your settings filled in.',
  'samples.program': 'Program',
  'samples.fillIn': 'Fill in my password',
  'samples.filledIn': 'The sample contains your password: don’t share or commit it.',
  'samples.fromVariable':
    'The sample reads your password from {variable}. First run this, paste your proxy password (it stays hidden) and press Enter:',
  'samples.install': 'Install',
  'samples.file': 'Save as',
  'samples.run': 'Run',
  'samples.runWith': 'Tested with',
  'samples.code': '{name} sample',
  'samples.limits': 'Good to know',
  'samples.noLogin':
    '{name} can’t send proxy credentials, so this sample uses whitelist mode: no password, and no country, city or session.',
  'samples.mainPays': 'It uses the main account’s traffic, not {account}’s.',
  'samples.openWhitelist': 'Open the whitelist',
  'samples.otherProtocol':
    '{name} can’t use {wanted} here, so this sample uses {protocol} ({gateway}).',
  'samples.noWay':
    'With these settings {name} only supports {protocols}, and no gateway offers that right now. Choose another program.',
  'samples.noWhitelist':
    '{name} can’t send proxy credentials, and no gateway offers whitelist mode right now. Choose another program.',
  'samples.notAscii':
    'This password has characters outside ASCII. If you get a 407, change it (for the main account, ask support).',
  'tools.title': 'Settings for other programs',
  'tools.intro': 'What to paste, and where, in programs with their own proxy settings.',
  'tools.tool': 'Program',
  'tools.line': 'Line to paste',
  'tools.breaks':
    'The line would contain {signs}, which the program would misread. Fill in the fields one by one instead.',
  'tools.fields': 'Field by field',
  'tools.docs': 'Documentation of {name}',
} as const;

/** Code samples and tool presets of the proxy generator. */
export default {
  'samples.title': 'Code samples',
  'samples.intro': 'Ready to paste, with your gateway, username and place.',
  'samples.program': 'Program',
  'samples.fillIn': 'Fill in my password',
  'samples.filledIn': 'The sample contains your password: do not share or commit it.',
  'samples.fromVariable':
    'The sample reads your password from the environment variable {variable}. Set it in your shell first:',
  'samples.install': 'Install',
  'samples.file': 'Save as',
  'samples.run': 'Run',
  'samples.runWith': 'Tested with',
  'samples.copy': 'Copy the sample: {name}',
  'samples.code': 'Sample: {name}',
  'samples.limits': 'Good to know',
  'samples.noLogin':
    '{name} cannot sign in to a proxy, so this sample uses whitelist mode: no password, and no choice of country, city or session.',
  'samples.openWhitelist': 'Open the whitelist',
  'samples.otherProtocol':
    '{name} cannot use {wanted} here, so this sample uses {protocol} ({gateway}).',
  'samples.noWay': '{name} can use {protocols} only, and no gateway offers that at the moment.',
  'samples.notAscii':
    'The password has accented or non-Latin characters. Programs send them in different ways, and some cannot: a password of Latin letters, digits and punctuation works everywhere.',
  'tools.title': 'Tool presets',
  'tools.intro': 'What to paste, and where, in programs that have proxy settings of their own.',
  'tools.tool': 'Tool',
  'tools.line': 'Line to paste',
  'tools.breaks':
    'The line would contain {signs}, which the program reads as something else: fill in the fields one by one.',
  'tools.fields': 'Field by field',
  'tools.api': 'By script, through its API',
  'tools.extra': 'Not in the documentation of {name}',
  'tools.file': 'File to open',
  'tools.download': 'Download {file}',
  'tools.fileSecret': 'The file holds your password as it is: delete it once the program has it.',
  'tools.docs': 'Documentation of {name}',
} as const;

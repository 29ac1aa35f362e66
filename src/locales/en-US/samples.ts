/** Code samples and tool presets of the proxy generator. */
export default {
  'samples.title': 'Code samples',
  'samples.intro': 'Ready to paste, with your gateway, username and location.',
  'samples.program': 'Program',
  'samples.fillIn': 'Fill in my password',
  'samples.filledIn': 'The sample contains your password: don’t share or commit it.',
  'samples.fromVariable':
    'The sample reads your password from the environment variable {variable}. Set it in your shell first:',
  'samples.install': 'Install',
  'samples.file': 'Save as',
  'samples.run': 'Run',
  'samples.runWith': 'Tested with',
  'samples.notRun': 'nothing yet: it’s written from the documentation',
  'samples.copy': 'Copy the sample: {name}',
  'samples.code': 'Sample: {name}',
  'samples.limits': 'Good to know',
  'samples.noLogin':
    '{name} can’t send proxy credentials, so this sample uses whitelist mode: no password, and no country, city or session.',
  'samples.openWhitelist': 'Open the whitelist',
  'samples.otherProtocol':
    '{name} can’t use {wanted} here, so this sample uses {protocol} ({gateway}).',
  'samples.noWay':
    '{name} only supports {protocols}, and no gateway offers that right now. Choose another program.',
  'samples.notAscii':
    'The password has non-Latin or accented characters, which programs encode differently. If it’s refused, use only A–Z, a–z and digits.',
  'tools.title': 'Tool presets',
  'tools.intro': 'What to paste, and where, in programs with their own proxy settings.',
  'tools.tool': 'Tool',
  'tools.line': 'Line to paste',
  'tools.breaks':
    'The line would contain {signs}, which the program would misread. Fill in the fields one by one instead.',
  'tools.fields': 'Field by field',
  'tools.api': 'By script, through its API',
  'tools.extra': 'Not in the documentation of {name}',
  'tools.file': 'File to open',
  'tools.download': 'Download {file}',
  'tools.fileSecret':
    'The file contains your password in plain text: delete it once the program has opened it.',
  'tools.docs': 'Documentation of {name}',
} as const;

/** The handover card of a sub-account: texts that load with its dialog. */
export default {
  'handover.title': 'Handover card: {name}',
  'handover.secret':
    'This card contains the password, and so does every copy and printout. Give it only to the person who’ll use it.',
  'handover.noTraffic':
    'This sub-account has no traffic: allocate some before you hand the card over.',
  'handover.others':
    'The card uses the default gateway and protocol. To use a different one, choose “Proxy lines” in the sub-account’s menu.',
  'handover.copy': 'Copy card',
  'handover.gateways': 'Gateways',
  'handover.noGateway':
    'No gateway is available right now, so we can’t make the card. Try again in a few minutes.',
  'handover.unreadable':
    'We couldn’t read this sub-account’s data, so there’s no card. Its lines still work. Reload the page or contact support.',
  'handover.gateway': 'Gateway',
  'handover.protocol': 'Protocol',
  'handover.host': 'Host',
  'handover.port': 'Port',
  'handover.username': 'Username',
  'handover.password': 'Password',
  'handover.line': 'Proxy line',
  'handover.sample': 'cURL',
} as const;

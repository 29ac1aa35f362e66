/** The handover card of a sub-account: texts that load with its dialog. */
export default {
  'handover.title': 'Handover card: {name}',
  'handover.secret':
    'This card contains the password, and so does every copy and print of it. Give it only to the person who will use it.',
  'handover.others':
    'The card has the gateway and the protocol that the generator starts with. For others, choose Proxy lines in the menu of the sub-account.',
  'handover.copy': 'Copy card',
  'handover.gateways': 'Gateways',
  'handover.noGateway':
    'No gateway is available at the moment, so there is no card. Please try again later.',
  'handover.unreadable':
    'This sub-account could not be read, perhaps because its password is missing. So there is no card.',
  'handover.gateway': 'Gateway',
  'handover.protocol': 'Protocol',
  'handover.host': 'Host',
  'handover.port': 'Port',
  'handover.username': 'Username',
  'handover.password': 'Password',
  'handover.line': 'Proxy line',
  'handover.sample': 'cURL',
} as const;

/** The IP whitelist. */
export default {
  'whitelist.intro':
    'Programs that connect from a listed address use whitelist mode without a password; their traffic counts for the main account. The portal cannot see your own address: look it up on the computer where the programs run.',
  'whitelist.addTitle': 'Add an address',
  'whitelist.ip': 'IP',
  'whitelist.remark': 'Remark',
  'whitelist.remarkOf': 'Remark of {ip}',
  'whitelist.added': 'Added (UTC)',
  'whitelist.add': 'Add IP',
  'whitelist.ipWrong': 'Enter an IPv4 or IPv6 address',
  'whitelist.ipSeveral': 'Enter one IP. To add several, use “Bulk add” below.',
  'whitelist.unmatchable.private':
    "A private IP won't work: the gateway sees your network's public IP. Add that one.",
  'whitelist.unmatchable.loopback':
    "A loopback IP won't work: it exists only inside one computer. Add your public IP.",
  'whitelist.unmatchable.linkLocal':
    "A link-local IP won't work: it's used only in your local network. Add your public IP.",
  'whitelist.unmatchable.reserved':
    "A reserved IP won't work: no connection can come from it. Add your public IP.",
  'whitelist.addedToast': '{ip} added to the whitelist',
  'whitelist.list': 'Listed addresses',
  'whitelist.search': 'Search addresses',
  'whitelist.delete': 'Delete',
  'whitelist.undo': 'Undo',
  'whitelist.deleting': '{ip} is being deleted',
  'whitelist.edit': 'Edit',
  'whitelist.editRemark': 'Edit the remark of {ip}',
  'whitelist.notFound': 'No address matches the search',
  'whitelist.empty': 'No address is listed',
  'whitelist.emptyText': 'Until you add one, use password mode.',
  'whitelist.bulkTitle': 'Add several addresses',
  'whitelist.bulkLabel':
    'Addresses, one or several on a line, each with a remark after it if you like',
  'whitelist.bulkRows': 'Addresses found',
  'whitelist.bulkAdd': 'Bulk add',
  'whitelist.bulkProgress': 'Adding addresses',
  'whitelist.bulkReady':
    '{count, plural, =0 {Nothing to add} one {# address can be added} other {# addresses can be added}}',
  'whitelist.bulkNotCompared':
    '{count, plural, =0 {Nothing to add} one {# address to add} other {# addresses to add}}',
  'whitelist.bulkSent': '{done} of {of}',
  'whitelist.bulkDone':
    '{added, plural, one {# address added} other {# addresses added}}{left, plural, =0 {} other {, # still to add}}',
  'whitelist.room':
    '{room, plural, =0 {The whitelist is full: it holds {max} addresses} one {The whitelist holds {max} addresses: there is room for # more} other {The whitelist holds {max} addresses: there is room for # more}}',
  'whitelist.state.ok': 'can be added',
  'whitelist.state.notCompared': 'may be listed already',
  'whitelist.state.invalid': 'not an address',
  'whitelist.state.duplicate': 'already above',
  'whitelist.state.listed': 'already listed',
  'whitelist.state.sending': 'adding…',
  'whitelist.state.added': 'added',
  'whitelist.state.failed': 'failed',
} as const;

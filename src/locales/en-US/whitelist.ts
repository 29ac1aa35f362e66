/** The IP whitelist. */
export default {
  'menu.whitelist': 'Whitelist',
  'whitelist.intro':
    'Listed IPs need no password and use the main account’s traffic. We can’t see your IP: look it up on a “what is my IP” site, proxy off.',
  'whitelist.addTitle': 'Add an IP',
  'whitelist.ip': 'IP',
  'whitelist.remark': 'Remark',
  'whitelist.remarkOf': 'Remark of {ip}',
  'whitelist.added': 'Added (UTC)',
  'whitelist.add': 'Add IP',
  'whitelist.ipWrong': 'Enter an IP, like 203.0.113.7 or 2001:db8::1',
  'whitelist.ipSeveral': 'Enter one IP. To add several, use “Add several IPs” below.',
  'whitelist.unmatchable.private':
    'A private IP won’t work: the gateway sees your network’s public IP. Add that one.',
  'whitelist.unmatchable.loopback':
    'A loopback IP won’t work: it exists only inside one computer. Add your public IP.',
  'whitelist.unmatchable.linkLocal':
    'A link-local IP won’t work: it’s used only in your local network. Add your public IP.',
  'whitelist.unmatchable.reserved':
    'A reserved IP won’t work: no connection can come from it. Add your public IP.',
  'whitelist.addedToast': '{ip} added to the whitelist',
  'whitelist.list': 'Listed IPs (up to {max, number})',
  'whitelist.search': 'Search IPs',
  'whitelist.delete': 'Delete',
  'whitelist.undo': 'Undo',
  'whitelist.deleting': '{ip} will be deleted in a few seconds',
  'whitelist.edit': 'Edit',
  'whitelist.editRemark': 'Edit the remark of {ip}',
  'whitelist.empty': 'No IPs listed yet',
  'whitelist.emptyText': 'Until you add one, use password mode.',
  'whitelist.bulkTitle': 'Add several IPs',
  'whitelist.bulkLabel': 'One IP per line, with an optional remark after a space',
  'whitelist.bulkRows': 'IPs found',
  'whitelist.bulkAdd': 'Bulk add',
  'whitelist.bulkProgress': 'Adding IPs',
  'whitelist.bulkReady':
    '{count, plural, =0 {Nothing to add} one {#\u00a0IP can be added} other {#\u00a0IPs can be added}}',
  'whitelist.bulkNotCompared':
    '{count, plural, =0 {Nothing to add} one {#\u00a0IP to add} other {#\u00a0IPs to add}}',
  'whitelist.bulkSent': '{done} of {of}',
  'whitelist.bulkDone':
    '{count, plural, =0 {No IPs added} one {#\u00a0IP added} other {#\u00a0IPs added}}',
  'whitelist.bulkLeft': 'still to add: {count, number}',
  'whitelist.pasteTooLong':
    'That’s too much text at once: a whitelist can have {max}\u00a0IPs. Paste less.',
  'whitelist.room':
    '{room, plural, =0 {The whitelist is full: {max}\u00a0IPs. Delete one to make room} one {You can add #\u00a0more IP (the limit is {max}). The rest won’t fit} other {You can add #\u00a0more IPs (the limit is {max}). The rest won’t fit}}',
  'whitelist.state.ok': 'can be added',
  'whitelist.state.notCompared': 'may already be listed',
  'whitelist.state.invalid': 'not an IP',
  'whitelist.state.duplicate': 'already above',
  'whitelist.state.listed': 'already listed',
  'whitelist.state.remarkTooLong': 'Remark: up to {max}\u00a0characters',
  'whitelist.state.sending': 'adding…',
  'whitelist.state.lookingUp': 'checking…',
  'whitelist.state.done': 'added',
  'whitelist.state.refused': 'not added',
  'whitelist.state.skipped': 'not sent',
  'whitelist.state.lost': 'may have been added: safe to add again',
} as const;

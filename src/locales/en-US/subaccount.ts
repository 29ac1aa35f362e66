/** Sub-accounts: the list, adding one, and changing one. */
export default {
  'menu.subaccount': 'Sub-accounts',
  'menu.addsub': 'Add sub-account',
  'menu.editsub': 'Edit sub-account',
  'subaccount.intro':
    'A sub-account has its own username, password and traffic. To use it in a program, choose “Proxy lines” in its menu.',
  'subaccount.add': 'Add sub-account',
  'subaccount.import': 'Import',
  'subaccount.list': 'All sub-accounts',
  'subaccount.search': 'Search sub-accounts',
  'subaccount.sort': 'Sort by',
  'subaccount.sort.added': 'Default',
  'subaccount.sort.left': 'Least traffic left',
  'subaccount.select': 'Select {name}',
  'subaccount.selection': 'Selection',
  'subaccount.selectAll': 'Select all on this page',
  'subaccount.moveSelected': '{count, plural, =0 {Move traffic} other {Move traffic (#)}}',
  'subaccount.username': 'Username',
  'subaccount.password': 'Password',
  'subaccount.passwordOf': '{name}: password',
  'subaccount.remark': 'Remark',
  'subaccount.limit': 'Traffic limit',
  'subaccount.used': 'Traffic used',
  'subaccount.allocated': 'Allocated traffic',
  'subaccount.column.left': 'Traffic left',
  'subaccount.column.used': 'Used',
  'subaccount.column.allocated': 'Allocated',
  'subaccount.column.limit': 'Limit',
  'subaccount.leftOf': '{name}: traffic left',
  'subaccount.noLimit': 'none',
  'subaccount.low': 'low',
  'subaccount.noTraffic': 'no traffic yet',
  'subaccount.allocate': 'Allocate',
  'subaccount.recycle': 'Recycle',
  'subaccount.delete': 'Delete',
  'subaccount.edit': 'Edit',
  'subaccount.lines': 'Proxy lines',
  'subaccount.usage': 'Usage',
  'subaccount.handover': 'Handover card',
  'subaccount.empty': 'No sub-accounts yet',
  'subaccount.emptyText':
    'Give each colleague or program a separate username, password and traffic.',
  'subaccount.title.allocate': 'Allocate traffic to {name}',
  'subaccount.title.recycle': 'Recycle traffic from {name} to the main account',
  'subaccount.title.delete': 'Delete {name}?',
  'subaccount.amount': 'Amount',
  'subaccount.result': 'Result',
  'subaccount.atMost': 'At most {amount}.',
  'subaccount.addAndAllocate': 'Add and allocate traffic',
  'subaccount.all': 'All',
  'subaccount.limitedBy.main': 'That’s all the main account has.',
  'subaccount.limitedBy.sub': 'That’s all the sub-account has.',
  'subaccount.limitedBy.limit': 'Its traffic limit doesn’t allow more.',
  'subaccount.limitReached':
    'Its traffic limit is reached and can’t be changed. To give more, add another sub-account.',
  'subaccount.mainAccount': 'Main account',
  'subaccount.notAmount': 'Enter an amount, like 1.5',
  'subaccount.problem.noAmount': 'Required',
  'subaccount.problem.notEnoughMain':
    'The main account doesn’t have that much. Use a smaller amount or buy traffic',
  'subaccount.problem.notEnoughSub': 'The sub-account doesn’t have that much. Use a smaller amount',
  'subaccount.problem.overLimit':
    'That would take the sub-account over its traffic limit, which can’t be changed. Use a smaller amount',
  'subaccount.done.allocate': '{amount} allocated',
  'subaccount.done.recycle': '{amount} went back to the main account',
  'subaccount.deleteText':
    '{name}{limit, plural, =0 {} other { and its limit}} will be deleted for good, and its lines will stop working immediately. {amount} goes back to the main account.',
  'subaccount.typeName': 'Type {name} to confirm',
  'subaccount.deleted': '{name} was deleted, and {amount} went back to the main account',
  'subaccount.lost.move.arrived':
    'We got no clear response, but the traffic was moved. There’s no need to try again.',
  'subaccount.lost.move.notArrived':
    'We got no clear response, and no traffic was moved. Try again.',
  'subaccount.lost.move.unknown':
    'We got no clear response, and can’t tell yet whether the traffic was moved. Choose “Check again” in a few seconds.',
  'subaccount.lost.move.underWay':
    'The move is still in progress. Choose “Check again” in a few seconds before moving more traffic.',
  'subaccount.lost.delete.arrived':
    'We got no clear response, but the sub-account was deleted. Its traffic is back in the main account.',
  'subaccount.lost.delete.notArrived':
    'We got no clear response, and the sub-account wasn’t deleted. Try again.',
  'subaccount.lost.delete.unknown':
    'We got no clear response, and can’t tell yet whether the sub-account was deleted. Choose “Check again” in a few seconds.',
  'subaccount.lost.delete.underWay':
    'The deletion is still in progress. Choose “Check again” in a few seconds before trying again.',
  'subaccount.lost.decide':
    'We got no clear response. Did the traffic below change by {amount}? Choose “It was moved” or “It wasn’t moved”. Choosing moves no traffic.',
  'subaccount.lost.itArrived': 'It was moved',
  'subaccount.lost.itDidNot': 'It wasn’t moved',
  'subaccount.lost.add':
    'We can’t tell yet whether {name} was added. Keep this page open while we check, or add it again: it won’t be added twice.',
  'subaccount.lost.otherPassword':
    '{name} is in your list, but with a different password. Check it there.',
  'subaccount.new': 'Details',
  'subaccount.access': 'Password',
  'subaccount.description': 'Your remark',
  'subaccount.usernameRule': '12-24\u00a0letters (A–Z) and digits, no special symbols',
  'subaccount.rule.length': '12 to 24\u00a0characters',
  'subaccount.rule.characters': 'Letters (A–Z) and digits only',
  'subaccount.generate': 'Generate a password',
  'subaccount.limitText':
    'Maximum total traffic (used + remaining). It gives no traffic and can’t be changed later. Leave empty for no limit.',
  'subaccount.fixedLimit': 'Traffic limit: {amount}. It can’t be changed.',
  'subaccount.added': '{name} was added',
  'subaccount.addedBefore':
    '{name} was added on your earlier try, so what you entered now wasn’t saved. Edit it to change the password or remark',
  'subaccount.savePasswordText':
    'Handover cards, lines and programs with the old password will stop working immediately.',
  'subaccount.savePassword': 'Save password',
  'subaccount.saveRemark': 'Save remark',
  'subaccount.passwordSaved': 'Password saved',
  'subaccount.remarkSaved': 'Remark saved',
  'subaccount.undecided':
    'Nothing was sent: another change to this sub-account was in progress. Try again; if that doesn’t help, close the portal’s other tabs.',
  'subaccount.gone':
    'This sub-account no longer exists. Its traffic went back to the main account.',
  'subaccount.noSuch': 'There’s no such sub-account. It may have been deleted.',
  'subaccount.back': 'All sub-accounts',
} as const;

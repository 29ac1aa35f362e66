export default {
  'common.reload': 'Reload',
  'common.retry': 'Retry',
  'common.report': 'Report a problem',
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  'common.language': 'Language',
  'common.required': 'Required',
  'common.home': 'Go to the dashboard',
  'crash.title': 'Something went wrong on this page',
  'crash.text':
    'Try again or reload the page. If you were paying, first check your orders and recharges.',
  'crash.chunkTitle': 'This page didn’t load',
  'chunk.comes':
    'This part of the portal couldn’t load. It will appear when your connection is back.',
  'chunk.lost': 'Part of the portal couldn’t load. Check your connection and try again.',
  'chunk.released': 'The portal has been updated. Reload the page to continue.',
  'leave.offline': 'You’re offline. Try again when your connection is back.',
  'chunk.broken': 'This part of the page stopped working. Try again or reload the page.',
  'startup.failed': 'We couldn’t load your account',
  'startup.signOut': 'Sign out',
  'notFound.title': 'Page not found',
  'notFound.text': 'This page doesn’t exist or has moved.',
} as const;

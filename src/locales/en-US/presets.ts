/** Presets: named settings of the generator. */
export default {
  'presets.preset': 'Preset',
  'presets.choose': 'Choose a preset',
  'presets.isDefault': 'Default',
  'presets.makeDefault': 'Make default',
  'presets.noDefault': 'Stop using as default',
  'presets.update': 'Save changes',
  'presets.saveAs': 'Save as preset',
  'presets.copyLink': 'Copy settings link',
  'presets.saved': 'Saved as “{name}”',
  'presets.lost':
    'Your browser doesn’t let this site store data, so this change will be lost when you leave. Allow it or free up disk space, then save again.',
  'presets.name': 'Name',
  'presets.save': 'Save',
  'presets.saveTitle': 'Save as preset',
  'presets.saveText': 'It’s saved in this browser: only the settings, never a password or a token.',
  'presets.rename': 'Rename',
  'presets.renameTitle': 'Rename preset',
  'presets.delete': 'Delete',
  'presets.deleteTitle': 'Delete preset',
  'presets.deleteText':
    'The preset “{name}” will be deleted. The settings on this page don’t change.',
  'presets.taken': 'A preset with this name already exists',
} as const;

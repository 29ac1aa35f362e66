/** Presets: named settings of the generator. */
export default {
  'presets.preset': 'Preset',
  'presets.choose': 'Choose a preset',
  'presets.isDefault': 'Default',
  'presets.makeDefault': 'Make default',
  'presets.noDefault': 'Stop using as default',
  'presets.update': 'Save changes',
  'presets.saveAs': 'Save as preset',
  'presets.copyLink': 'Copy link',
  'presets.saved': 'Saved as “{name}”',
  'presets.lost':
    'This browser does not store data for the portal: the change lasts until you leave the page.',
  'presets.name': 'Name',
  'presets.save': 'Save',
  'presets.saveTitle': 'Save as preset',
  'presets.saveText': 'Saved in this browser: only the settings, never a password or a token.',
  'presets.rename': 'Rename',
  'presets.renameTitle': 'Rename preset',
  'presets.delete': 'Delete',
  'presets.deleteTitle': 'Delete preset',
  'presets.deleteText':
    'The preset “{name}” will be deleted. The settings on the page stay as they are.',
  'presets.problem.long': 'At most {max} characters',
  'presets.problem.taken': 'A preset with this name already exists',
  'presets.problem.full': 'There are {count} presets already. Delete one first.',
} as const;

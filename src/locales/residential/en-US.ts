/** Texts of the proxy generator, which no other page shows. */
import credentials from '../en-US/credentials';
import place from '../en-US/place';
import presets from '../en-US/presets';
import residential from '../en-US/residential';
import residentialHelp from '../en-US/residentialHelp';
import samples from '../en-US/samples';

export default {
  ...credentials,
  ...place,
  ...presets,
  ...residential,
  ...residentialHelp,
  ...samples,
};

/** Texts of the proxy generator in Russian. */
import credentials from '../ru-RU/credentials';
import place from '../ru-RU/place';
import presets from '../ru-RU/presets';
import residential from '../ru-RU/residential';
import residentialHelp from '../ru-RU/residentialHelp';
import samples from '../ru-RU/samples';

export default {
  ...credentials,
  ...place,
  ...presets,
  ...residential,
  ...residentialHelp,
  ...samples,
};

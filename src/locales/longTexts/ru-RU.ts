/** Long texts of the proxy generator, fetched when shown. One file, because the build joins files of a few KB to the page. */
import help from '../ru-RU/help';
import proxyErrors from '../ru-RU/proxyErrors';

export default { ...help, ...proxyErrors };

/** Long texts of the proxy generator, fetched when they come into view. Together: a file of a few KB would be joined to the page. */
import help from '../ru-RU/help';
import proxyErrors from '../ru-RU/proxyErrors';

export default { ...help, ...proxyErrors };

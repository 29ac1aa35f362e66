/** Long texts of the proxy generator, fetched when they come into view. Together: a file of a few KB would be joined to the page. */
import help from '../en-US/help';
import proxyErrors from '../en-US/proxyErrors';

export default { ...help, ...proxyErrors };

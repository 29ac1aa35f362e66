/** Long texts of the proxy generator, fetched when shown. One file, because the build joins files of a few KB to the page. */
import help from '../en-US/help';
import proxyErrors from '../en-US/proxyErrors';

export default { ...help, ...proxyErrors };

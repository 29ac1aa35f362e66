/** Texts of the signed-in pages. */
import shell from '../en-US/shell';

export default { ...shell };

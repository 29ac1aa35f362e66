/** Texts of the signed-in pages. */
import shell from '../ru-RU/shell';

export default { ...shell };

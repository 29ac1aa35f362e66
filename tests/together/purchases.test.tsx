import { define } from './pageTests';

define('purchases');

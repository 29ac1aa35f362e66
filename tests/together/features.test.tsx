import { define } from './pageTests';

define('features');

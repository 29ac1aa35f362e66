import { define } from './pageTests';

define('everyPage');

import { define } from './pageTests';

define('translated');

export { HandoverDialog } from './handover';
export { begin, Residential } from './Residential';

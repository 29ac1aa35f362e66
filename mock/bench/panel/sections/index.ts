import type { Section } from '../section';
import { mails } from './mails';

/** The sections of the panel, in their order. */
export const SECTIONS: readonly Section[] = [mails];

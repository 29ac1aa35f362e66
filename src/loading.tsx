/** Umi's entry: the empty placeholder of spec §4, while the user and the first page's code are loaded. */
export { BrandMark as default } from '@/ui/page/BrandMark';

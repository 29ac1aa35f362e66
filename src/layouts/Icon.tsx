/** Line icons of the shell, 20 px, drawn in the text's colour. */
const PATHS = {
  dashboard: 'M3 11 10 4l7 7M5 9.5V16h10V9.5',
  order: 'M4 5h2l1.5 8h7.5l1.5-6H6.6M8 16.5h.01M14 16.5h.01',
  residential:
    'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM3 10h14M10 3c2.5 2.2 2.5 11.800 0 14-2.5-2.200-2.500-11.800 0-14',
  setting: 'M4 6h7M15 6h1M4 14h1M9 14h7M11 4v4M5 12v4',
  usage: 'M4 16V9M10 16V4M16 16v-5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.500 13.500 17 17',
  bell: 'M5 14h10c-1-1-1.500-2-1.500-5a3.500 3.500 0 0 0-7 0c0 3-.5 4-1.500 5ZM8.500 16.500h3',
  close: 'M5 5l10 10M15 5 5 15',
  user: 'M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 17c.5-3 3-4.500 6-4.500s5.500 1.500 6 4.500',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon beside words; it says nothing by itself. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

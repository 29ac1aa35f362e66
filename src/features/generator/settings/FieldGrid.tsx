import type { ReactNode } from 'react';
import { Grid } from '@/ui/page/Columns';

/** The least width of a field, in px. */
const WIDTH = 196;
/** A label, a control, and a line for a hint, in px: nothing moves when a hint appears. */
const HEIGHT = 94;

/** Draws the fields of a group in columns, each with room for a line of hints. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Grid width={WIDTH} gap="4px 16px" rowHeight={HEIGHT}>
      {children}
    </Grid>
  );
}

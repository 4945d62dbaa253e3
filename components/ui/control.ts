/** The look shared by every field that one types or chooses in; 18 px keeps phones from zooming. As high as a button. */
export const controlClasses =
  'block w-full min-h-12 rounded-lg border border-input bg-card px-3.5 py-2 font-sans text-base text-card-foreground transition-colors duration-fast placeholder:text-muted-foreground disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-2 aria-invalid:border-destructive'

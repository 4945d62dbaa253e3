/** A refused form, shown again to a browser without script: the values as typed, and what to correct. */
export type KeptForm = { values: Record<string, string>; message: string; errors: Record<string, string> }

/** What a refused form shows again to a browser without script: the texts as typed, and what to do about them. */
export type KeptForm = { values: Record<string, string>; message: string; errors: Record<string, string> }

/** A form refused without script, shown again: the values as typed, a message, one error per field. */
export type FormDraftView = { values: Record<string, string>; message: string; errors: Record<string, string> } | null

/** What a form that was refused without script shows again: the texts as typed, a message, one sentence a field. */
export type FormDraftView = { values: Record<string, string>; message: string; errors: Record<string, string> } | null
